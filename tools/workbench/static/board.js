// The board of any game, composed of what the view holds and of how the game wants its zones drawn. Nothing here knows a game.

import { html } from './dom.js';
import { t } from './text.js';
import { tile, full, cardBack, labelOf, paintOf, pips, marksOf } from './card.js';

// compose draws a state. ui tells what may be clicked: Maps from objects, places and players to options.
export function compose(state, words, ui) {
  const d = new Drawing(state, words, ui);
  return { board: d.all(), strip: d.strip(d.me), hand: d.zonesOf(d.me, 'hand').map((z) => d.hand(z, true)) };
}

class Drawing {
  constructor(state, words, ui) {
    Object.assign(this, { state, words, ui, view: state.view });
    this.me = state.me >= 0 ? state.me : 0;
    this.byId = new Map();
    this.held = new Map(); // host to what is attached to it
    for (const z of this.view.zones) for (const o of z.objects || []) {
      this.byId.set(o.id, { o, z });
    }
    for (const { o } of this.byId.values()) if (o.host && this.byId.has(o.host)) {
      if (!this.held.has(o.host)) this.held.set(o.host, []);
      this.held.get(o.host).push(o);
    }
    this.lain = { object: new Map(), place: new Map(), player: new Map() }; // what lies on something, attached to nothing
    for (const [id, x] of Object.entries(state.on || {})) {
      const known = this.byId.get(Number(id));
      if (!known) continue;
      const add = (kind, key) => { if (!this.lain[kind].has(key)) this.lain[kind].set(key, []); this.lain[kind].get(key).push(known.o); };
      if (x.object) add('object', x.object);
      if (x.player !== undefined) add('player', x.player);
      for (const p of x.places || []) add('place', p);
    }
    this.inPlaces = new Map();
    for (const z of this.view.zones) {
      const at = (state.beside || {})[z.zone];
      if (at) { if (!this.inPlaces.has(at)) this.inPlaces.set(at, []); this.inPlaces.get(at).push(z); }
    }
  }

  shape(z) { return this.words.zones[z.kind].shape; }
  zonesOf(owner, ...shapes) { return this.view.zones.filter((z) => z.owner === owner && shapes.includes(this.shape(z)) && !(this.state.beside || {})[z.zone]); }
  label(z) { return this.words.zones[z.kind].label; }
  seat(p) { return this.state.seats[p] ? this.state.seats[p].name : ''; }

  all() {
    const others = [];
    const n = this.state.seats.length;
    for (let i = 1; i < n; i++) others.push((this.me + i) % n);
    return html`<div class="foes n${others.length}">${others.map((p) => this.side(p, false))}</div>${this.middle()}<div class="own">${this.side(this.me, true)}</div>`;
  }

  side(p, near) {
    const grid = this.words.picture.grid;
    const inGrid = (z) => grid && z.kind === grid.zone;
    const slots = grid ? [] : this.zonesOf(p, 'slot').filter((z) => z.count > 0 || near || this.ui.build);
    const rows = this.zonesOf(p, 'row').filter((z) => !inGrid(z) && (this.words.zones[z.kind].place || z.count > 0));
    if (!near) rows.reverse();
    const hand = this.zonesOf(p, 'hand');
    const body = html`<div class="rows">${slots.length ? html`<div class="slots">${slots.map((z) => this.slot(z))}</div>` : ''}<div class="lanes">${rows.map((z) => this.row(z))}</div></div>`;
    const hands = hand.map((z) => this.hand(z, near));
    return near ? html`<section class="side near" data-key="side${p}" aria-label="${this.seat(p)}">${body}</section>` : html`<section class="side far" data-key="side${p}" aria-label="${this.seat(p)}">${this.strip(p)}${hands}${body}</section>`;
  }

