// The loaded cards with filters, a card's page, and decks.

import { html, render, toast } from './dom.js';
import { get, post, token } from './net.js';
import { t, abilityLabel, state as settings } from './text.js';
import { full, keywordLabel, labelOf, symbols } from './card.js';
import * as tips from './tips.js';
import { bar, loop } from './app.js';

export async function open({ app, name, args, root, go }) {
  const page = new ({ gallery: Gallery, card: CardPage, deck: DeckPage })[name](app, root, go);
  let version = app.live.now?.version;
  await page.start(...args);
  page.source = loop({
    live(l) {
      const fresh = l.version !== version;
      version = l.version;
      if (fresh) page.lived(); else page.draw();
    },
    progress: (p) => page.progress?.(p),
  });
  return page;
}

const lang = () => settings.lang;

class Page {
  constructor(app, root, go) { Object.assign(this, { app, root, go }); }
  async learn(game) {
    const { words, sets } = await get('words', { game, lang: lang() });
    this.words = words; this.sets = sets; this.game = game;
    tips.explainWith({ words, state: null, faces: {} });
  }
  close() { this.closed = true; this.source?.close(); clearTimeout(this.timer); this.root.onclick = this.root.oninput = this.root.onchange = this.root.onsubmit = null; }
}

class Gallery extends Page {
  async start(game) {
    const all = await get('start', { lang: lang() });
    this.games = all.games;
    this.filter = { q: '', color: '', type: '', set: '', keyword: '', tokens: '' };
    await this.learn(game || JSON.parse(localStorage.getItem('start') || '{}').game || this.games[0].id);
    this.root.oninput = this.root.onchange = (e) => {
      const n = e.target.name;
      if (n === 'game') { this.go('gallery/' + e.target.value); return; }
      if (!(n in this.filter)) return;
      this.filter[n] = e.target.type === 'checkbox' ? (e.target.checked ? '1' : '') : e.target.value;
      clearTimeout(this.timer);
      this.timer = setTimeout(() => this.search(), e.type === 'input' && e.target.type === 'search' ? 140 : 0);
    };
    this.root.onclick = async (e) => {
      const b = e.target.closest('[data-face],[data-more]');
      if (!b) return;
      if (b.dataset.more) return this.more();
      this.go(`card/${this.game}/${encodeURIComponent(b.dataset.face)}`);
    };
    await this.search();
  }

  // search finds cards anew, more finds the next ones, lived finds again what is shown: one after the other.
  search() { return this.find(() => ({ have: [], most: 1 })); }
  more() { return this.find(() => ({ have: this.cards, most: this.cards.length + 1 })); }
  lived() { return this.find(() => ({ have: [], most: this.cards.length })); }

  find(wanted) { return (this.finding = (this.finding || Promise.resolve()).then(() => this.fetch(wanted()))); }
  async fetch({ have, most }) {
    try {
      do {
        const r = await get('cards', { game: this.game, from: have.length, lang: lang(), ...this.filter });
        have = [...have, ...r.cards];
        this.total = r.total;
      } while (have.length < Math.min(most, this.total));
      this.cards = have;
      this.error = '';
    } catch (e) { this.error = e.message; this.cards ||= []; }
    tips.explainWith({ words: this.words, state: null, faces: Object.fromEntries(this.cards.map((c) => [c.id, c])) });
    this.draw();
  }

