// The workbench: which page is shown, and what is around all of them.

import { html, render, toast } from './dom.js';
import { get, stream } from './net.js';
import { t, state as settings, setLanguage, setTheme, applyTheme, isDark } from './text.js';
import * as tips from './tips.js';
import { Live } from './live.js';

applyTheme();
matchMedia('(prefers-color-scheme: light)').addEventListener('change', applyTheme);

export const app = { me: null, live: new Live(), page: null };

const pages = {
  start: () => import('./start.js'),
  table: () => import('./table.js'),
  gallery: () => import('./gallery.js'),
  card: () => import('./gallery.js'),
  deck: () => import('./gallery.js'),
  editor: () => import('./editor.js'),
};

export const go = (path) => { location.hash = '#/' + path; };

// route opens the page of the address, after the one that is being opened. The root says in which language it shows a page that stands.
let opening = Promise.resolve(), routes = 0;
function route() {
  if (!app.me) return opening;
  const n = ++routes;
  delete document.getElementById('app').dataset.lang;
  return (opening = opening.then(() => (n === routes ? show() : null)));
}

async function show() {
  tips.hide();
  const [name, ...args] = app.me.host ? (location.hash.replace(/^#\//, '') || 'start').split('/').map(decodeURIComponent) : ['table', String(app.me.table)];
  const load = pages[name] || pages.start;
  app.page?.close?.();
  app.page = null;
  const root = document.getElementById('app');
  try {
    const mod = await load();
    const lang = settings.lang, n = routes;
    app.page = await mod.open({ app, name: pages[name] ? name : 'start', args, root, go });
    if (n === routes) root.dataset.lang = lang;
  } catch (e) {
    render(root, html`${bar()}<main id="main" class="nowhere"><h1>${e.message}</h1><p><a href="#/start">${t('start')}</a></p></main>`);
    root.dataset.error = e.message;
  }
}

// bar is the top of every page.
export function bar(middle = '', right = '') {
  const here = location.hash.replace(/^#\//, '').split('/')[0] || 'start';
  const link = (name, label, also = []) => html`<a href="#/${name}" class="${[name, ...also].includes(here) ? 'here' : ''}" ${[name, ...also].includes(here) ? html`aria-current="page"` : ''}>${label}</a>`;
  return html`<header class="bar"><a class="brand" href="#/start" aria-label="cardlathe">${brand}</a>${app.me && app.me.host ? html`<nav aria-label="${t('title')}">${link('start', t('start'))}${link('gallery', t('gallery'), ['card', 'deck'])}${link('editor', t('editor'))}</nav>` : ''}${middle}<span class="grow"></span>${right}${app.me && app.me.host ? app.live.badge() : ''}<button class="quiet" id="language" lang="${settings.lang === 'zh' ? 'en' : 'zh'}">${t('language')}</button><button class="quiet" id="theme" aria-label="${t('theme')}" title="${t('theme')}">${isDark() ? '☀' : '☾'}</button></header>`;
}
const brand = html`<svg viewBox="0 0 64 64" width="22" height="22" aria-hidden="true"><g fill="none" stroke="currentColor" stroke-width="3"><ellipse cx="32" cy="32" rx="26" ry="11"/><ellipse cx="32" cy="32" rx="26" ry="11" transform="rotate(60 32 32)"/><ellipse cx="32" cy="32" rx="26" ry="11" transform="rotate(120 32 32)"/></g></svg><span>cardlathe</span>`;

document.addEventListener('click', (e) => {
  if (e.target.closest('#language')) {
    setLanguage(settings.lang === 'zh' ? 'en' : 'zh');
    route();
  } else if (e.target.closest('#theme')) {
    setTheme(isDark() ? 'light' : 'dark');
    app.page?.draw?.();
  } else if (e.target.closest('#live')) {
    app.live.toggle();
  }
});

// loaded waits for the content, and shows how far it is.
function loaded() {
  return new Promise((done) => {
    const draw = (p) => {
      render(document.getElementById('app'), html`<main id="main" class="loading" aria-busy="true"><h1>cardlathe</h1><p role="status"><i class="spin"></i> ${t('loading')}${p ? html` <b data-testid="loading">${p.done}/${p.all}</b> ${t('files')}` : ''}</p>${p ? html`<progress max="${p.all}" value="${p.done}" aria-label="${t('loading')}"></progress>` : ''}</main>`);
      document.documentElement.dataset.page = 'loading';
    };
    draw();
    const s = stream('events', {}, { open: found, lost, live: (l) => { if (!l.version) return draw(l.loading); s.close(); done(); } });
  });
}

async function begin() {
  let me;
  try {
    me = await get('me');
  } catch (e) {
    render(document.getElementById('app'), html`<main id="main" class="nowhere"><h1>${e.message}</h1></main>`);
    return;
  }
  if (!settings.lang) setLanguage(me.language);
  else setLanguage(settings.lang);
  if (me.host && !me.loaded) await loaded();
  app.me = me;
  tips.start();
  addEventListener('hashchange', route);
  await route();
  document.documentElement.dataset.ready = 'yes';
}

// lost and found tell of the stream; gone: for good.
export function lost(gone) {
  document.documentElement.dataset.connection = gone ? 'gone' : 'lost';
  const o = document.getElementById('connection') || document.body.appendChild(Object.assign(document.createElement('p'), { id: 'connection' }));
  o.setAttribute('role', 'status');
  o.textContent = t(gone ? 'gone' : 'lost');
}
export function found() {
  if (document.documentElement.dataset.connection === 'lost') toast(t('back'), 'good');
  document.documentElement.dataset.connection = 'open';
  document.getElementById('connection')?.remove();
}

// loop opens the stream of pages that show no table.
export function loop(extra = {}) {
  if (!app.me.host) return { close() {}, drop() {} };
  return stream('events', { lang: settings.lang }, { open: found, lost, live: (l) => { app.live.take(l); extra.live?.(l); }, progress: (p) => extra.progress?.(p) });
}

begin();
