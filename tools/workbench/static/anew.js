// The open game played once more with the text as it is saved now, and the first decision that differs.

import { html, render } from './dom.js';
import { post } from './net.js';
import { t } from './text.js';

export class Anew {
  constructor(table) { this.table = table; this.body = null; }

  async run() {
    if (this.running) return;
    this.running = true;
    this.progress = null;
    // A game is played in a moment; only what takes longer is worth a word before its end.
    const slow = setTimeout(() => this.show(this.waiting()), 400);
    let out;
    try { out = await post(this.table.path('anew') + this.lang(), { Open: false }); } catch (e) { this.table.say(e); }
    clearTimeout(slow);
    this.running = false;
    if (out) this.show(this.told(out));
    else this.body?.closest('dialog')?.close();
  }

  lang() { return `?lang=${document.documentElement.lang}`; }

  // news takes how far it has come.
  news(p) {
    this.progress = p;
    if (this.running && this.body?.isConnected) render(this.body, this.waiting());
  }

  waiting() {
    const p = this.progress;
    return html`<h2>${t('anew')}</h2><p role="status"><i class="spin"></i> ${t('playingAnew')} ${p ? `${p.done}/${p.all}` : ''}</p>${p ? html`<progress max="${p.all}" value="${p.done}" aria-label="${t('playingAnew')}"></progress>` : ''}`;
  }

  told(o) {
    const state = o.state ? html`<p class="dim">${t('stateDiffers')} <b>${o.state}</b></p>` : '';
    if (o.same) return html`<div data-testid="anew" data-same="true"><h2>${t('anew')}</h2><p class="fix">✓ ${t('noneDiffers')} (${o.decisions} ${t('decisions')})</p>${state}</div>`;
    return html`<div data-testid="anew" data-same="false" data-n="${o.n}"><h2>${t('decision')} ${o.n} ${t('differs')}</h2><p class="dim">${t('turn')} ${o.turn} · ${o.n - 1}/${o.decisions} ${t('alike')}</p><p>${o.reason}</p>${o.gone.length || o.new.length ? html`<ul class="changes">${o.gone.map((x) => html`<li class="gone"><b>−</b> ${x}</li>`)}${o.new.map((x) => html`<li class="new"><b>+</b> ${x}</li>`)}</ul>` : ''}${state}<p class="row"><button class="primary" data-anew="open">${t('openThere')}</button>${o.n - 1 <= this.table.state.moves ? html`<button data-anew="jump" data-n="${o.n - 1}">${t('jumpThere')}</button>` : ''}</p></div>`;
  }

  show(content) {
    if (this.body?.isConnected) { render(this.body, content); return; }
    const d = this.table.dialog(content, (e) => {
      const b = e.target.closest('[data-anew]');
      if (!b) return false;
      if (b.dataset.anew === 'jump') this.table.time('jump', Number(b.dataset.n));
      else post(this.table.path('anew') + this.lang(), { Open: true }).then((o) => this.table.go('table/' + o.table)).catch((x) => this.table.say(x));
      return true;
    });
    this.body = d.querySelector('.dialogbody');
  }
}
