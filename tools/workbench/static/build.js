// Building a position, and saving what was played as a scenario.

import { html, render, toast } from './dom.js';
import { get, post } from './net.js';
import { t, state as settings } from './text.js';
import { labelOf } from './card.js';
import { Saver } from './save.js';

export class Builder {
  constructor(table) {
    this.table = table;
    this.mode = 'cards'; // cards, position, scenarios, export
    this.q = '';
    this.cards = [];
    this.total = 0;
    this.holding = null; // a card of the search that is to be put somewhere
    this.moving = 0; // an object that is to be moved
    this.object = 0;
    this.scenarios = null;
    this.saver = new Saver(table, () => this.table.draw());
    this.search();
  }

  get s() { return this.table.state; }
  get words() { return this.table.words; }

  async search() {
    try {
      const r = await get('cards', { game: this.s.game, q: this.q, tokens: '1', lang: settings.lang });
      this.cards = r.cards; this.total = r.total; this.error = '';
    } catch (e) { this.error = e.message; }
    this.table.draw();
  }

  async edit(e) {
    try { await post(this.table.path('build'), { Do: '', Card: '', Zone: 0, Object: 0, Host: 0, Seat: 0, Name: '', N: 0, On: false, ...e }); return true; }
    catch (x) { toast(x.message, 'bad'); document.documentElement.dataset.said = x.message; return false; }
  }

  panel() {
    const tabs = [['cards', t('cardsTab')], ['position', t('position')], ['scenarios', t('open2')], ['export', t('savePosition')]];
    return html`<div class="tabs" role="tablist">${tabs.map(([k, n]) => html`<button role="tab" aria-selected="${this.mode === k}" data-build="${k}">${n}</button>`)}</div><div class="tabbody builder" role="tabpanel"><div>${this[this.mode + 'Panel']()}</div></div><div class="timeline"><button data-edit="undo" ${this.s.edited ? '' : html`disabled`}>${t('undoBoard')} (${this.s.edited || 0})</button><span class="grow"></span><button class="primary" id="build">${t('done')}</button></div>`;
  }

  cardsPanel() {
    return html`<input type="search" id="buildsearch" placeholder="${t('search')}: energy<=2  tank" aria-label="${t('search')}" value="${this.q}">${this.error ? html`<p class="error">${this.error}</p>` : ''}<p class="dim" role="status">${this.total} ${t('count')}</p><div class="found">${this.cards.map((c) => html`<button class="foundcard ${this.holding && this.holding.id === c.id ? 'on' : ''}" data-hold="${c.id}" data-key="h${c.id}" aria-pressed="${Boolean(this.holding && this.holding.id === c.id)}"><b>${c.name}</b><small>${[labelOf(this.words.types, c.type), c.token ? t('token') : this.words.picture.costs.filter((n) => c.numbers && c.numbers[n] !== undefined).map((n) => `${labelOf(this.words.numbers, n)} ${c.numbers[n]}`).join(', '), c.set].filter(Boolean).join(' · ')}</small></button>`)}</div>`;
  }

  positionPanel() {
    const s = this.s, w = this.words;
    const o = this.find(this.object);
    if (o) return this.objectPanel(o);
    const pic = w.picture;
    return html`<h3>${t('turn')}</h3><p class="turnrow"><label>${t('player')} <select id="bturn">${s.seats.map((x, i) => html`<option value="${i}" ${s.view.active === i ? html`selected` : ''}>${x.name}</option>`)}</select></label> <label>${t('phase')} <select id="bphase">${pic.phases.map((p) => html`<option value="${p}" ${s.view.phase === p ? html`selected` : ''}>${labelOf(w.phases, p)}</option>`)}</select></label> <button data-edit="turn">${t('apply')}</button></p>${s.seats.map((x, i) => { const have = (s.view.players.find((p) => p.player === i) || {}).counters || {}; const list = [...new Set([pic.score, ...pic.pool, ...pic.counts, ...Object.keys(have)].filter(Boolean))]; return html`<h3>${t('seat')} ${x.name}</h3><div class="counters">${list.map((n) => html`<label>${labelOf(w.counters, n)} <input type="number" min="0" max="999" data-counter="${n}" data-seatno="${i}" value="${have[n] || 0}"></label>`)}</div>`; })}<p class="dim">${t('buildHelp')}</p><p><button data-edit="freeze">${t('freeze')}</button></p>`;
  }

