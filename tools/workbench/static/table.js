// A table: the board, what is to be decided, the log and time.

import { html, render, toast, raw } from './dom.js';
import { get, post, stream } from './net.js';
import { t, abilityLabel, state as settings } from './text.js';
import { compose } from './board.js';
import { full, labelOf, symbols } from './card.js';
import * as tips from './tips.js';
import { bar, found, lost } from './app.js';
import { Builder } from './build.js';
import { Outlook } from './lead.js';
import { Payer, payable, settled, setAsking, askingControl } from './pay.js';
import { Saver } from './save.js';
import { Anew } from './anew.js';

export async function open({ app, args, root, go }) {
  const id = Number(args[0]);
  const page = new Table(app, id, root, go);
  await page.start();
  return page;
}

// fit draws the cards of the board as large as they can be without a part of it being out of sight.
const sizes = [16, 15, 14, 13, 12, 11.2, 10.4, 9.7, 9, 8.4, 7.8];
function fit(board) {
  if (!board || getComputedStyle(board).overflowY === 'visible') return;
  const most = innerHeight > 1000 ? 16 : innerHeight > 860 ? 13 : 11.2;
  for (const size of sizes) {
    if (size > most) continue;
    board.style.setProperty('--tile', size + 'px');
    if (board.scrollHeight <= board.clientHeight + 1) return;
  }
}

// What tells that the button of the mouse is up again: a release that happened out of sight shows by the next movement.
const releases = ['mouseup', 'dragend', 'mousemove'];

class Table {
  constructor(app, id, root, go) {
    Object.assign(this, { app, id, root, go });
    this.state = null;
    this.words = null;
    this.see = app.me.host ? Number(sessionStorage.getItem('see' + id) ?? -1) : -1;
    this.tab = 'log';
    this.selected = 0; // the object whose menu is open
    this.filter = '';
    this.busy = false;
    this.moves = null;
    this.tree = null;
    this.builder = null;
    this.outlook = new Outlook(this);
    this.payer = new Payer();
    this.anew = new Anew(this);
    this.held = false; // the mouse is down on something
    this.later = null; // the state that has come since
    this.undrawn = false;
    this.then = 0; // a thing that is to be chosen as soon as it is asked for
  }

  path(rest) { return `table/${this.id}/${rest}`; }
  args(more) { return { seat: this.app.me.host && this.see >= 0 ? this.see : undefined, lang: settings.lang, ...more }; }

  async start() {
    this.words = await get(this.path('words'), this.args());
    this.root.onclick = (e) => this.click(e);
    this.root.oncontextmenu = (e) => this.context(e);
    this.root.oninput = (e) => this.input(e);
    this.root.onchange = (e) => this.change(e);
    this.keys = (e) => this.key(e);
    document.addEventListener('keydown', this.keys);
    this.dismiss = (e) => { if (!e.target.closest('#menu') && !e.target.closest('.piece,.handcard,.heldcard,.chip,.lit')) this.closeMenu(); };
    document.addEventListener('mousedown', this.dismiss);
    this.press = (e) => { this.held = e.button === 0 && Boolean(e.target.closest('button,[data-object],[data-place]')); };
    this.release = (e) => {
      if (!this.held || e.buttons & 1) return;
      this.held = false;
      setTimeout(() => this.letGo()); // after the click, which comes with it
    };
    document.addEventListener('mousedown', this.press);
    for (const kind of releases) document.addEventListener(kind, this.release);
    // What may be used lights what it could be used on, under the mouse and under the focus of the keys.
    this.hover = (e) => {
      const el = e.target.closest?.('.field [data-object], .field [data-place], .choice [data-points]');
      if (el === this.outlook.shown) return;
      if (el && (e.type !== 'focusin' || el.matches(':focus-visible'))) this.outlook.show(el);
      else if (!el) this.outlook.clear();
    };
    document.addEventListener('mouseover', this.hover);
    document.addEventListener('focusin', this.hover);
    this.size = () => fit(document.getElementById('board'));
    addEventListener('resize', this.size);
    this.connect();
  }

  connect() {
    this.source?.close();
    this.source = stream(this.path('events'), this.args(), {
      open: found, lost,
      state: (s) => this.take(s),
      live: (l) => { const v = this.app.live.now?.version; this.app.live.take(l); if (v !== undefined && v !== l.version && this.state) { this.fresh = true; this.draw(); } },
      problem: (text) => this.say(new Error(text)),
      progress: (p) => { if (p.table === this.id) this.anew.news(p); },
    });
    window.workbench = this; // for tests: drop(), state
  }
  drop() { this.source.drop(); }

  close() {
    this.closed = true;
    this.source?.close();
    document.removeEventListener('keydown', this.keys);
    document.removeEventListener('mousedown', this.dismiss);
    document.removeEventListener('mousedown', this.press);
    for (const kind of releases) document.removeEventListener(kind, this.release);
    document.removeEventListener('mouseover', this.hover);
    document.removeEventListener('focusin', this.hover);
    removeEventListener('resize', this.size);
    this.root.onclick = this.root.oncontextmenu = this.root.oninput = this.root.onchange = null;
    this.closeMenu();
  }

  // letGo shows what has come while the mouse was down. Until then all stays as it was: a click is meant for what was under the mouse
  // when it went down, at the revision that showed it.
  letGo() {
    const s = this.later, late = this.undrawn;
    this.later = null;
    this.undrawn = false;
    if (this.closed) return;
    if (s) this.take(s);
    else if (late) this.draw();
  }