  strip(p) {
    const { state, words, view } = this;
    const s = state.seats[p];
    const seen = view.players.find((x) => x.player === p) || {};
    const counters = seen.counters || {}, figures = seen.figures || [];
    const pic = words.picture;
    const score = pic.score ? counters[pic.score] || 0 : null;
    const notes = (state.notes || []).filter((n) => n.player === p && !n.place && !n.object);
    const pool = pic.pool.filter((c) => counters[c]);
    const rest = pic.counts.filter((c) => counters[c] && c !== pic.score && !pic.pool.includes(c));
    const piles = this.zonesOf(p, 'pile');
    const chips = this.zonesOf(p, 'chips');
    const hidden = this.zonesOf(p, 'hand').filter((z) => !z.objects && z.count > 0);
    const active = view.active === p;
    const mates = state.seats.filter((x, i) => i !== p && x.team === s.team);
    return html`<div class="strip ${active ? 'active' : ''} ${s.out ? 'out' : ''}"><button class="who ${this.can('player', p)}" data-player="${p}" ${this.press('player', p)}><b>${s.name}</b>${state.me === p ? html`<small>${t('you')}</small>` : ''}${mates.length ? html`<small class="mates">${t('teamWith')} ${mates.map((x) => x.name).join(', ')}</small>` : ''}<small class="policy">${t(s.policy)}${s.policy === 'human' && s.joined ? ' ●' : ''}</small></button>${score !== null ? html`<span class="score" data-word="${pic.score}" title="${labelOf(words.counters, pic.score)}"><b data-testid="score-${s.name}">${score}</b>${s.goal ? html`<i>/${s.goal}</i>` : ''}${s.goal && s.goal <= 12 ? html`<span class="bar" aria-hidden="true">${Array.from({ length: s.goal }, (_, i) => html`<i class="${i < score ? 'on' : ''}"></i>`)}</span>` : ''}</span>` : ''}${notes.map((n) => html`<span class="note k-${n.key}" data-rule="${n.rule}">${n.text}</span>`)}${this.lying('player', p)}${chips.map((z) => this.chips(z))}${pool.length ? html`<span class="pool">${pool.map((c) => html`<span data-word="${c}">${pic.paint[c] ? html`<i class="pip" style="--p:${pic.paint[c]}"></i>` : html`${labelOf(words.counters, c)} `}${counters[c]}</span>`)}</span>` : ''}${figures.length ? html`<span class="figures">${figures.map((f) => { const color = pic.paint[f.key.split('.').pop()]; return html`<span class="figure" data-testid="figure-${s.name}-${f.key}" title="${words.terms[f.key] || f.key}">${color ? html`<i class="pip" style="--p:${color}"></i>` : ''}<b>${f.amount}</b> ${words.terms[f.key] || f.key}</span>`; })}</span>` : ''}${rest.map((c) => html`<span class="counter" data-word="${c}">${labelOf(words.counters, c)} ${counters[c]}</span>`)}<span class="piles">${hidden.map((z) => html`<span class="pile"><i class="fan"></i>${this.label(z)} <b data-testid="hand-${s.name}">${z.count}</b></span>`)}${piles.map((z) => this.pile(z))}</span></div>`;
  }

  pile(z) {
    const here = (z.objects || []).some((o) => this.ui.objects.has(o.id));
    if (!z.count && !this.ui.build) return '';
    return html`<button class="pile ${here ? 'can' : ''}" data-pile="${z.zone}" data-zone="${z.zone}" data-zone-kind="${z.kind}"><i class="stackmark"></i>${this.label(z)} <b>${z.count}</b></button>`;
  }

  chips(z) {
    const { words, state } = this;
    const list = z.objects || [];
    if (!list.length && !this.ui.build) return '';
    if (!list.length) return html`<span class="chips" data-zone="${z.zone}"><span class="emptyzone">${this.label(z)}</span></span>`;
    const seen = new Map();
    for (const o of list) {
      const k = o.card + (o.statuses || []).join() + (this.ui.objects.has(o.id) ? '*' + o.id : '') + (this.ui.build ? o.id : '');
      if (!seen.has(k)) seen.set(k, []);
      seen.get(k).push(o);
    }
    return html`<span class="chips" data-zone="${z.zone}" title="${this.label(z)}">${[...seen.values()].map((group) => {
      const o = group[0], face = state.faces[o.card], p = paintOf(words, face), turned = (o.statuses || []).includes(words.picture.turned);
      return html`<button class="chip ${turned ? 'turned' : ''} ${this.can('object', o.id)}" data-key="o${o.id}" data-object="${o.id}" style="--p:${p[0]}" ${this.press('object', o.id)} aria-label="${group.length} ${face.name}${turned ? ', ' + labelOf(words.statuses, words.picture.turned) : ''}">${group.length > 1 ? group.length : ''}</button>`;
    })}</span>`;
  }

