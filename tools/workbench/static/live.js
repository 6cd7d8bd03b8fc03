// The loop at a glance: what is live, what is wrong (over the page, until it is mended), what was tried.

import { become, html, render, toast } from './dom.js';
import { t } from './text.js';

export class Live {
  constructor() { this.now = null; this.dismissed = ''; this.open = false; }

  take(l) {
    const before = this.now;
    this.now = l;
    const gone = before && l.version !== before.version && l.gone && l.gone.length;
    if (gone) toast(`${l.gone.join(', ')}: ${t('setGone')}`, 'warn');
    else if (before && l.version !== before.version && l.cards.length && !this.errors().length) toast(`${t('live')} (${l.millis} ms): ${l.cards.slice(0, 4).join(', ')}${l.cards.length > 4 ? ' …' : ''}`, 'good');
    document.documentElement.dataset.version = l.version;
    this.draw();
  }

  errors() { return this.now ? this.now.findings.filter((f) => f.severity === 'error' && this.now.stale.includes(f.file)) : []; }
  others() { return this.now ? this.now.findings.filter((f) => !this.errors().includes(f)) : []; }

  badge() {
    const l = this.now;
    if (!l) return html`<button class="quiet livebadge" id="live">…</button>`;
    const bad = this.errors().length;
    return html`<button class="quiet livebadge ${bad ? 'bad' : l.failed ? 'warn' : 'good'}" id="live" aria-expanded="${this.open}" title="${bad ? `${bad} ${t('mistakes')}` : `${t('tests')}: ${l.passed} ${t('passed')}, ${l.failed} ${t('failed')}`}">${bad ? `${bad} ✕` : l.running ? html`<i class="spin"></i> ${t('tests')}` : l.passed + l.failed ? `${l.passed} ✓${l.failed ? ` ${l.failed} ✕` : ''}` : `✓ ${t('live')}`}</button>`;
  }

  toggle() { this.open = !this.open; this.dismissed = ''; this.draw(); }

  draw() {
    const box = document.getElementById('overlay');
    const list = this.errors();
    const key = list.map((f) => f.file + f.line + f.summary).join();
    const visible = list.length && this.dismissed !== key;
    const holder = document.getElementById('live');
    if (holder) become(holder, this.badge());
    if (!visible && !this.open) { box.hidden = true; box.textContent = ''; return; }
    box.hidden = false;
    box.classList.toggle('panel', !visible);
    const failed = this.now.runs.filter((r) => !r.pass);
    const finding = (f) => html`<article class="finding ${f.severity}"><h3>${f.summary} <small>${f.code}</small></h3>${f.file ? html`<p class="at"><a href="#/editor/${encodeURIComponent(f.file)}${f.line ? '/' + f.line : ''}">${f.file}${f.line ? ':' + f.line : ''}</a></p>` : ''}${f.snippet ? html`<pre>${f.line ? html`<b>${String(f.line).padStart(4)}</b>  ` : ''}${f.snippet}</pre>` : ''}${f.detail ? html`<p>${f.detail}</p>` : ''}${f.fix ? html`<p class="fix">${f.fix}</p>` : ''}</article>`;
    render(box, html`<div class="sheet"><button class="quiet close" id="overlay-close">${t('close')} ✕</button>${visible ? html`<h2>${[...new Set(list.map((f) => f.file.split('/').pop()))].join(', ')} ${t('wrongText')}</h2>${list.map(finding)}` : html`<h2>${t('tests')}: ${this.now.passed} ${t('passed')}, ${this.now.failed} ${t('failed')}</h2>${failed.map((r) => html`<article class="finding error"><h3>${r.name}</h3><p class="at">${r.file}:${r.at || r.line}</p>${r.snippet ? html`<pre>${r.snippet}</pre>` : ''}<p>${r.message}</p>${r.expected ? html`<p>${t('expected')}: ${r.expected}<br>${t('actual')}: ${r.actual}</p>` : ''}${r.board && r.board.length ? html`<details><summary>${t('position')}</summary><pre>${r.board.join('\n')}</pre><pre>${(r.log || []).join('\n')}</pre></details>` : ''}</article>`)}${this.others().slice(0, 30).map(finding)}`}</div>`);
    box.querySelector('#overlay-close').onclick = () => { this.dismissed = key; this.open = false; this.draw(); };
  }
}
