// Cards in our own design. A card is drawn from its face (what is printed) and, on the board, from the object (what is so now).

import { html, raw, esc } from './dom.js';

const fallback = ['#5f6b7c', '#3c4654'];

// paintOf gives the two colours of a card.
export function paintOf(words, face) {
  const list = (face.colors || []).map((c) => words.picture.paint[c]).filter(Boolean);
  if (!list.length && words.picture.paint[face.type]) list.push(words.picture.paint[face.type]);
  const a = list[0] || fallback[0];
  return [a, list[1] || (list[0] ? a : fallback[1])];
}

export const art = (face, paint) => `/art/${face.art}/${paint.map((c) => c.slice(1)).join('-')}`;

export const labelOf = (list, name) => { const w = (list || []).find((x) => x.name === name); return (w && w.label) || String(name).replaceAll('_', ' '); };

// symbols draws {2}, {calm} and [Keyword] in a text.
export function symbols(words, text) {
  return raw(esc(text).replace(/\{([\w-]+)\}/g, (_, w) => {
    const c = words.picture.paint[w];
    if (c) return `<i class="pip" style="--p:${c}" title="${esc(labelOf(words.colors, w))}"></i>`;
    return /^\d+$|^x$/i.test(w) ? `<i class="num">${w}</i>` : `<i class="num">${w}</i>`;
  }).replace(/\n/g, '<br>'));
}

export function pips(words, amounts) {
  const out = [];
  for (const [name, n] of Object.entries(amounts || {})) {
    for (let i = 0; i < Math.min(n, 6); i++) out.push(html`<i class="pip" style="--p:${words.picture.paint[name] || '#8a94a3'}" title="${labelOf(words.colors, name)}"></i>`);
  }
  return out;
}

const short = (words, name) => labelOf(words.numbers, name);

// stats are the numbers at the foot: now, and what is printed when that is another number.
export function stats(words, face, object) {
  const p = words.picture;
  const shown = p.stats.filter((n) => face.numbers && face.numbers[n] !== undefined);
  return shown.map((n, i) => {
    const printed = face.numbers[n];
    let now = object && object.numbers && object.numbers[n] !== undefined ? object.numbers[n] : printed;
    const wounds = object && object.counters && p.wounds && i === shown.length - 1 && n === p.stats[p.stats.length - 1] ? object.counters[p.wounds] || 0 : 0;
    const cls = now > printed ? 'up' : now < printed ? 'down' : '';
    return html`<span class="stat ${cls} ${wounds ? 'hurt' : ''}" data-number="${n}" title="${short(words, n)} ${now}${now !== printed ? ` (${printed})` : ''}${wounds ? `, ${labelOf(words.counters, p.wounds)} ${wounds}` : ''}">${shown.length > 1 ? html`<sup aria-hidden="true">${[...short(words, n)][0]}</sup>` : ''}<b>${now}</b>${now !== printed ? html`<small>${printed}</small>` : ''}${wounds ? html`<em>−${wounds}</em>` : ''}</span>`;
  });
}

export function costs(words, face) {
  const p = words.picture;
  const list = p.costs.filter((n) => face.numbers && face.numbers[n] !== undefined);
  if (!list.length && !face.amounts) return '';
  return html`<span class="cost">${list.map((n) => html`<b title="${short(words, n)}">${face.numbers[n]}</b>`)}${pips(words, face.amounts)}</span>`;
}

export const typeLine = (words, face) => [...(face.traits || []).map((x) => labelOf(words.traits, x)), labelOf(words.types, face.type)].join(' ') + (face.tags && face.tags.length ? ' · ' + face.tags.join(' ') : '');

const style = (words, face) => { const p = paintOf(words, face); return `--c1:${p[0]};--c2:${p[1]};--art:url('${art(face, p)}')`; };

// full is a whole card: on paper, in the gallery, in the hand, enlarged.
export function full(words, face, { object, extra = '', cls = '' } = {}) {
  return html`<div class="card ${face.letters || ''} ${cls}" style="${style(words, face)}"><div class="c-art"></div><div class="c-head">${costs(words, face)}<span class="c-name">${face.name}</span></div><div class="c-type">${typeLine(words, face)}</div><div class="c-text">${(face.keywords || []).length ? html`<p class="kws">${face.keywords.map((k) => html`<b class="kw" data-word="${k}">${keywordLabel(words, k)}</b> `)}</p>` : ''}${face.text ? html`<p>${symbols(words, face.text)}</p>` : ''}</div><div class="c-foot">${stats(words, face, object)}</div>${extra}</div>`;
}

// keywordLabel is a printed keyword in the language of the page: "Assault 2".
export function keywordLabel(words, printed) {
  const w = words.keywords.filter((k) => printed === k.name || printed.startsWith(k.name + ' ')).sort((a, b) => b.name.length - a.name.length)[0];
  if (!w) return printed;
  return symbols(words, (w.label || w.name) + printed.slice(w.name.length));
}

// marksOf are the counters of a thing that its game wants drawn, with how many it has; first comes what else is asked for.
export const marksOf = (words, object, first = []) => [...new Set([...first, ...words.picture.marks])].filter((n) => n && object.counters?.[n] && (first.includes(n) || n !== words.picture.wounds)).map((n) => [n, object.counters[n]]);

// tile is a card on the board: what matters in play, large enough to read.
export function tile(words, face, object, { extra = '', on = '', copy = '', under = [] } = {}) {
  const sums = object.sums || {};
  const turned = words.picture.turned;
  const known = new Set((object.statuses || []).filter((s) => s !== turned));
  const counters = marksOf(words, object);
  return html`<div class="tile ${face.letters || ''}" style="${style(words, face)}"><div class="t-top">${costs(words, face)}<span class="t-name">${face.name}</span></div><div class="t-body">${copy ? html`<i class="mark copy">⧉ ${copy}</i>` : ''}${on ? html`<i class="mark on">↳ ${on}</i>` : ''}${under.map((x) => html`<i class="mark lies">◈ ${x}</i>`)}${(object.statuses || []).includes(turned) ? html`<i class="mark turned" title="${labelOf(words.statuses, turned)}">↷</i>` : ''}${(object.keywords || []).slice(0, 5).map((k) => html`<b class="kw" data-word="${k}">${keywordLabel(words, k)}${sums[k] ? ' ' + sums[k] : ''}</b>`)}${[...known].map((s) => html`<i class="mark" data-word="${s}">${labelOf(words.statuses, s)}</i>`)}${counters.map(([n, v]) => html`<i class="mark count" data-word="${n}">${labelOf(words.counters, n)} ${v}</i>`)}</div><div class="t-foot ${words.picture.stats.filter((n) => face.numbers && face.numbers[n] !== undefined).length > 2 ? 'many' : ''}">${stats(words, face, object)}</div>${extra}</div>`;
}

// back is a card that is not seen.
export const cardBack = (n = 1) => html`<div class="back" aria-hidden="true">${n > 1 ? n : ''}</div>`;