  take(s) {
    if (this.held || this.later) { this.later = s; return; }
    // The new state may come before the answer to what led to it.
    const news = !this.state || s.revision !== this.state.revision;
    if (news) this.busy = false;
    this.state = s;
    this.moves = null;
    if (s.notice) toast(s.notice, 'warn');
    tips.explainWith({ state: s, words: this.words, faces: s.faces, leads: (id) => this.outlook.tip(id) });
    if (news) this.closeMenu();
    this.draw();
    if (this.tab === 'moves') this.loadMoves();
    const next = this.unasked();
    if (next !== null) this.act(next, true);
    else this.outlook.look();
  }

  // unasked is the option to take at once: what was meant by the click before, or a payment that nothing hangs on.
  unasked() {
    const s = this.state, c = s.choice, then = this.then;
    this.then = 0;
    if (!c || !c.mine || this.builder) return null;
    const meant = then && !c.acting && (c.options || []).find((o) => o.kind === 'thing' && o.object === then);
    if (meant) return meant.n;
    return s.at === s.moves && !document.hidden ? settled(c) : null;
  }

  // act answers the owed decision.
  async act(n, quietly = false) {
    if (this.busy) return;
    this.busy = true;
    this.closeMenu();
    tips.hide();
    const began = performance.now();
    try {
      await post(this.path('act') + this.asSeat(), { Revision: this.state.revision, Option: n });
      this.trip = performance.now() - began;
    } catch (e) { if (!quietly || !e.stale) this.say(e); this.busy = false; }
  }
  asSeat() { return this.app.me.host && this.see >= 0 ? `?seat=${this.see}` : ''; }

  async time(what, n = 0) {
    try { await post(this.path('time') + this.asSeat(), { Revision: -1, Do: what, N: n }); } catch (e) { this.say(e); }
  }
  async policies(body) { try { await post(this.path('policies'), body); } catch (e) { this.say(e); } }

  say(e) { toast(e.message + (e.rule ? ` (${t('rule')} ${e.rule})` : ''), e.stale ? 'warn' : 'bad'); document.documentElement.dataset.said = e.message; }

  // index tells which things of the board have options.
  index() {
    const ui = { objects: new Map(), places: new Map(), players: new Map(), items: new Map(), picked: new Set(), source: 0, targets: false, lit: {}, movers: new Map(), selected: this.selected, build: Boolean(this.builder) };
    const c = this.state.choice;
    if (!c || !c.mine || this.builder) return ui;
    const add = (map, key, o) => { if (!map.has(key)) map.set(key, []); map.get(key).push(o); };
    for (const o of c.options || []) {
      if (o.object) add(ui.objects, o.object, o);
      else if (o.place) add(ui.places, o.place, o);
      else if (o.player !== undefined && o.player !== null) add(ui.players, o.player, o);
      else if (o.item) add(ui.items, o.item, o);
    }
    ui.targets = !c.acting;
    for (const p of c.picked || []) if (p.object) ui.picked.add(p.object);
    ui.source = c.source || 0;
    ui.movers = this.outlook.movers();
    if (this.selected) {
      const to = (ui.objects.get(this.selected) || []).map((o) => o.to).filter(Boolean);
      const moves = (ui.movers.get(this.selected) || []).map((o) => o.place);
      ui.lit = { object: new Set(to.map((x) => x.object).filter(Boolean)), place: new Set([...to.map((x) => x.place).filter(Boolean), ...moves]) };
    }
    return ui;
  }

  draw() {
    const s = this.state;
    if (!s || this.closed) return;
    if (this.held) { this.undrawn = true; return; }
    this.ui = this.index();
    const c = s.choice;
    const v = s.view;
    const drawn = compose(s, this.words, this.ui);
    const before = document.getElementById('loglines');
    const newest = !before || before.scrollTop + before.clientHeight >= before.scrollHeight - 12;
    document.title = `${v.over ? t('over') : `${t('turn')} ${v.turn}`} · cardlathe`;
    render(this.root, html`${this.top()}<main id="main" class="table ${this.builder ? 'building' : ''}" data-testid="table" data-revision="${s.revision}" data-turn="${v.turn}" data-phase="${v.phase}" data-over="${v.over}" data-at="${s.at}" data-moves="${s.moves}" data-mine="${Boolean(c && c.mine)}" data-kind="${c ? c.kind : ''}" data-busy="${Boolean(s.busy)}"><div class="field"><div class="board" id="board">${drawn.board}</div>${drawn.strip}<div class="handbar">${drawn.hand}</div>${this.bottom()}</div><aside class="info" aria-label="${t('log')}">${this.builder ? this.builder.panel() : this.info()}</aside></main>`);
    document.documentElement.dataset.page = 'table';
    document.documentElement.dataset.revision = s.revision;
    fit(document.getElementById('board'));
    const log = document.getElementById('loglines');
    if (log && newest) log.scrollTop = log.scrollHeight;
    this.app.live.draw();
  }

  top() {
    const s = this.state, v = s.view, w = this.words;
    const phases = w.phases.filter((p) => p.name);
    const notes = (s.notes || []).filter((n) => n.player < 0 && !n.place && !n.object);
    const middle = html`<div class="turnline" aria-live="polite"><span class="turnno">${t('turn')} <b data-testid="turn">${v.turn}</b>${v.active >= 0 ? html` <b class="seatmark">${s.seats[v.active].name}</b>` : ''}</span><ol class="phases" aria-label="${t('phase')}">${phases.map((p) => html`<li class="${p.name === v.phase ? 'on' : ''}" data-word="${p.name}" ${p.name === v.phase ? html`aria-current="step"` : ''}><span tabindex="0">${p.label || p.name}</span></li>`)}</ol>${notes.map((n) => html`<span class="note state" tabindex="0" data-rule="${n.rule}">${n.text}</span>`)}</div>`;
    const seatNames = s.seats.map((x, i) => [i, x.name]);
    const right = s.host ? html`<label class="see">${t('see')} <select id="see"><option value="-1" ${this.see < 0 ? html`selected` : ''}>${t('all')}</option>${seatNames.map(([i, n]) => html`<option value="${i}" ${this.see === i ? html`selected` : ''}>${n}</option>`)}</select></label>${s.build ? html`<button class="quiet ${this.builder ? 'on' : ''}" id="build" aria-pressed="${Boolean(this.builder)}">${t('build')}</button>` : ''}` : '';
    return bar(middle, right);
  }

