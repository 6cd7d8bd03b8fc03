// The start: which game, format, decks, seats and seed; and the tables that are there.

import { html, render } from './dom.js';
import { get, post } from './net.js';
import { state as settings, t } from './text.js';
import { bar, loop } from './app.js';

const memory = JSON.parse(localStorage.getItem('start') || '{}');

export async function open({ root, go }) {
  let all = await get('start', { lang: settings.lang });
  const form = { game: memory.game, format: memory.format, decks: memory.decks || [], seats: memory.seats || ['human', 'greedy'], seed: '' };
  let error = '', busy = false, closed = false;

  function settle() {
    const g = all.games.find((x) => x.id === form.game) || all.games.find((x) => x.decks.length) || all.games[0];
    if (!g) return null;
    form.game = g.id;
    const playable = (f) => g.decks.some((d) => d.legal.includes(f.id));
    const f = g.formats.find((x) => x.id === form.format) || g.formats.find((x) => x.players === 2 && g.decks.filter((d) => d.format === x.id).length > 1) || g.formats.find(playable) || g.formats[0];
    if (!f) return { g };
    form.format = f.id;
    for (let i = 0; i < f.players; i++) {
      const legal = g.decks.filter((d) => d.legal.includes(f.id));
      if (!form.decks[i] || (form.decks[i] !== 'mixed' && !legal.some((d) => d.id === form.decks[i]))) form.decks[i] = legal.length ? legal[i % legal.length].id : 'mixed';
      form.seats[i] = all.policies.includes(form.seats[i]) ? form.seats[i] : i ? 'greedy' : 'human';
    }
    form.decks.length = form.seats.length = f.players;
    return { g, f };
  }

  function draw() {
    if (closed) return;
    const now = settle();
    const { g, f } = now || {};
    const legal = g && f ? g.decks.filter((d) => d.legal.includes(f.id)) : [];
    const select = (name, list, value, label) => html`<label>${label}<select name="${name}">${list.map(([v, text]) => html`<option value="${v}" ${v === value ? html`selected` : ''}>${text}</option>`)}</select></label>`;
    render(root, html`${bar()}<main id="main" class="start"><section class="panel begin"><h1>${t('newGame')}</h1>${!g ? html`<p>…</p>` : html`<div class="games" role="radiogroup" aria-label="${t('game')}">${all.games.map((x) => html`<button role="radio" aria-checked="${x.id === g.id}" class="gamecard ${x.id === g.id ? 'on' : ''}" data-game="${x.id}"><b>${x.title}</b><small>${x.cards} ${t('cards')} · ${x.decks.length} ${t('decks').toLowerCase()}</small></button>`)}</div><form id="form">${f ? select('format', g.formats.map((x) => [x.id, `${x.title} (${x.players})`]), f.id, t('format')) : ''}<div class="seatlist">${f ? Array.from({ length: f.players }, (_, i) => html`<fieldset><legend>${t('seat')} ${'ABCD'[i]}</legend>${select('deck' + i, [...legal.map((d) => [d.id, d.name]), ['mixed', t('mixed')]], form.decks[i], t('deck'))}${select('seat' + i, all.policies.map((p) => [p, t(p)]), form.seats[i], t('player'))}</fieldset>`) : ''}</div><label>${t('seed')}<input name="seed" inputmode="numeric" pattern="[0-9]*" placeholder="${t('chance')}" value="${form.seed}"></label>${error ? html`<p class="error" role="alert">${error}</p>` : ''}<div class="twobuttons"><button class="primary" id="begin" ${busy ? html`disabled` : ''}>${t('begin')}</button><button type="button" data-board ${busy ? html`disabled` : ''}>${t('emptyBoard')}</button></div></form>`}</section><section class="panel tables"><h2>${t('tables')}</h2>${all.tables.length ? html`<ul>${all.tables.slice().reverse().map((x) => html`<li><a href="#/table/${x.id}"><b>${x.title}</b><small>${x.game} · ${x.format} · ${x.over ? t('over') : `${t('turn')} ${x.turn}`}</small></a></li>`)}</ul>` : html`<p class="dim">${t('noTables')}</p>`}<ul class="hints">${['hintPlay', 'hintBuild', 'hintLive'].map((k) => html`<li class="dim">${t(k)}</li>`)}</ul></section></main>`);
    document.documentElement.dataset.page = 'start';
  }

  root.onchange = (e) => {
    const { name, value } = e.target;
    if (name === 'format') { form.format = value; form.decks = []; }
    else if (name === 'seed') form.seed = value;
    else if (/^deck/.test(name)) form.decks[+name.slice(4)] = value;
    else if (/^seat/.test(name)) form.seats[+name.slice(4)] = value;
    else return;
    draw();
  };
  root.onsubmit = async (e) => {
    e.preventDefault();
    if (busy) return;
    busy = true; error = ''; draw();
    try {
      const made = await post('tables', { Game: form.game, Format: form.format, Decks: form.decks, Seats: form.seats, Seed: Number(form.seed) || 0 });
      localStorage.setItem('start', JSON.stringify({ game: form.game, format: form.format, decks: form.decks, seats: form.seats }));
      go('table/' + made.table);
    } catch (x) { error = x.message; }
    busy = false;
    draw();
  };
  root.onclick = async (e) => {
    if (e.target.closest('[data-board]')) {
      try { go('table/' + (await post('board', { Game: form.game, Format: form.format })).table); } catch (x) { error = x.message; draw(); }
      return;
    }
    const b = e.target.closest('[data-game]');
    if (b) { form.game = b.dataset.game; form.format = ''; form.decks = []; draw(); }
  };
  draw();
  const s = loop({ live: async () => { all = await get('start', { lang: settings.lang }).catch(() => all); draw(); } });
  return { draw, close() { closed = true; s.close(); root.onchange = root.onsubmit = root.onclick = null; } };
}