  slot(z) {
    const o = (z.objects || [])[0];
    return html`<div class="slot ${this.can('place', z.place === z.zone ? z.zone : 0)}" data-zone="${z.zone}" data-zone-kind="${z.kind}">${o ? this.object(o, z) : html`<span class="vacant">${this.label(z)}</span>`}${z.count > 1 ? html`<small class="more">+${z.count - 1}</small>` : ''}</div>`;
  }

  row(z) {
    const place = z.place === z.zone ? z.zone : 0;
    return html`<div class="lane ${this.can('place', place)}" data-key="z${z.zone}" data-zone="${z.zone}" data-zone-kind="${z.kind}" ${place ? html`data-place="${place}"` : ''}>${this.placeHead(place, this.label(z))}${this.cards(z, (o) => o)}</div>`;
  }

  placeHead(place, label) {
    const can = place && this.ui.places.has(place);
    return can ? html`<button class="lanehead" data-place="${place}" ${this.press('place', place)}>${label}</button>` : html`<span class="lanehead">${label}</span>`;
  }

  // cards draws what is in a zone and not attached to something that is drawn.
  cards(z, keep) {
    const list = (z.objects || []).filter((o) => !(o.host && this.byId.has(o.host)) && keep(o));
    const unseen = z.count - (z.objects || []).length;
    return html`<div class="cards">${list.map((o) => this.object(o, z))}${unseen > 0 ? html`<div class="unseen" title="${unseen} ${t('hidden')}">${cardBack(unseen)}</div>` : ''}</div>`;
  }

  object(o, z) {
    const { words, state } = this;
    const face = state.faces[o.card];
    if (!face) return '';
    const turned = (o.statuses || []).includes(words.picture.turned);
    const foreign = o.controller >= 0 && z.owner >= 0 && o.controller !== z.owner;
    const notes = (state.notes || []).filter((n) => n.object === o.id);
    const held = this.held.get(o.id) || [];
    const on = (state.on || {})[o.id];
    const said = [face.name, on && `${t('liesOn')} ${on.label}`, (state.copies || {})[o.id] && `${t('copyBy')} ${state.copies[o.id]}`, ...(this.lain.object.get(o.id) || []).map((h) => state.faces[h.card].name), this.words.picture.stats.filter((n) => o.numbers && o.numbers[n] !== undefined && face.numbers && face.numbers[n] !== undefined).map((n) => `${labelOf(words.numbers, n)} ${o.numbers[n]}`).join(', '), ...(o.statuses || []).map((x) => labelOf(words.statuses, x)), ...marksOf(words, o, [words.picture.wounds]).map(([n, v]) => `${labelOf(words.counters, n)} ${v}`), o.controller >= 0 ? this.seat(o.controller) : ''].filter(Boolean).join(', ');
    return html`<div class="object ${turned ? 'turned' : ''} ${foreign ? 'foreign' : ''} ${held.length ? 'holds' : ''}" data-key="o${o.id}"><button class="piece ${this.can('object', o.id)}" data-object="${o.id}" data-card="${o.card}" ${this.press('object', o.id)} aria-label="${said}">${tile(words, face, o, { on: on && on.label, copy: (state.copies || {})[o.id], under: (this.lain.object.get(o.id) || []).map((h) => state.faces[h.card].name) })}</button>${notes.map((n) => html`<span class="note k-${n.key}" data-rule="${n.rule}">${n.text}</span>`)}${held.length ? html`<div class="held">${held.map((h) => html`<button class="heldcard ${this.can('object', h.id)} ${(h.statuses || []).includes(words.picture.turned) ? 'turned' : ''}" data-key="o${h.id}" data-object="${h.id}" data-card="${h.card}" ${this.press('object', h.id)}>${state.faces[h.card] ? state.faces[h.card].name : ''}</button>`)}</div>` : ''}</div>`;
  }

