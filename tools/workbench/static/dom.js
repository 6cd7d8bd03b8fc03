// HTML as text, put into the page by changing only what differs, so that focus, hover and scrolling stay.

const escapes = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
export const esc = (s) => String(s ?? '').replace(/[&<>"']/g, (c) => escapes[c]);

class Markup { constructor(text) { this.text = text; } toString() { return this.text; } }
export const raw = (text) => new Markup(text);

// html`...` escapes what is put into it, apart from other html and lists of it.
export function html(parts, ...values) {
  let out = parts[0];
  values.forEach((v, i) => { out += put(v) + parts[i + 1]; });
  return new Markup(out);
}
function put(v) {
  if (v === null || v === undefined || v === false) return '';
  if (v instanceof Markup) return v.text;
  if (Array.isArray(v)) return v.map(put).join('');
  return esc(v);
}

const template = document.createElement('template');

// render makes an element hold markup.
export function render(target, markup) {
  template.innerHTML = String(markup);
  morph(target, template.content);
}

// become makes an element what markup says; it stays the same element, so that a press on it is not lost.
export function become(element, markup) {
  template.innerHTML = String(markup);
  same(element, template.content.firstElementChild);
}

const keyOf = (n) => (n.nodeType === 1 ? n.getAttribute('data-key') || n.id || '' : '');

function morph(target, source) {
  const keyed = new Map();
  for (const n of target.children) if (keyOf(n)) keyed.set(keyOf(n), n);
  let at = target.firstChild;
  for (const next of [...source.childNodes]) {
    const key = keyOf(next);
    let have = at;
    if (key) have = keyed.get(key) || null;
    else if (at && keyOf(at)) have = null;
    if (have && have.nodeType === next.nodeType && have.nodeName === next.nodeName) {
      if (have !== at) target.insertBefore(have, at); else at = at.nextSibling;
      if (key) keyed.delete(key);
      same(have, next);
    } else {
      target.insertBefore(next, at);
    }
  }
  while (at) { const gone = at; at = at.nextSibling; gone.remove(); }
}

function same(have, next) {
  if (have.nodeType !== 1) {
    if (have.nodeValue !== next.nodeValue) have.nodeValue = next.nodeValue;
    return;
  }
  for (const a of [...have.attributes]) if (!next.hasAttribute(a.name) && a.name !== 'data-live') have.removeAttribute(a.name);
  for (const a of next.attributes) if (have.getAttribute(a.name) !== a.value) have.setAttribute(a.name, a.value);
  if (have.hasAttribute('data-own')) return; // what is inside is somebody else's
  if (have.nodeName === 'INPUT' || have.nodeName === 'TEXTAREA') {
    if (document.activeElement !== have && next.hasAttribute('value')) have.value = next.getAttribute('value');
    if (next.type === 'checkbox') have.checked = next.hasAttribute('checked');
    return;
  }
  morph(have, next);
}

export function toast(text, kind = '') {
  const box = document.getElementById('toasts');
  const p = document.createElement('p');
  p.className = 'toast ' + kind;
  p.textContent = text;
  box.append(p);
  setTimeout(() => p.remove(), 3500 + text.length * 45);
}