  // bottom is the decision, with a control that fits it.
  bottom() {
    const s = this.state, c = s.choice, v = s.view;
    if (this.builder) return this.builder.bottom();
    if (v.over) return html`<div class="choice over" data-testid="choice"><p><b>${t('over')}</b>: ${v.winner >= 0 ? `${s.seats[v.winner].name} ${t('wins')}` : t('draw')}</p><span class="grow"></span>${s.host ? html`<button data-do="back">${t('undo')}</button><a class="button" href="#/start">${t('newGame')}</a>` : ''}</div>`;
    if (!c) return '';
    const past = s.host && s.at < s.moves;
    const buttons = [];
    const tail = html`${past ? html`<p class="past">${t('past')} <button data-do="latest">${t('latest')}</button></p>` : ''}`;
    if (s.consent) buttons.push(html`<span class="consent"><b>${s.seats[s.consent.by].name}</b> ${t('asksBack')} ${s.consent.n} ${t(s.consent.n === 1 ? 'oneDecision' : 'decisions')}${s.consent.mine ? html` <button class="primary" data-do="agree">${t('agree')}</button><button data-do="refuse">${t('refuse')}</button>` : ' …'}${s.consent.away ? html` <small>${s.consent.away.join(', ')} ${t('away')}</small>` : ''}</span>`);
    if (!c.mine) {
      const policy = s.seats[c.player].policy !== 'human';
      return html`<div class="choice waiting" data-testid="choice"><p>${policy && s.busy ? html`<i class="spin"></i> ${s.seats[c.player].name} ${t('thinking')}` : `${t('waits')} ${s.seats[c.player].name}`}</p>${buttons}<span class="grow"></span>${this.policyButtons()}${s.host || s.at ? html`<button data-do="back" ${s.at ? '' : html`disabled`}>${t('undo')} <kbd>U</kbd></button>` : ''}${s.host && past ? html`<button data-do="again">${t('redo')} <kbd>R</kbd></button>` : ''}${tail}</div>`;
    }
    const options = c.options || [];
    if (payable(c)) return html`<div class="choice mine k-pay" data-testid="choice" role="group" aria-label="${c.prompt}"><p class="prompt"><b class="seatmark">${s.seats[c.player].name}</b> <span data-testid="prompt">${c.prompt || ''}</span></p>${this.payer.draw(this.words, s)}${buttons}<span class="grow"></span>${this.takeBack()}${tail}</div>`;
    const drawn = this.drawnOptions(options);
    const loose = options.filter((o) => !drawn.has(o.n));
    const numbers = loose.filter((o) => o.kind === 'number');
    const cards = loose.filter((o) => o.kind === 'thing' && o.object);
    const rest = loose.filter((o) => !numbers.includes(o) && !cards.includes(o));
    const order = { done: 9, no: 8, yes: 0, pass: 9, end: 10 };
    rest.sort((a, b) => (order[a.kind] ?? 5) - (order[b.kind] ?? 5));
    const key = { pass: 'Space', end: 'E', done: 'Enter', yes: 'Y', no: 'N' };
    const same = (o) => options.filter((x) => x.label === o.label);
    const label = (o) => html`${symbols(this.words, o.label)}${same(o).length > 1 ? html` <small>${same(o).indexOf(o) + 1}/${same(o).length}</small>` : ''}`;
    const big = c.kind === 'mode' || c.kind === 'option' || rest.some((o) => o.label.length > 46);
    const naming = c.kind === 'name' || rest.length > 14;
    const shown = naming && this.filter ? rest.filter((o) => o.label.toLowerCase().includes(this.filter.toLowerCase())) : rest;
    return html`<div class="choice mine k-${c.kind}" data-testid="choice" role="group" aria-label="${c.prompt}"><p class="prompt"><b class="seatmark">${s.seats[c.player].name}</b> <span data-testid="prompt">${c.prompt || ''}</span>${c.max > 1 ? html` <span class="count">${(c.picked || []).length}/${c.max}</span>` : ''}</p>${(c.picked || []).length ? html`<p class="pickedlist">${c.picked.map((p) => html`<span class="tag">${p.label || ''}</span>`)}</p>` : ''}${cards.length ? html`<div class="choicecards">${cards.map((o) => { const o2 = this.faceOfObject(o.object); return html`<button data-option="${o.n}" class="pickcard" aria-label="${o.label}">${o2 ? full(this.words, o2) : o.label}</button>`; })}</div>` : ''}${numbers.length ? this.numbers(numbers) : ''}${naming ? html`<input id="filter" type="search" placeholder="${t('search')}" aria-label="${t('search')}" value="${this.filter}">` : ''}<div class="buttons ${big ? 'big' : ''} ${naming ? 'many' : ''}">${shown.slice(0, 60).map((o) => html`<button data-option="${o.n}" ${o.object ? html`data-points="${o.object}"` : ''} class="${['yes', 'done', 'end', 'pass'].includes(o.kind) ? 'primary' : ''} o-${o.kind}" data-kind="${o.kind}">${label(o)}${key[o.kind] ? html` <kbd>${key[o.kind]}</kbd>` : ''}</button>`)}</div>${c.kind === 'pay' ? askingControl() : ''}${buttons}<span class="grow"></span>${this.takeBack()}${tail}</div>`;
  }

