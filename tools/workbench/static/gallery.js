// The loaded cards with filters, a card's page, and decks.

import { html, render, toast } from './dom.js';
import { get, post, token } from './net.js';
import { t, state as settings } from './text.js';
import { full, labelOf, paintOf } from './card.js';
import * as tips from './tips.js';
import { bar, loop } from './app.js';

export async function open({ app, name, args, root, go }) {
  const page = new ({ gallery: Gallery, card: CardPage, deck: DeckPage })[name](app, root, go);
  await page.start(...args);
  page.source = loop({ live: () => page.lived?.() });
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
  close() { this.source?.close(); clearTimeout(this.timer); this.root.onclick = this.root.oninput = this.root.onchange = this.root.onsubmit = null; }
}

class Gallery extends Page {
  async start(game) {
    const all = await get('start');
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
      if (b.dataset.more) return this.search(this.cards.length);
      this.go(`card/${this.game}/${encodeURIComponent(b.dataset.face)}`);
    };
    await this.search();
  }

  async search(from = 0) {
    try {
      const r = await get('cards', { game: this.game, from, lang: lang(), ...this.filter });
      this.cards = from ? [...this.cards, ...r.cards] : r.cards;
      this.total = r.total;
      this.error = '';
    } catch (e) { this.error = e.message; }
    tips.explainWith({ words: this.words, state: null, faces: Object.fromEntries(this.cards.map((c) => [c.id, c])) });
    this.draw();
  }

  lived() { this.search(); }

  draw() {
    const w = this.words, f = this.filter;
    const select = (name, label, list) => html`<label>${label}<select name="${name}"><option value="">${t('any')}</option>${list.map(([v, l]) => html`<option value="${v}" ${f[name] === v ? html`selected` : ''}>${l}</option>`)}</select></label>`;
    const game = this.games.find((g) => g.id === this.game);
    render(this.root, html`${bar()}<main id="main" class="gallery"><form class="filters" role="search"><label class="wide">${t('search')}<input type="search" name="q" value="${f.q}" placeholder="energy<=2  tank" autocomplete="off"></label><label>${t('game')}<select name="game">${this.games.map((g) => html`<option value="${g.id}" ${g.id === this.game ? html`selected` : ''}>${g.title}</option>`)}</select></label>${select('type', t('type'), w.types.filter((x) => x.name !== 'player').map((x) => [x.name, x.label || x.name]))}${select('color', t('color'), w.colors.map((x) => [x.name, x.label || x.name]))}${select('keyword', t('keyword'), w.keywords.map((x) => [x.name, x.label || x.name]))}${select('set', t('set'), this.sets.map((x) => [x, x]))}<label class="check"><input type="checkbox" name="tokens" ${f.tokens ? html`checked` : ''}> tokens</label></form>${this.error ? html`<p class="error" role="alert">${this.error}</p>` : ''}<p class="dim" role="status" data-testid="count"><b>${this.total}</b> ${t('count')}</p><div class="cardgrid">${this.cards.map((c) => html`<a class="handcard" data-face="${c.id}" data-key="f${c.id}" href="#/card/${this.game}/${encodeURIComponent(c.id)}" aria-label="${c.name}">${full(w, c)}</a>`)}</div>${this.cards.length < this.total ? html`<p><button data-more="1">${t('showAll')} (${this.total - this.cards.length})</button></p>` : ''}<section class="decks"><h2>${t('decks')}</h2><div class="decklist">${game.decks.map((d) => html`<a class="button" href="#/deck/${this.game}/${d.id}">${d.name} <small class="dim">${d.format}</small></a>`)}</div></section></main>`);
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
  async load() { this.card = await get('card', { game: this.game, id: this.id, lang: lang() }); this.draw(); }
  lived() { this.load().catch(() => {}); }
  draw() {
    const c = this.card, w = this.words;
    const runs = (this.app.live.now ? this.app.live.now.runs : []).filter((r) => r.cards.includes(c.face.english || c.face.name));
    const failing = runs.filter((r) => !r.pass);
    const ruling = c.scenarios.filter((s) => /rulings/.test(s.file)), own = c.scenarios.filter((s) => !/rulings/.test(s.file));
    const list = (l) => html`<ul class="scenarios">${l.map((s) => html`<li><button class="quiet" data-scenario="${c.scenarios.indexOf(s)}" title="${t('openScenario')}">▸ ${s.title}</button> <small class="dim">${s.rules.join(' ')}</small></li>`)}</ul>`;
    render(this.root, html`${bar()}<main id="main" class="cardpage"><div class="bigcard">${full(w, c.face)}${c.why ? html`<p class="error">${c.why}</p>` : ''}</div><div class="about"><h1>${c.face.name}</h1>${c.face.english ? html`<p class="dim">${c.face.english}</p>` : ''}<p class="dim">${c.face.id} · ${c.face.set} · <a href="#/editor/${encodeURIComponent(c.file)}/${c.line}">${c.file}:${c.line}</a></p>${(c.face.keywords || []).map((k) => { const x = tips.wordTip(k); return x ? html`<p><b>${k}</b> ${x.doc} <small class="ruleno">${x.rule || ''}</small></p>` : ''; })}<h2>${t('script')}</h2>${c.source ? html`<p><a href="#/editor/${encodeURIComponent(c.script)}">${c.script}</a></p><pre class="listing">${c.source}</pre>` : html`<p class="dim">${t('nothing')}</p>`}<h2>${t('coverage')}</h2>${c.abilities.length ? html`<ul>${c.abilities.map((a) => html`<li>${a.kind}${a.key && a.key !== a.kind ? `: ${a.key}` : ''}${a.line ? html` <small class="dim">${a.line}</small>` : ''}</li>`)}</ul>` : html`<p class="dim">${t('nothing')}</p>`}<p class="dim">${c.scenarios.length ? `${c.scenarios.length} ${t('scenarios')}${failing.length ? `, ${failing.length} ${t('failed')}` : ''}` : t('noScenario')}</p>${own.length ? html`<h2>${t('scenarios')}</h2>${list(own)}` : ''}${ruling.length ? html`<h2>${t('rulings')}</h2>${list(ruling)}` : ''}${c.decks.length ? html`<h2>${t('usedIn')}</h2><p>${c.decks.map((d) => html`<a class="button" href="#/deck/${this.game}/${d.id}">${d.count}× ${d.name}</a> `)}</p>` : ''}</div></main>`);
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
    const d = this.deck, w = this.words, most = Math.max(1, ...d.curve);
    const verdict = (l) => html`<details class="legality ${l.breaches.length ? 'bad' : 'good'}" data-testid="legal-${l.format}"><summary>${l.title}: ${l.breaches.length ? html`✕ ${t('illegal')} ${l.breaches.length}` : `✓ ${t('legal')}`}</summary><ul>${l.breaches.map((b) => html`<li>${b.text}${b.rule ? html` <span class="ruleno">${b.rule}</span>` : ''}${b.fix ? html` <small class="dim">${b.fix}</small>` : ''}</li>`)}</ul></details>`;
    const total = Object.values(d.types).reduce((a, b) => a + b, 0);
    render(this.root, html`${bar()}<main id="main" class="deckpage"><header class="deckhead"><div><h1>${d.name}</h1><p class="dim">${d.id} · ${d.format} · <a href="#/editor/${encodeURIComponent(d.file)}/${d.line}">${d.file}:${d.line}</a></p>${verdict(d.legality[0])}${d.legality.length > 1 ? html`<details><summary class="dim">${t('format')}: ${d.legality.filter((l) => !l.breaches.length).length}/${d.legality.length} ${t('legal')}</summary>${d.legality.slice(1).map(verdict)}</details>` : ''}<p><a class="button" href="/t/${token}/api/proxies?game=${this.game}&id=${encodeURIComponent(d.id)}&lang=${lang()}" target="_blank">${t('proxies')}</a></p></div><figure class="curve" aria-label="${t('curve')}"><figcaption>${t('curve')}</figcaption><div class="bars">${d.curve.map((n, i) => html`<div class="barcol"><b>${n || ''}</b><i style="height:${Math.round((n / most) * 84)}px"></i><span>${i}</span></div>`)}</div><p>${Object.entries(d.types).map(([k, n]) => html`<span class="counter">${labelOf(w.types, k)} ${n}</span> `)}</p><div class="colorbar" aria-hidden="true">${Object.entries(d.colors).map(([k, n]) => html`<i style="background:${w.picture.paint[k] || '#777'};flex:${n}" title="${labelOf(w.colors, k)} ${n}"></i>`)}</div><p class="dim">${total} ${t('cards')}</p></figure></header><div class="sections">${(d.sections || []).map((s) => html`<section class="${s.cards.length < 4 ? 'few' : ''}"><h2 title="${s.doc}">${s.name.replaceAll('_', ' ')} (${s.count})</h2><div class="cardgrid">${s.cards.map((c) => { const f = d.faces[c.id]; return html`<a class="handcard stackof" data-face="${c.id}" href="#/card/${this.game}/${encodeURIComponent(c.id)}" aria-label="${c.count} ${f ? f.name : c.id}">${f ? full(w, f) : c.id}<span class="times">${c.count}×</span></a>`; })}</div></section>`)}</div></main>`);
    document.documentElement.dataset.page = 'deck';
    this.app.live.draw();
  }
}
