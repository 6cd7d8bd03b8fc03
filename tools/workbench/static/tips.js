// Explanations on hover and on focus: words, rules, cards, and why something is not possible.

import { html, render, raw } from './dom.js';
import { t } from './text.js';
import { get } from './net.js';
import { full, labelOf, symbols } from './card.js';

const box = () => document.getElementById('tip');
let timer = 0, shown = null, context = null;
const rules = new Map();

// explain sets what tips are about: { words, state, table }.
export function explainWith(c) { context = c; }

export async function ruleText(number) {
  const key = context.words.game + number;
  if (!rules.has(key)) rules.set(key, get(context.state ? `table/${context.state.table}/rule` : 'rule', { game: context.words.game, number, lang: document.documentElement.lang }).catch(() => []));
  return rules.get(key);
}

const ruleLines = (list, number) => html`<p class="tiprule"><b>${number}</b> ${list.length ? list.map((r) => r.gloss).join(' · ') : ''}</p>`;

function place(x, y) {
  const b = box();
  b.hidden = false;
  const w = b.offsetWidth, h = b.offsetHeight;
  b.style.left = Math.max(6, Math.min(x + 14, innerWidth - w - 6)) + 'px';
  b.style.top = Math.max(6, y + 18 + h > innerHeight ? y - h - 12 : y + 18) + 'px';
}

// dock shows the tip of a card over the panel beside the board, so that it hides nothing of what it speaks of; without a panel it is near
// the mouse.
function dock(el, x, y) {
  const side = el.closest('.field') && document.querySelector('.info')?.getBoundingClientRect();
  const b = box();
  b.classList.toggle('docked', Boolean(side && side.left > 400));
  if (!b.classList.contains('docked')) return place(x, y);
  b.hidden = false;
  b.style.left = side.left + 1 + 'px';
  b.style.top = side.top + 'px';
  b.style.width = side.width - 1 + 'px';
}

export function hide() {
  clearTimeout(timer);
  shown = null;
  const b = box();
  b.hidden = true;
  b.classList.remove('docked');
  b.style.width = '';
}

// wordTip is what a word means: a keyword, status, counter, phase.
export function wordTip(name) {
  const w = context.words;
  for (const [list, what] of [[w.keywords, t('keywords')], [w.statuses, t('status')], [w.phases, t('phase')], [w.counters, t('counters')], [w.types, t('type')], [w.colors, t('color')]]) {
    const x = list.filter((k) => name === k.name || name.startsWith(k.name + ' ')).sort((a, b) => b.name.length - a.name.length)[0];
    if (x) return { title: x.label || x.name.replaceAll('_', ' '), what, doc: x.doc, rule: x.rule, set: x.set };
  }
  return null;
}

async function fill(el, x, y) {
  const b = box();
  const d = el.dataset;
  if (d.object && context && context.state.faces) {
    const { state, words } = context;
    let object = null;
    for (const z of state.view.zones) for (const o of z.objects || []) if (o.id === Number(d.object)) object = o;
    const face = state.faces[d.card || (object && object.card)];
    if (!face) return;
    const leads = context.leads?.(Number(d.object)) || '';
    const draw = (reasons) => render(b, html`<div class="cardtip">${full(words, face, { object })}${leads}${reasons && reasons.length ? html`<div class="reasons"><h4>${t('why')}</h4>${reasons.map((r) => html`<p><b>${r.action === 'trigger' ? t('trigger') : labelOf(words.actions, r.action)}</b> ${r.text}${r.by ? html` <i>(${r.by}${r.file ? ` ${r.file}:${r.line}` : ''})</i>` : ''}${r.rule ? html` <span class="ruleno">${r.rule}</span>` : ''}</p>`)}</div>` : ''}</div>`);
    draw(null);
    dock(el, x, y);
    const asked = await get(`table/${state.table}/why`, { object: d.object, seat: state.host ? state.me : undefined, lang: document.documentElement.lang }).catch(() => null);
    // Of what may be used, only what its triggers wait for is worth a word.
    if (asked && leads) asked.reasons = asked.reasons.filter((r) => r.action === 'trigger');
    if (shown === el && asked && asked.reasons && asked.reasons.length) {
      const number = asked.reasons[0].rule;
      draw(asked.reasons);
      dock(el, x, y);
      if (number) {
        const lines = await ruleText(number);
        if (shown === el && lines.length) { b.querySelector('.reasons')?.insertAdjacentHTML('beforeend', String(ruleLines(lines, number))); dock(el, x, y); }
      }
    }
    return;
  }
  if (d.face && context) {
    const face = context.faces && context.faces[d.face];
    if (!face) return;
    render(b, html`<div class="cardtip">${full(context.words, face)}</div>`);
    place(x, y);
    return;
  }
  if (d.rule) {
    render(b, ruleLines(await ruleText(d.rule), d.rule));
    if (shown === el) place(x, y);
    return;
  }
  if (d.word && context) {
    const w = wordTip(d.word);
    if (!w) return;
    render(b, html`<h4>${w.title}</h4>${w.doc ? html`<p>${symbols(context.words, w.doc)}</p>` : ''}${w.set ? html`<p class="dim">${w.set}</p>` : ''}${w.rule ? ruleLines(await ruleText(w.rule), w.rule) : ''}`);
    if (shown === el) place(x, y);
    return;
  }
  if (d.tip) { render(b, html`<p>${raw(d.tip)}</p>`); place(x, y); }
}

const wanted = '[data-word],[data-rule],[data-object],[data-face],[data-tip]';

export function start() {
  const over = (e) => {
    const el = e.target.closest && e.target.closest(wanted);
    if (el === shown) return;
    hide();
    if (!el) return;
    shown = el;
    const r = el.getBoundingClientRect();
    const x = e.clientX || r.left + r.width / 2, y = e.clientY || r.bottom - 12;
    timer = setTimeout(() => { if (shown === el && el.isConnected) fill(el, x, y).catch(() => {}); }, el.dataset.object || el.dataset.face ? 420 : 220);
  };
  document.addEventListener('mouseover', over);
  document.addEventListener('focusin', (e) => { if (e.target.matches && e.target.matches(':focus-visible')) over(e); });
  document.addEventListener('mousedown', hide, true);
  document.addEventListener('keydown', hide, true);
  document.addEventListener('scroll', hide, true);
  document.addEventListener('mouseleave', hide);
}