  draw() {
    if (this.closed) return;
    const w = this.words, f = this.filter;
    const select = (name, label, list) => html`<label>${label}<select name="${name}"><option value="">${t('any')}</option>${list.map(([v, l]) => html`<option value="${v}" ${f[name] === v ? html`selected` : ''}>${l}</option>`)}</select></label>`;
    const game = this.games.find((g) => g.id === this.game);
    render(this.root, html`${bar()}<main id="main" class="gallery"><form class="filters" role="search"><label class="wide">${t('search')}<input type="search" name="q" value="${f.q}" placeholder="energy<=2  tank" autocomplete="off"></label><label>${t('game')}<select name="game">${this.games.map((g) => html`<option value="${g.id}" ${g.id === this.game ? html`selected` : ''}>${g.title}</option>`)}</select></label>${select('type', t('type'), w.types.filter((x) => x.name !== 'player').map((x) => [x.name, x.label || x.name]))}${select('color', t('color'), w.colors.map((x) => [x.name, x.label || x.name]))}${select('keyword', t('keyword'), w.keywords.map((x) => [x.name, x.label || x.name]))}${select('set', t('set'), this.sets.map((x) => [x, x]))}<label class="check"><input type="checkbox" name="tokens" ${f.tokens ? html`checked` : ''}> ${t('tokens')}</label></form>${this.error ? html`<p class="error" role="alert">${this.error}</p>` : ''}<p class="dim" role="status" data-testid="count"><b>${this.total}</b> ${t('count')}</p><div class="cardgrid">${this.cards.map((c) => html`<a class="handcard" data-face="${c.id}" data-key="f${c.id}" href="#/card/${this.game}/${encodeURIComponent(c.id)}" aria-label="${c.name}">${full(w, c)}</a>`)}</div>${this.cards.length < this.total ? html`<p><button data-more="1">${t('showAll')} (${this.total - this.cards.length})</button></p>` : ''}<section class="decks"><h2>${t('decks')}</h2><div class="decklist">${game.decks.map((d) => html`<a class="button" href="#/deck/${this.game}/${d.id}">${d.name} <small class="dim">${d.format}</small></a>`)}</div></section></main>`);
    document.documentElement.dataset.page = 'gallery';
    this.app.live.draw();
  }
}

class CardPage extends Page {
  async start(game, id) {
    this.id = id;
    await this.learn(game);
    await this.load();
    this.root.onclick = async (e) => {
      const b = e.target.closest('[data-scenario]');
      if (!b) return;
      b.disabled = true;
      try {
        const s = this.card.scenarios[Number(b.dataset.scenario)];
        const made = await post('scenario', { File: s.file, Title: s.title, Step: 9999 });
        if (made.failure) toast(made.failure, 'bad');
        this.go('table/' + made.table);
      } catch (x) { toast(x.message, 'bad'); b.disabled = false; }
    };
  }
  async load() {
    this.card = await get('card', { game: this.game, id: this.id, lang: lang() });
    tips.explainWith({ words: this.words, state: null, faces: { [this.card.face.id]: this.card.face } });
    this.draw();
    if (this.card.script) await this.measure();
  }
  lived() { this.load().catch(() => {}); }

  // measure runs the scenarios of the card; what takes a moment tells how far it is.
  async measure() {
    this.step = null;
    this.measuring = true;
    const seen = await get('coverage', { game: this.game, id: this.id }).catch((e) => ({ error: e.message }));
    this.measuring = false;
    this.seen = seen;
    this.draw();
  }
  progress(p) { if (p.card === this.card?.face.id && this.measuring) { this.step = p; this.draw(); } }

  // listing is the script, with what of it has run at the edge.
  listing() {
    const c = this.card, x = this.seen;
    const ran = new Set(x && x.ran), can = new Set(x && x.lines);
    const lines = c.source.replace(/\n$/, '').split('\n');
    return html`<pre class="listing lines" tabindex="0" aria-label="${c.script}">${lines.map((line, i) => { const n = i + 1, k = can.has(n) ? (ran.has(n) ? 'ran' : 'left') : ''; return html`<span class="line ${k}" data-n="${n}" ${k ? html`title="${t(k === 'ran' ? 'ran' : 'neverRan')}"` : ''}>${line || ' '}</span>`; })}</pre>`;
  }

  coverage() {
    const c = this.card, x = this.seen;
    if (!c.source) return '';
    if (!x) return html`<p class="dim" role="status"><i class="spin"></i> ${t('measuring')}${this.step ? ` ${this.step.done}/${this.step.all}` : ''}</p>`;
    if (x.error) return html`<p class="error">${x.error}</p>`;
    const ran = x.lines.filter((n) => x.ran.includes(n)).length, left = x.lines.filter((n) => !x.ran.includes(n));
    const share = x.lines.length ? ran / x.lines.length : 1;
    return html`<div class="covered" data-testid="covered" data-ran="${ran}" data-of="${x.lines.length}">${x.lines.length ? html`<span class="meter ${share < 1 ? 'part' : ''}" aria-hidden="true"><i style="width:${Math.round(share * 100)}%"></i></span><span><b>${ran}/${x.lines.length}</b> ${t('linesRan')} ${x.scenarios} ${t(x.scenarios === 1 ? 'ofScenario' : 'ofScenarios')}${left.length ? html`; <b class="warn">${t('neverRan')}: ${left.join(', ')}</b>` : ''}</span>` : html`<span class="dim">${t('dataAlone')}</span>`}</div>`;
  }