  objectPanel({ o, z }) {
    const s = this.s, w = this.words, face = s.faces[o.card], have = o.counters || {};
    const counters = [...new Set([w.picture.wounds, ...w.picture.marks, ...Object.keys(have)].filter(Boolean))];
    const zones = s.view.zones.filter((x) => w.zones[x.kind].shape !== 'stack' && w.zones[x.kind].shape !== 'aside');
    return html`<div class="objecthead"><b>${face.name}</b> <small class="dim">${w.zones[z.kind].label}</small><span class="grow"></span><button class="quiet" data-edit="deselect" aria-label="${t('close')}">✕</button></div><p>${w.statuses.map((x) => html`<label class="check"><input type="checkbox" data-status="${x.name}" ${(o.statuses || []).includes(x.name) ? html`checked` : ''}> ${x.label || x.name}</label> `)}</p><div class="counters">${counters.map((n) => html`<label>${labelOf(w.counters, n)} <input type="number" min="0" max="999" data-ocounter="${n}" value="${have[n] || 0}"></label>`)}</div><p><label>${t('control')} <select data-control>${s.seats.map((x, i) => html`<option value="${i}" ${o.controller === i ? html`selected` : ''}>${x.name}</option>`)}<option value="-1" ${o.controller < 0 ? html`selected` : ''}>–</option></select></label></p><p><label>${t('moveTo')} <select data-moveto><option value="0">…</option>${zones.map((x) => html`<option value="${x.zone}">${x.owner >= 0 ? s.seats[x.owner].name + ' ' : ''}${x.name || w.zones[x.kind].label}</option>`)}</select></label></p><div class="stacked"><button data-edit="move">${t('moveByClick')}</button><button data-edit="attach">${t('attachTo')}</button><button data-edit="remove">${t('remove')}</button></div>${this.moving ? html`<p class="past">${this.attaching ? t('attached') : t('where')}?</p>` : ''}`;
  }

  find(id) {
    for (const z of this.s.view.zones) for (const o of z.objects || []) if (o.id === id) return { o, z };
    return null;
  }

  scenariosPanel() {
    if (!this.scenarios) { get('scenarios').then((l) => { this.scenarios = l; this.table.draw(); }).catch(() => { this.scenarios = []; }); return html`<p><i class="spin"></i></p>`; }
    const q = this.q.toLowerCase();
    const list = this.scenarios.filter((x) => x.game === this.s.game && (!q || (x.title + x.file + x.rules.join(' ')).toLowerCase().includes(q)));
    return html`<input type="search" id="buildsearch" placeholder="${t('search')}" aria-label="${t('search')}" value="${this.q}"><p class="dim" role="status">${list.length}</p><ul class="scenarios">${list.slice(0, 80).map((x) => html`<li><button class="quiet" data-open="${this.scenarios.indexOf(x)}">▸ ${x.title}</button><small class="dim">${x.file.split('/').slice(-3).join('/')}</small></li>`)}</ul>`;
  }

  exportPanel() { return this.saver.panel(); }

  bottom() {
    const what = this.holding ? html`<b>${this.holding.name}</b> → ${t('where')}?` : this.moving ? html`<b>${this.s.faces[this.find(this.moving)?.o.card]?.name || ''}</b> → ${this.attaching ? t('attached') : t('where')}?` : t('buildHelp');
    return html`<div class="choice mine" data-testid="choice"><p class="prompt">${what}</p><span class="grow"></span>${this.holding ? html`<label>${t('copies')} <input type="number" id="bcopies" min="1" max="40" value="${this.copies || 1}"></label> <label>${t('seat')} <select id="bseat">${this.s.seats.map((x, i) => html`<option value="${i}" ${(this.seat || 0) === i ? html`selected` : ''}>${x.name}</option>`)}</select></label><button data-edit="drop">${t('cancel')} <kbd>Esc</kbd></button>` : ''}</div>`;
  }

