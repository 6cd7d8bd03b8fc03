// The texts of the project's sets: edit, save, and see what the scenarios say.

import { html, render, toast } from './dom.js';
import { get, post } from './net.js';
import { t } from './text.js';
import { bar, loop } from './app.js';

export async function open({ app, args, root, go }) {
  const page = new Editor(app, root, go);
  await page.start(args[0] || '', Number(args[1]) || 0);
  return page;
}

class Editor {
  constructor(app, root, go) { Object.assign(this, { app, root, go, sets: [], file: null, dirty: false, findings: [], filter: '' }); }

  async start(path, line) {
    this.sets = await get('files');
    if (path) await this.load(path);
    this.draw();
    if (this.file) await this.mount(line);
    this.root.onclick = (e) => {
      const b = e.target.closest('[data-do],[data-line]');
      if (!b) return;
      if (b.dataset.line) this.cm?.reveal(Number(b.dataset.line));
      if (b.dataset.do === 'save') this.save();
      if (b.dataset.do === 'reload') this.reload();
    };
    this.root.oninput = (e) => { if (e.target.id === 'filefilter') { this.filter = e.target.value.toLowerCase(); this.draw(); } };
    this.unload = (e) => { if (this.dirty) e.preventDefault(); };
    addEventListener('beforeunload', this.unload);
    this.source = loop({ live: () => this.lived() });
  }

  async load(path) {
    this.file = await get('file', { path });
    this.api = (await get('api', { game: this.file.game }).catch(() => [])) || [];
  }

  async reload() { await this.load(this.file.path); this.cm?.set(this.file.text); this.dirty = false; this.draw(); }

  async mount(line) {
    const { create } = await import('./vendor/codemirror.js');
    const f = this.file;
    this.cm = create({
      parent: document.getElementById('code'), text: f.text, name: f.path, readOnly: !f.editable, label: f.path, save: () => this.save(),
      complete: (before, whole) => this.complete(before, whole),
      changed: (text) => { const was = this.dirty; this.dirty = text !== this.file.text; if (was !== this.dirty) this.draw(); this.think(); },
    });
    if (line) this.cm.reveal(line);
    this.mark();
    document.documentElement.dataset.editor = f.path;
  }