  abilities() {
    const c = this.card, ran = new Set(this.seen && this.seen.ran);
    const state = (a) => { if (!this.seen || !a.line) return ''; if (ran.has(a.line)) return html`<span class="fix">✓ ${t('used')}</span>`; return ['static', 'cost_change', 'permit', 'forbid', 'replacement', 'additional_cost', 'retrigger'].includes(a.kind) ? html`<span class="dim">${t('asData')}</span>` : html`<span class="warn">${t('notUsed')}</span>`; };
    return html`<ul class="abilities">${c.abilities.map((a) => html`<li><b>${abilityLabel(a.key || a.kind, a.kind)}</b>${a.line ? html` <a class="dim" href="#/editor/${encodeURIComponent(c.script)}/${a.line}">:${a.line}</a>` : ''} ${state(a)}</li>`)}</ul>`;
  }

  draw() {
    if (this.closed) return;
    const c = this.card, w = this.words, f = c.face;
    const runs = (this.app.live.now ? this.app.live.now.runs : []).filter((r) => r.cards.includes(f.english || f.name));
    const failing = new Set([...runs.filter((r) => !r.pass).map((r) => r.name), ...((this.seen && this.seen.failed) || [])]);
    const ruling = c.scenarios.filter((s) => /rulings/.test(s.file)), own = c.scenarios.filter((s) => !/rulings/.test(s.file));
    const item = (s) => html`<li class="${failing.has(s.title) ? 'bad' : ''}"><button class="quiet" data-scenario="${c.scenarios.indexOf(s)}" title="${t('openScenario')}: ${s.file}">▸ ${s.title}</button>${s.rules.map((r) => html` <span class="ruleno" data-rule="${r}" tabindex="0">${r}</span>`)}${failing.has(s.title) ? html` <b class="error">${t('failed')}</b>` : ''}</li>`;
    const most = 10;
    const list = (l) => html`<ul class="scenarios">${l.slice(0, most).map(item)}</ul>${l.length > most ? html`<details><summary>${l.length - most} ${t('more')}</summary><ul class="scenarios">${l.slice(most).map(item)}</ul></details>` : ''}`;
    const section = (title, count, content) => html`<section><h2>${title}${count ? html` <small class="dim">${count}</small>` : ''}</h2>${content}</section>`;
    render(this.root, html`${bar()}<main id="main" class="cardpage"><div class="bigcard">${full(w, f)}${c.why ? html`<p class="error">${c.why}</p>` : ''}</div><div class="about"><header><h1>${f.name}</h1>${f.english ? html`<p class="dim">${f.english}</p>` : ''}<p class="dim">${f.id} · ${f.set} · <a href="#/editor/${encodeURIComponent(c.file)}/${c.line}">${c.file}:${c.line}</a></p></header>${f.text || (f.keywords || []).length ? section(t('text'), '', html`${(f.keywords || []).map((k) => { const x = tips.wordTip(k); return html`<p><b>${keywordLabel(w, k)}</b>${x ? html` <span class="dim">${x.doc || ''}</span> ${x.rule ? html`<span class="ruleno" data-rule="${x.rule}" tabindex="0">${x.rule}</span>` : ''}` : ''}</p>`; })}${f.text ? html`<p class="rules">${symbols(w, f.text)}</p>` : ''}`) : ''}${section(t('script'), c.script ? html`<a href="#/editor/${encodeURIComponent(c.script)}">${c.script}</a>` : '', c.source ? html`${this.coverage()}${this.listing()}${c.abilities.length ? this.abilities() : ''}` : html`<p class="dim">${t('noScript')}</p>`)}${section(t('scenarios'), own.length || '', own.length ? list(own) : html`<p class="dim">${t('noScenario')}</p>`)}${ruling.length ? section(t('rulings'), ruling.length, list(ruling)) : ''}${c.decks.length ? section(t('usedIn'), '', html`<p class="decklist">${c.decks.map((d) => html`<a class="button" href="#/deck/${this.game}/${d.id}">${d.count}× ${d.name}</a>`)}</p>`) : ''}</div></main>`);
    document.documentElement.dataset.page = 'card';
    this.app.live.draw();
  }
}


