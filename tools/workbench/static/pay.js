// Paying. A payment that can be made in one way only is made; where ways to pay leave different things, what differs is asked by small
// rows of numbers: how many of each kind turn or leave, which things pay.

import { html } from './dom.js';
import { t } from './text.js';
import { labelOf, paintOf } from './card.js';
import { spending } from './lead.js';

// How much is asked: where it matters, everything, nothing.
const ways = ['matters', 'always', 'never'];
export const asking = () => (ways.includes(localStorage.getItem('pay')) ? localStorage.getItem('pay') : 'matters');
export const setAsking = (way) => localStorage.setItem('pay', way);

export const askingControl = () => html`<label class="asking">${t('payments')} <select id="asking">${ways.map((w) => html`<option value="${w}" ${asking() === w ? html`selected` : ''}>${t('pay_' + w)}</option>`)}</select></label>`;

const plans = (c) => (c.options || []).filter((o) => o.spends && o.kind !== 'no');

// dimensions are the kinds of thing that payments are made of, each with how much of it a plan takes.
function dimensions(list) {
  const out = new Map();
  const put = (key, x, n, value) => {
    if (!out.has(key)) out.set(key, { key, x, what: n, by: new Map() });
    out.get(key).by.set(value.n, value.amount);
  };
  for (const o of list) for (const s of o.spends) {
    if (s.turned) put(`t${s.object || s.card}`, s, 'turned', { n: o.n, amount: s.turned });
    if (s.gone) put(`g${s.object || s.card || s.name}`, s, 'gone', { n: o.n, amount: s.gone });
  }
  return [...out.values()];
}

const amount = (d, n) => d.by.get(n) || 0;

// settled is the option to take unasked, null when it has to be asked.
export function settled(c) {
  if (!c || !c.mine || c.kind !== 'pay' || !(c.options || []).length) return null;
  const way = asking();
  if (way === 'always') return null;
  if (way === 'never') return c.options[0].n;
  const list = plans(c);
  if (!list.length) return c.options.every((o) => o.kind === 'thing' || o.kind === 'index') ? c.options[0].n : null; // in which order what is paid goes
  if (list.length < c.options.length) return null; // it may be declined
  return dimensions(list).every((d) => list.every((o) => amount(d, o.n) === amount(d, list[0].n))) ? list[0].n : null;
}

// Payer is the control. chosen is the number of the option that is in hand.
export class Payer {
  constructor() { this.revision = -1; this.chosen = 0; }

  begin(state) {
    const list = plans(state.choice);
    if (this.revision !== state.revision || !list.some((o) => o.n === this.chosen)) { this.revision = state.revision; this.chosen = list[0].n; }
    return list;
  }

  // pick takes the plan with so much of a kind that is nearest to the one in hand.
  pick(state, key, n) {
    const list = this.begin(state), all = dimensions(list), d = all.find((x) => x.key === key);
    const far = (o) => all.reduce((sum, x) => sum + Math.abs(amount(x, o.n) - amount(x, this.chosen)), 0);
    const fit = list.filter((o) => amount(d, o.n) === n).sort((a, b) => far(a) - far(b));
    if (fit.length) this.chosen = fit[0].n;
  }

  draw(words, state) {
    const list = this.begin(state), all = dimensions(list);
    const free = all.filter((d) => list.some((o) => amount(d, o.n) !== amount(d, list[0].n)));
    const now = list.find((o) => o.n === this.chosen);
    const no = state.choice.options.find((o) => o.kind === 'no');
    const turned = labelOf(words.statuses, words.picture.turned);
    const row = (d) => {
      const values = [...new Set(list.map((o) => amount(d, o.n)))].sort((a, b) => a - b);
      const face = state.faces[d.x.card];
      const name = d.x.counter ? labelOf(words.counters, d.x.name) : d.x.name;
      const what = d.what === 'turned' ? turned : t('leaves');
      return html`<div class="payrow" role="radiogroup" aria-label="${name}: ${what}"><span>${face && !d.x.object ? html`<i class="pip" style="--p:${paintOf(words, face)[0]}"></i>` : ''}${name} <small>${d.what === 'turned' ? '↷' : '✕'} ${what}</small></span><div>${values.map((n) => html`<button role="radio" aria-checked="${amount(d, this.chosen) === n}" data-pay="${d.key}" data-amount-of="${n}" aria-label="${name}: ${what} ${n}">${d.x.object ? t(n ? 'yes' : 'no') : n}</button>`)}</div></div>`;
    };
    return html`<div class="payment" data-testid="payment" data-plans="${list.length}">${free.length ? html`<div class="payrows">${free.map(row)}</div>` : ''}<div class="paysum"><span class="dim">${t('pays')}</span>${spending(words, state.faces, now.spends)}<button class="primary" data-option="${now.n}" data-kind="pay" title="${now.label}">${t('pay')} <kbd>Enter</kbd></button>${no ? html`<button data-option="${no.n}" data-kind="no">${no.label} <kbd>N</kbd></button>` : ''}${askingControl()}</div></div>`;
  }
}

export const payable = (c) => c && c.kind === 'pay' && plans(c).length > 0;