  // complete offers the words of the card API that may stand here.
  complete(before) {
    if (!this.file.path.endsWith('.lua')) return null;
    const word = /[\w]*$/.exec(before)[0];
    const access = /(\w+)\s*([.:])\s*\w*$/.exec(before);
    let kinds;
    if (access && access[2] === ':') kinds = access[1] === 'q' ? ['query'] : ['verb', 'query'];
    else if (access && (access[1] === 'fx' || access[1] === 'q')) kinds = ['context'];
    else if (access && /^(self|you|opponents|each_player)$/.test(access[1])) kinds = ['event'];
    else if (access) kinds = ['view', 'context', 'event'];
    else if (/[{,]\s*\w*$/.test(before) || /^\s*\w*$/.test(before)) kinds = ['ability field', 'field', 'cost', 'gift', 'constructor', 'filter', 'symbol', 'quantifier', 'combinator', 'scope', 'value', 'condition'];
    else kinds = ['filter', 'symbol', 'quantifier', 'combinator', 'constructor', 'value', 'condition', 'scope', 'query'];
    if (!word && !access) return null;
    const seen = new Map();
    for (const e of this.api) {
      if (!kinds.includes(e.Kind)) continue;
      if (seen.has(e.Name)) { const x = seen.get(e.Name); if (!x.info.includes(e.Doc)) x.info += '\n' + (e.Of ? e.Of + ': ' : '') + e.Doc; continue; }
      seen.set(e.Name, { label: e.Name, type: { verb: 'method', query: 'method', event: 'property', constructor: 'class', filter: 'function' }[e.Kind] || 'keyword', detail: ' ' + (e.Signature || e.Type || ''), info: `${e.Kind}${e.Of ? ' of ' + e.Of : ''}: ${e.Doc}${e.Rule ? ` (${e.Rule})` : ''}${e.Example ? '\n' + e.Example : ''}${e.Unsupported ? '\nnot yet: ' + e.Unsupported : ''}` });
    }
    return { back: word.length, options: [...seen.values()] };
  }

  // think judges the text while it is written, when its author pauses.
  think() {
    clearTimeout(this.timer);
    this.timer = setTimeout(async () => {
      const text = this.cm.text();
      const found = await post('judge', { Path: this.file.path, Text: text }).catch(() => null);
      if (found && this.cm && text === this.cm.text()) { this.findings = found; this.mark(); this.draw(); }
    }, 350);
  }

  lived() {
    if (!this.dirty && this.file && this.app.live.now) this.findings = this.app.live.now.findings.filter((f) => f.file === this.file.path);
    this.mark();
    this.draw();
  }

  mark() {
    const fails = this.runs().filter((r) => !r.pass && r.file === this.file?.path).map((r) => ({ line: r.at || r.line, severity: 'warning', message: `${r.name}: ${r.message}${r.expected ? `\n${t('expected')}: ${r.expected}\n${t('actual')}: ${r.actual}` : ''}` }));
    this.cm?.mark([...this.findings.map((f) => ({ line: f.line, severity: f.severity === 'error' ? 'error' : 'warning', message: f.summary + (f.detail ? '\n' + f.detail : '') + (f.fix ? '\n' + f.fix : '') })), ...fails]);
  }

  async save() {
    if (!this.file || !this.file.editable) return;
    const text = this.cm.text();
    try {
      const f = await post('file', { Path: this.file.path, Text: text, Before: this.file.hash });
      this.file = { ...this.file, text: f.text, hash: f.hash };
      this.dirty = this.cm.text() !== f.text;
      toast(t('saved'), 'good');
    } catch (e) { toast(e.message, 'bad'); document.documentElement.dataset.said = e.message; }
    this.draw();
  }

  // short is a path below the folder of its set's game.
  short(path) { const s = this.sets.find((x) => path.startsWith(x.dir + '/')); return s ? `${s.set}/${path.slice(s.dir.length + 1)}` : path; }

  runs() {
    const l = this.app.live.now, f = this.file;
    if (!l || !f) return [];
    const dir = f.path.replace(/\/(cards|keywords|scenarios|decks)\/[^/]*$/, '').replace(/\/[^/]*$/, (m) => (f.path.includes('/cards/') || f.path.includes('/scenarios/') || f.path.includes('/keywords/') ? m : ''));
    return l.runs.filter((r) => r.file === f.path || r.cards.some((c) => f.cards.includes(c)) || (!f.cards.length && r.file.startsWith(dir + '/')));
  }

  draw() {
    if (this.closed) return;
    const f = this.file;
    const runs = this.runs();
    const list = this.sets.map((s) => ({ ...s, files: s.files.filter((x) => x.toLowerCase().includes(this.filter)) }));
    render(this.root, html`${bar()}<main id="main" class="editor"><nav class="filelist" aria-label="${t('file')}"><input id="filefilter" type="search" placeholder="${t('search')}" aria-label="${t('search')}">${list.length ? list.map((s) => html`<details open><summary>${s.title} <small>${s.game}</small></summary><ul>${s.files.map((x) => html`<li><a href="#/editor/${encodeURIComponent(x)}" class="${f && f.path === x ? 'here' : ''}">${x.slice(s.dir.length + 1)}</a></li>`)}</ul></details>`) : html`<p class="dim">${t('noFiles')}<br><code>cardlathe new set NAME</code></p>`}</nav><section class="code"><div class="codehead">${f ? html`<b title="${f.path}">${this.short(f.path)}</b>${this.dirty ? html` <i class="dot" title="…">●</i>` : ''}<span class="grow"></span>${f.editable ? html`<button data-do="reload" aria-label="${t('reload')}" title="${t('reload')}">⟲</button><button class="primary" data-do="save" ${this.dirty ? '' : html`disabled`}>${t('save')} <kbd>Ctrl S</kbd></button>` : html`<small class="dim">${t('readOnly')}</small>`}` : html`<span class="dim">${t('file')} …</span>`}</div>${f ? html`<div id="code" data-own></div>` : html`<p class="nothingyet">${t('chooseFile')}</p>`}</section><aside class="results" aria-label="${t('scenarios')}" data-testid="results" data-running="${Boolean(this.app.live.now && this.app.live.now.running)}"><h2>${t('scenarios')}</h2>${this.findings.map((d) => html`<button class="result bad" data-line="${d.line || 1}"><b>${d.summary}</b><small>${d.code} · ${d.line || ''}</small>${d.fix ? html`<small>${d.fix}</small>` : ''}</button>`)}${this.app.live.now && this.app.live.now.running ? html`<p><i class="spin"></i> ${t('running')}</p>` : ''}${runs.slice(0, 60).map((r) => html`<div class="result ${r.pass ? 'good' : 'bad'}"><b>${r.pass ? '✓' : '✕'} ${r.name}</b>${r.pass ? '' : html`<small>${this.short(r.file)}:${r.at || r.line}</small><pre>${r.message}${r.expected ? `\n${t('expected')}: ${r.expected}\n${t('actual')}: ${r.actual}` : ''}</pre>`}</div>`)}${f ? (runs.length || this.findings.length || this.app.live.now?.running ? '' : html`<p class="dim">${t('noScenario')}</p>`) : html`<p class="dim">${t('resultsHere')}</p>`}</aside></main>`);
    document.documentElement.dataset.page = 'editor';
    this.app.live.draw();
  }

  close() {
    this.closed = true;
    clearTimeout(this.timer);
    this.source?.close();
    this.cm?.destroy();
    this.cm = null;
    removeEventListener('beforeunload', this.unload);
    this.root.onclick = this.root.oninput = null;
    delete document.documentElement.dataset.editor;
  }
}