  // click reports whether it has taken the click.
  async click(e) {
    const el = e.target;
    const b = el.closest('button,[data-zone]');
    if (!b) return false;
    const d = (el.closest('button') || b).dataset;
    if (d.build) { this.mode = d.build; if (this.mode === 'cards') this.search(); this.table.draw(); return true; }
    if (d.hold) { const c = this.cards.find((x) => x.id === d.hold); this.holding = this.holding && this.holding.id === c.id ? null : c; this.moving = 0; this.table.draw(); return true; }
    if (d.open !== undefined) {
      const x = this.scenarios[Number(d.open)];
      try { const made = await post('scenario', { File: x.file, Title: x.title, Step: 0 }); if (made.failure) toast(made.failure, 'bad'); this.table.go('table/' + made.table); } catch (y) { toast(y.message, 'bad'); }
      return true;
    }
    if (this.saver.click(e)) return true;
    if (d.edit) {
      switch (d.edit) {
        case 'undo': await this.edit({ Do: 'undo' }); break;
        case 'freeze': await this.edit({ Do: 'freeze' }); break;
        case 'turn': await this.edit({ Do: 'turn', Seat: Number(document.getElementById('bturn').value), Name: document.getElementById('bphase').value }); break;
        case 'remove': if (await this.edit({ Do: 'remove', Object: this.object })) this.object = 0; break;
        case 'move': this.moving = this.object; this.attaching = false; break;
        case 'attach': this.moving = this.object; this.attaching = true; break;
        case 'deselect': this.object = 0; break;
        case 'drop': this.holding = null; break;
      }
      this.table.draw();
      return true;
    }
    const object = Number(el.closest('[data-object]')?.dataset.object) || 0;
    const zone = Number(el.closest('[data-zone]')?.dataset.zone) || 0;
    if (this.holding && zone) {
      await this.edit({ Do: 'put', Card: this.holding.id, Zone: zone, N: Number(document.getElementById('bcopies')?.value) || 1, Seat: Number(document.getElementById('bseat')?.value) || 0 });
      return true;
    }
    if (this.moving && this.attaching && object && object !== this.moving) { await this.edit({ Do: 'attach', Object: this.moving, Host: object }); this.moving = 0; return true; }
    if (this.moving && zone && !this.attaching) { await this.edit({ Do: 'move', Object: this.moving, Zone: zone }); this.moving = 0; return true; }
    if (object && el.closest('.board, .handbar')) { this.object = object; this.mode = 'position'; this.table.draw(); return true; }
    return Boolean(el.closest('.board, .handbar'));
  }

  input(e) {
    const el = e.target;
    if (el.id === 'buildsearch') {
      this.q = el.value;
      clearTimeout(this.timer);
      this.timer = setTimeout(() => (this.mode === 'cards' ? this.search() : this.table.draw()), 140);
      return true;
    }
    return this.saver.input(e);
  }

  change(e) {
    const el = e.target, d = el.dataset;
    if (d.counter) { this.edit({ Do: 'counter', Seat: Number(d.seatno), Name: d.counter, N: Number(el.value) }); return true; }
    if (d.ocounter) { this.edit({ Do: 'counter', Object: this.object, Name: d.ocounter, N: Number(el.value) }); return true; }
    if (d.status) { this.edit({ Do: 'status', Object: this.object, Name: d.status, On: el.checked }); return true; }
    if ('control' in d) { this.edit({ Do: 'control', Object: this.object, Seat: Number(el.value) }); return true; }
    if ('moveto' in d) { if (Number(el.value)) this.edit({ Do: 'move', Object: this.object, Zone: Number(el.value) }); return true; }
    if (this.saver.change(e)) return true;
    if (el.id === 'bcopies') { this.copies = Number(el.value); return true; }
    if (el.id === 'bseat') { this.seat = Number(el.value); return true; }
    return el.id === 'bturn' || el.id === 'bphase';
  }

  escape() {
    if (this.holding || this.moving) { this.holding = null; this.moving = 0; this.table.draw(); return; }
    if (this.object) { this.object = 0; this.table.draw(); return; }
    this.table.builder = null;
    this.table.draw();
  }
}