  takeBack() {
    const s = this.state;
    return html`${s.cancel ? html`<button data-do="cancel">${t('cancel')} <kbd>Esc</kbd></button>` : ''}${this.policyButtons()}<button data-do="back" ${s.at ? '' : html`disabled`}>${t('undo')} <kbd>U</kbd></button>${s.host ? html`<button data-do="again" ${s.at < s.moves ? '' : html`disabled`}>${t('redo')} <kbd>R</kbd></button>` : ''}`;
  }

  policyButtons() {
    const s = this.state;
    if (!s.host) return '';
    const c = s.choice, stands = c && s.seats[c.player].policy !== 'human' && !s.busy;
    if (s.watch || (stands && (s.hold || s.at < s.moves))) return html`<span class="policies" role="group" aria-label="${t('policies')}"><button data-policy="one">${t('one')}</button><button data-policy="turn">${t('oneTurn')}</button><button data-policy="end">${t('toEnd')}</button><button data-policy="${s.watch || s.busy ? 'stop' : 'on'}">${s.watch || s.busy ? t('hold') : t('goOn')}</button></span>`;
    return '';
  }

  // drawnOptions are the options that can be taken by a click on the board.
  drawnOptions(options) {
    const out = new Set(), s = this.state;
    const seen = new Set(), places = new Set();
    const shape = (z) => this.words.zones[z.kind].shape;
    for (const z of s.view.zones) {
      if (z.place === z.zone && (z.object || z.owner >= 0) && shape(z) !== 'aside') places.add(z.zone);
      if (shape(z) === 'pile' || shape(z) === 'stack' || (shape(z) === 'aside' && !s.view.zones.some((p) => (z.objects || []).some((o) => o.id === p.object)))) continue;
      for (const o of z.objects || []) seen.add(o.id);
      if (z.object) seen.add(z.object);
    }
    for (const z of s.view.zones) for (const o of z.objects || []) if (o.host && seen.has(o.host)) seen.add(o.id);
    for (const o of options) {
      if (o.kind === 'index') continue;
      if (o.object ? seen.has(o.object) : o.place ? places.has(o.place) : o.player !== undefined && o.player !== null) out.add(o.n);
    }
    return out;
  }

  faceOfObject(id) {
    for (const z of this.state.view.zones) for (const o of z.objects || []) if (o.id === id) return this.state.faces[o.card];
    const o = (this.state.choice.options || []).find((x) => x.object === id);
    return o && Object.values(this.state.faces).find((f) => f.name === o.label);
  }

  numbers(list) {
    const lo = list[0].number, hi = list[list.length - 1].number;
    if (list.length <= 8) return html`<div class="buttons numbers" role="group" aria-label="${t('number')}">${list.map((o) => html`<button data-option="${o.n}">${o.number}</button>`)}</div>`;
    const now = Math.min(hi, Math.max(lo, this.amount ?? lo));
    return html`<div class="range"><input type="range" id="amount" min="${lo}" max="${hi}" value="${now}" aria-label="${t('number')}"><output id="amountnow">${now}</output><button class="primary" data-amount>${t('take')}</button></div>`;
  }

  info() {
    const s = this.state;
    const tabs = [['log', t('log')], ...(s.host ? [['moves', t('moves')]] : []), ['options', t('options')], ...(s.host ? [['links', t('links')]] : [])];
    return html`${this.chain()}${this.failures()}<div class="tabs" role="tablist">${tabs.map(([k, n]) => html`<button role="tab" id="tab-${k}" aria-selected="${this.tab === k}" data-tab="${k}">${n}</button>`)}</div><div class="tabbody" role="tabpanel" aria-labelledby="tab-${this.tab}">${this[this.tab + 'Tab']()}</div>${this.timeline()}`;
  }

  failures() {
    const f = this.state.failures || [];
    return f.length ? html`<details class="failures"><summary>${t('failures')} (${f.length})</summary>${f.slice(-6).map((x) => html`<pre>${x}</pre>`)}</details>` : '';
  }

  chain() {
    const s = this.state;
    const items = s.view.items || [];
    if (!items.length) return '';
    return html`<section class="chain" aria-label="${t('chain')}" data-testid="chain"><h2>${t('chain')}</h2><ol>${items.slice().reverse().map((it) => {
      const face = s.faces[it.name];
      const can = this.ui.items.get(it.item);
      // What a keyword does is not what the card says.
      const word = it.ability && this.words.keywords.find((k) => (k.label || k.name) === it.ability), text = word ? word.doc || word.text : face && face.text;
      return html`<li><button class="item ${it.pending ? 'pending' : ''} ${can ? 'pick' : ''}" data-item="${it.item}" data-face="${it.name}" style="--c1:${face ? this.paint(face) : '#777'}"><span class="seatmark">${s.seats[it.controller] ? s.seats[it.controller].name : ''}</span> <b>${face ? face.name : it.name}</b>${it.ability ? html` <i>${abilityLabel(it.ability)}</i>` : ''}${(it.targets || []).filter(Boolean).length ? html`<span class="aims">→ ${it.targets.filter(Boolean).join(', ')}</span>` : ''}${text ? html`<small>${symbols(this.words, text)}</small>` : ''}</button></li>`;
    })}</ol></section>`;
  }
  paint(face) { return (face.colors || []).map((c) => this.words.picture.paint[c])[0] || '#5f6b7c'; }