class DeckPage extends Page {
  async start(game, id) {
    this.id = id;
    await this.learn(game);
    await this.load();
    this.root.onclick = (e) => { const b = e.target.closest('[data-face]'); if (b) this.go(`card/${this.game}/${encodeURIComponent(b.dataset.face)}`); };
  }
  async load() { this.deck = await get('deck', { game: this.game, id: this.id, lang: lang() }); tips.explainWith({ words: this.words, state: null, faces: this.deck.faces }); this.draw(); }
  lived() { this.load().catch(() => {}); }
  draw() {
    if (this.closed) return;
    const d = this.deck, w = this.words, most = Math.max(1, ...d.curve);
    const verdict = (l) => html`<details class="legality ${l.breaches.length ? 'bad' : 'good'}" data-testid="legal-${l.format}"><summary>${l.title}: ${l.breaches.length ? html`✕ ${t('illegal')} ${l.breaches.length}` : `✓ ${t('legal')}`}</summary><ul>${l.breaches.map((b) => html`<li>${b.text}${b.rule ? html` <span class="ruleno">${b.rule}</span>` : ''}${b.fix ? html` <small class="dim">${b.fix}</small>` : ''}</li>`)}</ul></details>`;
    const total = Object.values(d.types).reduce((a, b) => a + b, 0);
    render(this.root, html`${bar()}<main id="main" class="deckpage"><header class="deckhead"><div><h1>${d.name}</h1><p class="dim">${d.id} · ${d.format} · <a href="#/editor/${encodeURIComponent(d.file)}/${d.line}">${d.file}:${d.line}</a></p>${verdict(d.legality[0])}${d.legality.length > 1 ? html`<details><summary class="dim">${t('format')}: ${d.legality.filter((l) => !l.breaches.length).length}/${d.legality.length} ${t('legal')}</summary>${d.legality.slice(1).map(verdict)}</details>` : ''}<p><a class="button" href="/t/${token}/api/proxies?game=${this.game}&id=${encodeURIComponent(d.id)}&lang=${lang()}" target="_blank">${t('proxies')}</a></p></div><figure class="curve" aria-label="${t('curve')}"><figcaption>${t('curve')}</figcaption><div class="bars">${d.curve.map((n, i) => html`<div class="barcol"><b>${n || ''}</b><i style="height:${Math.round((n / most) * 84)}px"></i><span>${i}</span></div>`)}</div><p>${Object.entries(d.types).map(([k, n]) => html`<span class="counter">${labelOf(w.types, k)} ${n}</span> `)}</p><div class="colorbar" aria-hidden="true">${Object.entries(d.colors).map(([k, n]) => html`<i style="background:${w.picture.paint[k] || '#777'};flex:${n}" title="${labelOf(w.colors, k)} ${n}"></i>`)}</div><p class="dim">${total} ${t('cards')}</p></figure></header><div class="sections">${(d.sections || []).map((s) => html`<section class="${s.cards.length < 4 ? 'few' : ''}"><h2 title="${s.doc}">${labelOf(w.sections, s.name)} <small class="dim">${s.count}</small></h2><div class="cardgrid">${s.cards.map((c) => { const f = d.faces[c.id]; return html`<a class="handcard stackof" data-face="${c.id}" href="#/card/${this.game}/${encodeURIComponent(c.id)}" aria-label="${c.count} ${f ? f.name : c.id}">${f ? full(w, f) : c.id}${c.count > 1 ? html`<span class="times">${c.count}×</span>` : ''}</a>`; })}</div></section>`)}</div></main>`);
    document.documentElement.dataset.page = 'deck';
    this.app.live.draw();
  }
}
