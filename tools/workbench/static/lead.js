// What the options lead to, before one is taken: hovering over something that may be used, or focusing it, lights what could be chosen
// and where it could go, each with what it would cost. The server looks ahead once for every state that asks this page.

import { html } from './dom.js';
import { get } from './net.js';
import { t } from './text.js';
import { labelOf, paintOf } from './card.js';

// spending draws what is paid: marks that turn or leave, counters, things. What is about the thing in hand alone is its own affair.
export function spending(words, faces, spends, self = 0) {
  const out = [];
  for (const s of spends) {
    if (s.counter) { out.push(html`<span class="paid" title="${labelOf(words.counters, s.name)} −${s.gone}">${words.picture.paint[s.name] ? html`<i class="pip" style="--p:${words.picture.paint[s.name]}"></i>` : html`${labelOf(words.counters, s.name)} `}<b>${s.gone}</b></span>`); continue; }
    const face = faces[s.card], color = face ? paintOf(words, face)[0] : '';
    const turned = labelOf(words.statuses, words.picture.turned);
    if (s.object && s.object === self && s.turned) { out.push(html`<span class="paid" title="${turned}">↷</span>`); continue; }
    if (s.object) { out.push(html`<span class="paid thing">${s.turned ? '↷' : '✕'} ${s.name}</span>`); continue; }
    if (s.turned) out.push(html`<span class="paid" title="${s.name}: ${turned} ${s.turned}">↷<i class="pip" style="--p:${color}"></i><b>${s.turned}</b></span>`);
    if (s.gone) out.push(html`<span class="paid" title="${s.name}: ${t('leaves')} ${s.gone}">✕<i class="pip" style="--p:${color}"></i><b>${s.gone}</b></span>`);
  }
  return out;
}

// brief is the same in a few letters, for a badge: 3 that turn, 1 that leaves.
export function brief(words, spends, self = 0) {
  let turned = 0, gone = 0;
  const rest = [];
  for (const s of spends) {
    if (s.counter) rest.push(`${labelOf(words.counters, s.name)} ${s.gone}`);
    else if (s.object === self && self) continue;
    else if (s.object) rest.push((s.turned ? '↷' : '✕') + s.name);
    else { turned += s.turned || 0; gone += s.gone || 0; }
  }
  return [turned ? `↷${turned}` : '', gone ? `✕${gone}` : '', ...rest].filter(Boolean).join(' ');
}

export class Outlook {
  constructor(table) { this.table = table; this.leads = new Map(); this.revision = -1; this.lit = null; }

  // look asks what the options of the present state lead to.
  async look() {
    const s = this.table.state, c = s.choice;
    this.leads = new Map();
    this.revision = s.revision;
    if (!c || !c.mine || this.table.builder) return;
    const found = await get(this.table.path('outlook'), this.table.args({ revision: s.revision })).catch(() => null);
    if (!found || found.revision !== this.table.state.revision) return;
    this.leads = new Map(found.leads.map((l) => [l.n, l]));
    document.documentElement.dataset.outlook = found.revision;
    if (this.movers().size) this.table.draw();
    if (this.shown) this.show(this.shown);
  }

  options() { const c = this.table.state.choice; return c && c.mine && this.revision === this.table.state.revision ? c.options || [] : []; }

  // movers are things that go somewhere by an option about a place, with these options: the things are asked for right after.
  movers() {
    const out = new Map();
    if (!this.table.state.choice?.acting) return out;
    for (const o of this.options()) {
      const l = this.leads.get(o.n);
      if (!l || !o.place || o.object) continue;
      const add = (id, then, spends) => { if (!out.has(id)) out.set(id, []); out.get(id).push({ ...o, then, spends }); };
      for (const a of l.aims || []) if (a.object) add(a.object, a.object, a.spends);
      for (const id of l.goes || []) add(id, 0, l.spends);
    }
    return out;
  }

  // of tells what may be done with a thing of the board: [{ option, lead }].
  of(kind, id) {
    const own = this.options().filter((o) => (kind === 'object' ? o.object === id : o.place === id && !o.object));
    return own.map((o) => ({ option: o, lead: this.leads.get(o.n) })).filter((x) => x.lead);
  }

  // show lights what a thing could be used for; it reports whether there is anything.
  show(el) {
    this.clear();
    const object = Number(el.dataset.object) || 0, place = Number(el.dataset.place) || 0;
    const aims = [];
    if (el.dataset.points) aims.push({ object: Number(el.dataset.points) }); // a button that is about a thing
    for (const { option, lead } of [...(object ? this.of('object', object) : []), ...(place ? this.of('place', place) : [])]) {
      for (const a of lead.aims || []) aims.push({ object: a.object, place: a.place, player: a.player, cost: brief(this.table.words, a.spends, a.object) + (a.others ? ' …' : '') });
      for (const id of lead.hits || []) aims.push({ object: id, cost: brief(this.table.words, lead.spends, object) + (lead.others ? ' …' : '') });
      if (option.to) aims.push({ object: option.to.object, place: option.to.place, cost: brief(this.table.words, lead.spends, object) + (lead.others ? ' …' : '') });
    }
    for (const o of (object && this.movers().get(object)) || []) aims.push({ place: o.place, cost: brief(this.table.words, o.spends, object) });
    this.shown = el;
    for (const a of aims) {
      const selector = a.object ? `.field [data-object="${a.object}"]` : a.place ? `.field [data-place="${a.place}"]:not([data-object] [data-place])` : a.player !== undefined ? `.field [data-player="${a.player}"]` : '';
      if (!selector) continue;
      const found = [...document.querySelectorAll(selector)].filter((x) => x !== el);
      found.forEach((x, i) => { x.classList.add('aim'); if (i === 0 && a.cost) x.dataset.cost = a.cost; });
    }
    return aims.length > 0;
  }

  clear() {
    this.shown = null;
    for (const x of document.querySelectorAll('.aim')) { x.classList.remove('aim'); delete x.dataset.cost; }
  }

  // tip tells of each thing that may be done what it costs and how much there is to choose from.
  tip(object) {
    const { words, state } = this.table;
    const list = [...this.of('object', object), ...(this.movers().get(object) || []).map((o) => ({ option: o, lead: { spends: o.spends } }))];
    if (!list.length) return '';
    return html`<div class="leads">${list.map(({ option, lead }) => {
      const costs = (lead.aims || []).map((a) => brief(words, a.spends));
      const same = costs.every((c) => c === costs[0]);
      const spends = (lead.aims || []).length ? (same ? lead.aims[0].spends : []) : lead.spends;
      return html`<p><b>${option.label}</b> ${spending(words, state.faces, spends, object)}${!same ? html`<small>${t('costsDiffer')}</small>` : ''}${lead.others || (same && lead.aims?.[0]?.others) ? html` <small class="others">${t('othersPay')}</small>` : ''}${(lead.aims || []).length ? html` <small>${lead.prompt} · ${lead.aims.length} ${t('possible')}</small>` : ''}</p>`;
    })}</div>`;
  }
}