  logTab() {
    const s = this.state;
    let turn = 0;
    // The same line several times running is written once.
    const lines = [];
    for (const l of this.wholeLog || s.log) {
      const last = lines[lines.length - 1];
      if (last && last.text === l.text && last.rule === l.rule && last.turn === l.turn) last.times++;
      else lines.push({ ...l, times: 1 });
    }
    return html`<div class="log" id="loglines" tabindex="0" role="log" aria-label="${t('log')}">${s.log.length && s.log[0].event > 1 && !this.wholeLog ? html`<button class="quiet" data-do="wholelog">${t('showAll')}</button>` : ''}${lines.map((l) => {
      const head = l.turn !== turn ? html`<h3>${t('turn')} ${l.turn}${s.host ? html`<button class="quiet saveline" data-saveevent="${l.event}" title="${t('saveFrom')}" aria-label="${t('saveFrom')}: ${t('turn')} ${l.turn}">⤓</button>` : ''}</h3>` : '';
      turn = l.turn;
      return html`${head}<p data-event="${l.event}" ${s.host ? html`title="${t('goHere')}"` : ''}>${l.text}${l.times > 1 ? html` <b>×${l.times}</b>` : ''} ${l.rule ? html`<span class="ruleno" data-rule="${l.rule}" tabindex="0">${l.rule}</span>` : ''}${l.step && l.step !== l.rule ? html`<span class="ruleno dim" data-rule="${l.step}" tabindex="0">${l.step}</span>` : ''}</p>`;
    })}</div>`;
  }

  async loadMoves() {
    if (this.state.host) this.moves = await get(this.path('moves'), this.args()).catch(() => null);
    if (this.tab === 'moves') this.draw();
  }

  movesTab() {
    const s = this.state;
    if (!this.moves) return html`<p class="dim">…</p>`;
    return html`<div class="moves">${(s.branches || []).length ? html`<h3>${t('branches')}</h3>${s.branches.map((b, i) => html`<p><button data-branch="${i}">${t('branchAt')} ${b.from + 1}: ${b.first} (+${b.moves})</button></p>`)}` : ''}<ol>${this.moves.map((m) => html`<li class="${m.n === s.at ? 'here' : m.n > s.at ? 'future' : ''} ${m.acting ? 'acting' : ''}"><button data-jump="${m.n}" title="${t('goHere')}"><small>${m.n}</small> <b class="seatmark">${s.seats[m.player].name}</b> ${m.asked ? html`<small class="asked">${m.asked}</small> ` : ''}${m.label}</button><button class="quiet" data-savefrom="${m.n - 1}" aria-label="${t('saveFrom')} ${m.n}" title="${t('saveFrom')}" ${m.n > s.at || m.n < 2 ? html`disabled` : ''}>⤓</button><button class="quiet" data-tree="${m.n}" aria-label="${t('tree')} ${m.n}" title="${t('tree')}" ${m.n > s.at ? html`disabled` : ''}>⋔</button></li>`)}</ol></div>`;
  }

  optionsTab() {
    const c = this.state.choice;
    if (!c || !c.mine) return html`<p class="dim">${t('nothing')}</p>`;
    return html`<ol class="optionlist" data-testid="options">${(c.options || []).map((o, i) => html`<li><button data-option="${o.n}" data-kind="${o.kind}">${i < 9 ? html`<kbd>${i + 1}</kbd> ` : ''}${symbols(this.words, o.label)}</button></li>`)}</ol>`;
  }

  linksTab() {
    const s = this.state;
    if (!this.links) { get(this.path('links')).then((l) => { this.links = l; this.draw(); }).catch(() => {}); return html`<p>…</p>`; }
    return html`<div class="links"><p class="dim">${t('seatLinks')}</p>${this.links.map((l, i) => html`<p><b class="seatmark">${s.seats[i].name}</b> <input readonly value="${l}" aria-label="${t('links')} ${s.seats[i].name}" data-testid="link-${i}"><button data-copy="${l}">${t('copy')}</button>${s.seats[i].joined ? html` <small>● ${s.seats[i].joined}</small>` : ''}</p>`)}<h3>${t('whoPlays')}</h3>${s.seats.map((x, i) => html`<p><label>${x.name} <select data-seat="${i}">${['human', 'random', 'greedy'].map((p) => html`<option value="${p}" ${p === x.policy ? html`selected` : ''}>${t(p)}</option>`)}</select></label></p>`)}${(s.commands || []).map((c) => html`<p><button data-command="${c}">${c === 'concede' ? t('concede') : c}</button></p>`)}<p>${askingControl()}</p><p><button data-do="export">${t('export')} …</button></p></div>`;
  }

  timeline() {
    const s = this.state;
    if (!s.host) return (s.commands || []).length ? html`<div class="timeline">${s.commands.map((c) => html`<button class="quiet" data-command="${c}">${c === 'concede' ? t('concede') : c}</button>`)}</div>` : '';
    return html`<div class="timeline" role="group" aria-label="${t('moves')}"><button class="quiet" data-jump="0" aria-label="1">|‹</button><button class="quiet" data-jump="${Math.max(0, s.at - 1)}" aria-label="−1">‹</button><input type="range" id="time" min="0" max="${s.moves}" value="${s.at}" aria-label="${t('moves')}"><button class="quiet" data-jump="${Math.min(s.moves, s.at + 1)}" aria-label="+1">›</button><button class="quiet" data-jump="${s.moves}" aria-label="${t('latest')}">›|</button><span class="at">${s.at}/${s.moves}</span><button class="quiet" data-tree="${s.at}" title="${t('tree')}" aria-label="${t('tree')}" ${s.at ? '' : html`disabled`}>⋔</button></div><div class="timeline"><button class="quiet" data-do="export">⤓ ${t('export')}</button><span class="grow"></span><button class="quiet ${this.fresh ? 'fresh' : ''}" data-do="anew" title="${t('anewHelp')}">⟳ ${t('anew')}</button></div>`;
  }