  // lying are the names of what lies on something.
  lying(kind, id) {
    const list = this.lain[kind].get(id) || [];
    if (!list.length) return '';
    return html`<div class="held lying">${list.map((h) => html`<button class="heldcard ${this.can('object', h.id)}" data-key="l${h.id}" data-object="${h.id}" data-card="${h.card}" title="${this.state.faces[h.card].name}">${this.state.faces[h.card].name}</button>`)}</div>`;
  }

  hand(z, near) {
    if (!z.objects && !(this.ui.build && near)) return '';
    const { words, state } = this;
    if (!z.objects) return html`<div class="hand near" data-zone="${z.zone}" data-zone-kind="${z.kind}"><span class="emptyzone">${this.label(z)}</span></div>`;
    return html`<div class="hand ${near ? 'near' : 'small'}" data-zone="${z.zone}" data-zone-kind="${z.kind}" aria-label="${this.label(z)}">${z.objects.map((o) => {
      const face = state.faces[o.card];
      return html`<button class="handcard ${this.can('object', o.id)}" data-key="o${o.id}" data-object="${o.id}" data-card="${o.card}" ${this.press('object', o.id)} aria-label="${face.name}, ${labelOf(words.types, face.type)}">${near ? full(words, face) : html`<span class="mini" style="--c1:${paintOf(words, face)[0]}">${face.name}</span>`}</button>`;
    })}</div>`;
  }

  middle() {
    const { words, view } = this;
    const parts = [];
    if (words.picture.grid) parts.push(this.grid());
    const shared = view.zones.filter((z) => z.owner < 0 && !(words.picture.grid && z.kind === words.picture.grid.zone) && !(this.state.beside || {})[z.zone]);
    const places = shared.filter((z) => z.object && z.place === z.zone);
    if (places.length) parts.push(html`<div class="places n${places.length}">${places.map((z) => this.place(z))}</div>`);
    const loose = shared.filter((z) => !z.object && this.shape(z) === 'row' && z.count > 0 && !words.zones[z.kind].place);
    const piles = shared.filter((z) => this.shape(z) === 'pile' && z.count > 0);
    if (loose.length || piles.length) parts.push(html`<div class="loose">${loose.map((z) => this.row(z))}<span class="piles">${piles.map((z) => this.pile(z))}</span></div>`);
    return html`<div class="middle">${parts}</div>`;
  }