  // click is every click on the page.
  async click(e) {
    if (e.detail) e.target.closest('button')?.blur(); // whoever uses the mouse means the whole page by the next key
    const el = e.target.closest('button,[data-object],[data-place]');
    const line = e.target.closest('.log p[data-event]');
    if (line && this.state.host && !this.builder && !String(getSelection())) return this.goTo(Number(line.dataset.event));
    if (!el) {
      if (this.builder) this.builder.click(e);
      return;
    }
    const d = el.dataset;
    if (this.builder && await this.builder.click(e)) return;
    if (el.id === 'build') { this.builder = this.builder ? null : new Builder(this); this.draw(); return; }
    if (d.pay !== undefined) { this.payer.pick(this.state, d.pay, Number(d.amountOf)); return this.draw(); }
    if (d.savefrom !== undefined) return this.save(Number(d.savefrom));
    if (d.saveevent !== undefined) return this.save(await this.moveAt(Number(d.saveevent)));
    if (d.option !== undefined) return this.act(Number(d.option));
    if (d.amount !== undefined) {
      const n = Number(document.getElementById('amount').value);
      const o = this.state.choice.options.find((x) => x.number === n);
      return o && this.act(o.n);
    }
    if (d.tab) { this.tab = d.tab; if (d.tab === 'moves') this.loadMoves(); return this.draw(); }
    if (d.jump !== undefined) return this.time('jump', Number(d.jump));
    if (d.branch !== undefined) return this.time('branch', Number(d.branch));
    if (d.tree !== undefined) return this.showTree(Number(d.tree));
    if (d.policy) return this.policies({ Do: d.policy });
    if (d.copy) { await navigator.clipboard?.writeText(d.copy).catch(() => {}); return toast(t('copied'), 'good'); }
    if (d.command) {
      if (this.sure !== d.command) { this.sure = d.command; el.textContent = t('sure'); return; }
      this.sure = '';
      try { await post(this.path('command') + this.asSeat(), { Revision: this.state.revision, Command: d.command }); } catch (x) { this.say(x); }
      return;
    }
    if (d.do) return this.perform(d.do);
    if (d.pile !== undefined && d.pile) return this.showPile(Number(d.pile));
    if (d.item) { const o = this.ui.items.get(Number(d.item)); return o && this.act(o[0].n); }
    const place = Number(d.place) || 0, object = Number(d.object) || 0;
    if (place && this.ui.lit.place && this.ui.lit.place.has(place)) return this.toward('place', place);
    if (object && this.ui.lit.object && this.ui.lit.object.has(object) && object !== this.selected) return this.toward('object', object);
    if (place && this.ui.places.has(place)) return this.choose(el, this.ui.places.get(place), 0);
    if (object) return this.choose(el, [...(this.ui.objects.get(object) || []), ...(this.ui.movers.get(object) || [])], object);
    if (d.player !== undefined) return this.choose(el, this.ui.players.get(Number(d.player)) || [], 0);
  }

  // moveAt is after how many moves an event of the log has just happened.
  async moveAt(event) {
    const moves = this.moves || (await get(this.path('moves'), this.args()).catch(() => []));
    return moves.filter((m) => m.n <= this.state.at && m.event <= event).length;
  }

  async goTo(event) {
    const n = await this.moveAt(event);
    if (n !== this.state.at) this.time('jump', n);
  }

  // save asks what to write as a scenario, and how.
  save(from = 0) {
    const saver = new Saver(this, () => { if (d.isConnected) render(d.querySelector('.dialogbody'), content()); }, from);
    const content = () => html`<h2>${t('export')}</h2>${saver.panel()}`;
    const d = this.dialog(html``);
    d.addEventListener('click', (e) => saver.click(e));
    d.addEventListener('input', (e) => saver.input(e));
    d.addEventListener('change', (e) => saver.change(e));
    saver.redraw();
    d.querySelector('#btitle')?.focus();
  }

  // toward takes the option of the selected thing that goes to another one.
  toward(kind, id) {
    const o = (this.ui.objects.get(this.selected) || []).filter((x) => x.to && x.to[kind] === id);
    if (o.length) return this.act(o[0].n);
    const moves = kind === 'place' && (this.ui.movers.get(this.selected) || []).find((x) => x.place === id);
    if (moves) { this.then = moves.then; return this.act(moves.n); }
  }

  perform(what) {
    switch (what) {
      case 'back': case 'cancel': case 'agree': case 'refuse': return this.time(what);
      case 'again': return this.time('again', 1);
      case 'latest': return this.time('jump', this.state.moves);
      case 'wholelog': return get(this.path('log'), this.args()).then((l) => { this.wholeLog = l; this.draw(); this.wholeLog = null; });
      case 'export': return this.save();
      case 'anew': this.fresh = false; return this.anew.run();
    }
  }

  // choose takes what was clicked: the only option at once, several by a menu.
  choose(el, options, object) {
    if (!options.length) return object ? this.nope(el, object) : undefined;
    if (options.length === 1) { this.then = options[0].then || 0; return this.act(options[0].n); }
    this.selected = object;
    this.menu(el, options);
    this.draw();
  }

  async nope(el, object) {
    const c = this.state.choice;
    if (!c || !c.mine) return;
    const r = await get(this.path('why'), this.args({ object })).catch(() => null);
    if (r && r.reasons && r.reasons.length) toast(`${r.reasons[0].text}${r.reasons[0].rule ? ` (${t('rule')} ${r.reasons[0].rule})` : ''}`, 'warn');
  }

  menu(el, options) {
    const box = document.getElementById('menu');
    render(box, html`${options.map((o) => html`<button role="menuitem" data-take="${o.n}" data-then="${o.then || 0}">${symbols(this.words, o.label)}<small data-lead="${o.n}"></small></button>`)}`);
    box.hidden = false;
    const r = el.getBoundingClientRect();
    box.style.left = Math.max(6, Math.min(r.left, innerWidth - box.offsetWidth - 8)) + 'px';
    box.style.top = (r.bottom + box.offsetHeight + 8 > innerHeight ? Math.max(6, r.top - box.offsetHeight - 6) : r.bottom + 6) + 'px';
    box.onclick = (e) => { const b = e.target.closest('[data-take]'); if (b) { this.then = Number(b.dataset.then); this.act(Number(b.dataset.take)); } };
    box.querySelector('button')?.focus();
    this.lead(options);
  }

  // lead tells in the menu what each option costs and asks next.
  async lead(options) {
    const revision = this.state.revision;
    for (const o of options.slice(0, 8)) {
      const p = await get(this.path('preview'), this.args({ option: o.n, revision })).catch(() => null);
      const small = document.querySelector(`#menu [data-lead="${o.n}"]`);
      if (!p || !small || revision !== this.state.revision) return;
      const parts = (p.log || []).slice(0, 2).map((l) => l.text);
      if (p.next) parts.push(`${t('lead')}: ${p.next.prompt}`);
      small.textContent = parts.join(' · ');
    }
  }

  closeMenu() {
    const box = document.getElementById('menu');
    if (box.hidden) return;
    box.hidden = true;
    box.onclick = null;
    if (this.selected) { this.selected = 0; this.draw(); }
  }

  showPile(zone) {
    const z = this.state.view.zones.find((x) => x.zone === zone);
    if (!z) return;
    const w = this.words.zones[z.kind];
    this.dialog(html`<h2>${w.label} (${z.count})</h2>${(z.objects || []).length ? html`<div class="pilecards">${z.objects.map((o) => html`<button class="handcard ${this.ui.objects.has(o.id) ? 'can' : ''}" data-object="${o.id}" data-card="${o.card}">${full(this.words, this.state.faces[o.card])}</button>`)}</div>` : html`<p class="dim">${z.count} ${t('hidden')}</p>`}`, (e) => {
      const b = e.target.closest('[data-object]');
      if (!b) return false;
      const list = this.ui.objects.get(Number(b.dataset.object)) || [];
      if (list.length) { this.act(list[0].n); return true; }
      return false;
    });
  }

  async showTree(at) {
    const tree = await get(this.path('tree'), this.args({ at })).catch(() => []);
    const node = (h) => html`<li class="h-${h.kind} ${h.minor ? 'minor' : ''}">${h.kind === 'rule' ? html`<span class="ruleno" data-rule="${h.rule}" tabindex="0">${h.rule}</span>` : html`${h.kind === 'item' ? '◈ ' : ''}${h.text} ${h.rule ? html`<span class="ruleno" data-rule="${h.rule}" tabindex="0">${h.rule}</span>` : ''}${h.step ? html` <span class="ruleno dim" data-rule="${h.step}" tabindex="0">${h.step}</span>` : ''}`}${h.children && h.children.length ? html`<ul>${h.children.map(node)}</ul>` : ''}</li>`;
    this.dialog(html`<h2>${t('happened')}: ${at}</h2>${tree.length ? html`<ul class="tree">${tree.map(node)}</ul>` : html`<p class="dim">${t('unfinished')}</p>`}`);
  }

  // enlarge shows all that is known of a card.
  async enlarge(object, card) {
    const s = this.state, w = this.words;
    let o = null;
    for (const z of s.view.zones) for (const x of z.objects || []) if (x.id === object) o = x;
    const face = s.faces[card || (o && o.card)];
    if (!face) return;
    const number = (p) => html`<li>${p.set ? '=' : p.amount > 0 ? '+' : '−'}${Math.abs(p.amount)} ${p.source || t('rules')}${p.lasts && p.lasts !== 'forever' ? html` <small>(${p.lasts.replaceAll('_', ' ')})</small>` : ''}${p.file ? html` <small>${p.file}${p.line ? ':' + p.line : ''}</small>` : ''}${p.rule ? html` <span class="ruleno" data-rule="${p.rule}" tabindex="0">${p.rule}</span>` : ''}</li>`;
    const words = [...new Set([...(face.keywords || []), ...((o && o.keywords) || []), ...((o && o.statuses) || [])])].map((k) => [k, tips.wordTip(k)]).filter(([, x]) => x);
    const made = (numbers) => (numbers || []).filter((n) => n.parts.length || n.now !== n.base);
    const draw = (numbers, reasons, moved = made(numbers)) => html`<div class="enlarged" data-testid="enlarged">${full(w, face, { object: o })}<div class="about">${face.english ? html`<p class="dim">${face.english}</p>` : ''}<p class="dim">${face.id} · ${face.set || ''}</p>${words.map(([k, x]) => html`<p><b>${x.title}</b> ${x.doc || ''} ${x.rule ? html`<span class="ruleno" data-rule="${x.rule}" tabindex="0">${x.rule}</span>` : ''}</p>`)}${moved.length ? html`<h3>${t('numbers')}</h3>${moved.map((n) => html`<div class="breakdown" data-testid="breakdown-${n.name}"><b>${labelOf(w.numbers, n.name)} ${n.now}</b><ul><li>${n.base} ${t('printed')}</li>${n.parts.map(number)}</ul></div>`)}` : ''}${reasons && reasons.length ? html`<h3>${t('why')}</h3>${reasons.map((r) => html`<p><b>${r.action === 'trigger' ? t('trigger') : labelOf(w.actions, r.action)}</b> ${r.text}${r.by ? html` <i>${r.by}</i>` : ''}${r.file ? html` <small>${r.file}:${r.line}</small>` : ''}${r.rule ? html` <span class="ruleno" data-rule="${r.rule}" tabindex="0">${r.rule}</span>` : ''}</p>`)}` : ''}${s.host ? html`<p><a href="#/card/${s.game}/${encodeURIComponent(face.id)}">${t('cardPage')} →</a></p>` : ''}</div></div>`;
    this.dialog(draw(null, null));
    if (!o) return;
    const [numbers, why] = await Promise.all([get(this.path('explain'), this.args({ object })).catch(() => null), get(this.path('why'), this.args({ object })).catch(() => null)]);
    const open = document.querySelector('dialog .enlarged');
    if (open) render(document.querySelector('dialog .dialogbody'), draw(numbers, why && why.reasons));
  }