  place(z) {
    const { state, words } = this;
    let own = null;
    for (const x of this.view.zones) for (const o of x.objects || []) if (o.id === z.object) own = o;
    const face = own && state.faces[own.card];
    const p = face ? paintOf(words, face) : ['#5f6b7c', '#5f6b7c'];
    const notes = (state.notes || []).filter((n) => n.place === z.zone);
    const holder = own ? own.controller : -1;
    const side = (o) => (o.controller === this.me || (state.seats[o.controller] && state.seats[o.controller].team === state.seats[this.me].team));
    const hidden = this.inPlaces.get(z.zone) || [];
    const objectOptions = own && this.ui.objects.has(own.id);
    return html`<section class="place ${this.can('place', z.zone)} ${holder >= 0 ? (state.seats[holder].team === state.seats[this.me].team ? 'ours' : 'theirs') : ''}" data-key="p${z.zone}" data-place="${z.zone}" data-zone="${z.zone}" data-zone-kind="${z.kind}" style="--c1:${p[0]};--art:url('/art/${face ? face.art : 7}/${p[0].slice(1)}')" aria-label="${z.name}"><div class="cards theirs">${this.cards(z, (o) => !side(o))}</div><div class="placehead"><button class="placename ${this.can('place', z.zone)} ${objectOptions ? 'can' : ''}" data-place="${z.zone}" data-object="${z.object}" data-card="${own ? own.card : ''}" ${this.press('place', z.zone)}>${face ? face.name : z.name}</button>${holder >= 0 ? html`<span class="holder">${this.seat(holder)}</span>` : ''}${own ? marksOf(words, own).map(([n, v]) => html`<span class="counter" data-word="${n}">${labelOf(words.counters, n)} ${v}</span>`) : ''}${notes.map((n) => html`<span class="note k-${n.key}" data-rule="${n.rule}">${n.text}${n.player >= 0 ? ' ' + this.seat(n.player) : ''}</span>`)}${hidden.map((h) => (h.count ? html`<span class="facedown" data-zone="${h.zone}" title="${this.label(h)}">${(h.objects || []).map((o) => html`<button class="chip square ${this.can('object', o.id)}" data-object="${o.id}" data-card="${o.card}" data-key="o${o.id}" ${this.press('object', o.id)} aria-label="${state.faces[o.card] ? state.faces[o.card].name : ''}, ${this.label(h)}">${state.faces[o.card] ? state.faces[o.card].name : '?'}</button>`)}${h.count > (h.objects || []).length ? html`<i class="chip square unseen">${h.count - (h.objects || []).length}</i>` : ''}</span>` : this.ui.build ? html`<span class="facedown" data-zone="${h.zone}">${this.label(h)}</span>` : ''))}</div><div class="cards ours">${this.cards(z, side)}</div></section>`;
  }

  // grid draws squares: a column of the declaration is a column here, the far side on top. Whoever sits at the other end sees it
  // turned.
  grid() {
    const { words, view } = this;
    const g = words.picture.grid;
    const squares = view.zones.filter((z) => z.kind === g.zone);
    const lines = g.lines;
    const columns = Math.ceil(squares.length / lines);
    const flip = this.me === 1;
    const out = [];
    for (let l = 0; l < lines; l++) for (let c = 0; c < columns; c++) {
      const z = squares[(flip ? columns - 1 - c : c) * lines + (flip ? lines - 1 - l : l)];
      if (!z) continue;
      const mine = z.owner === this.me;
      out.push(html`<div class="square ${mine ? 'ours' : 'theirs'} ${l === Math.floor(lines / 2) ? 'border' : ''} ${this.can('place', z.zone)}" data-key="z${z.zone}" data-zone="${z.zone}" data-place="${z.zone}" data-zone-kind="${z.kind}" title="${z.name}"><span class="coord" aria-hidden="true">${z.name}</span>${(z.objects || []).filter((o) => !o.host).map((o) => this.object(o, z))}${this.lying('place', z.zone)}${!z.count && this.ui.places.has(z.zone) ? html`<button class="target" data-place="${z.zone}" ${this.press('place', z.zone)} aria-label="${z.name}">＋</button>` : ''}</div>`);
    }
    const heads = (p) => this.zonesOf(p, 'slot').map((z) => this.slot(z));
    return html`<div class="gridrow"><div class="heads"><div>${heads(1 - this.me)}</div><div>${heads(this.me)}</div></div><div class="grid" style="--columns:${columns}">${out}</div></div>`;
  }

  can(kind, id) {
    const map = { object: this.ui.objects, place: this.ui.places, player: this.ui.players }[kind];
    const cls = [];
    if (id !== undefined && map.has(id)) cls.push(this.ui.targets ? 'pick' : 'can');
    else if (kind === 'object' && this.ui.movers.has(id)) cls.push('may');
    if (kind === 'object' && this.ui.picked.has(id)) cls.push('picked');
    if (kind === 'object' && this.ui.source === id) cls.push('source');
    if (this.ui.lit[kind] && this.ui.lit[kind].has(id)) cls.push('lit');
    if (kind === 'object' && this.ui.selected === id) cls.push('selected');
    return cls.join(' ');
  }

  press() { return ''; }
}