  dialog(content, onclick) {
    document.querySelector('dialog')?.remove();
    const d = document.createElement('dialog');
    render(d, html`<form method="dialog"><button class="quiet close" aria-label="${t('close')}">✕</button></form><div class="dialogbody">${content}</div>`);
    document.body.append(d);
    d.addEventListener('click', (e) => { if (e.target === d || (onclick && onclick(e))) d.close(); });
    d.addEventListener('contextmenu', (e) => { e.preventDefault(); d.close(); });
    d.addEventListener('close', () => d.remove());
    d.showModal();
    return d;
  }

  // context is a right click: on a card it enlarges, elsewhere it cancels.
  context(e) {
    if (e.target.closest('input,pre,a')) return;
    e.preventDefault();
    tips.hide();
    const el = e.target.closest('[data-object],[data-face]');
    if (el) return this.enlarge(Number(el.dataset.object) || 0, el.dataset.card || el.dataset.face);
    this.escape();
  }

  escape() {
    const box = document.getElementById('menu');
    if (!box.hidden) return this.closeMenu();
    if (this.builder) return this.builder.escape();
    if (this.state && this.state.cancel) return this.time('cancel');
  }

  input(e) {
    if (this.builder && this.builder.input(e)) return;
    if (e.target.id === 'filter') { this.filter = e.target.value; this.draw(); }
    if (e.target.id === 'amount') { this.amount = Number(e.target.value); document.getElementById('amountnow').textContent = e.target.value; }
  }

  change(e) {
    const el = e.target;
    if (this.builder && this.builder.change(e)) return;
    if (el.id === 'asking') {
      setAsking(el.value);
      const n = this.unasked();
      return n === null ? this.draw() : this.act(n);
    }
    if (el.id === 'time') return this.time('jump', Number(el.value));
    if (el.id === 'see') { this.see = Number(el.value); sessionStorage.setItem('see' + this.id, el.value); return this.connect(); }
    if (el.dataset.seat !== undefined) return this.policies({ Seat: Number(el.dataset.seat), Name: el.value });
  }

  key(e) {
    if (e.target.matches('input:not([type=range]),select,textarea') || e.ctrlKey || e.metaKey || e.altKey || !this.state) return;
    if (document.querySelector('dialog[open]')) return;
    if (e.target.closest && e.target.closest('.cm-editor')) return;
    const c = this.state.choice, options = (c && c.mine && c.options) || [];
    const take = (kind) => { const o = options.find((x) => x.kind === kind); if (o) { e.preventDefault(); this.act(o.n); } return Boolean(o); };
    const onButton = e.target.matches('button,a,[tabindex],summary');
    switch (e.key) {
      case 'Escape': return this.escape();
      case 'e': case 'E': return take('end');
      case ' ': case 'p': case 'P': if (e.key === ' ' && onButton) return; return take('pass') || take('done');
      case 'Enter': if (payable(c) && (!onButton || e.target.matches('[data-pay]'))) { e.preventDefault(); return this.act(this.payer.chosen); } if (onButton) return; return take('done') || take('yes') || take('pass');
      case 'y': case 'Y': return take('yes');
      case 'n': case 'N': return take('no');
      case 'u': case 'U': return this.time('back');
      case 'r': case 'R': return this.state.host && this.time('again', 1);
      case 'i': case 'I': { const el = document.activeElement.closest('[data-object]'); return el && this.enlarge(Number(el.dataset.object), el.dataset.card); }
      case '?': return this.dialog(html`<h2>${t('help')}</h2><dl class="keys">${[['1–9', t('takeThat')], ['E', t('endTurn')], ['Space', t('pass')], ['Enter', t('done')], ['Y / N', `${t('yes')} / ${t('no')}`], ['U', t('undo')], ['R', t('redo')], ['Esc', t('cancel')], ['I', t('enlargeIt')], ['Tab', t('nextThing')]].map(([k, v]) => html`<dt><kbd>${k}</kbd></dt><dd>${v}</dd>`)}</dl>`);
    }
    if (/^[1-9]$/.test(e.key) && options[Number(e.key) - 1]) this.act(options[Number(e.key) - 1].n);
  }
}
