// Saving what is on the table as a scenario: the position, all that was played, or what was played from some move on.

import { html, toast } from './dom.js';
import { get, post } from './net.js';
import { t } from './text.js';

export class Saver {
  // redraw is called when the form has changed.
  constructor(table, redraw, from = 0) {
    Object.assign(this, { table, redraw, from, title: '', where: '', out: null, busy: false, files: null, what: from ? 'from' : 'position' });
  }

  panel() {
    const s = this.table.state;
    if (!this.files) {
      get('files').then((l) => { this.files = l.filter((f) => f.game === s.game); this.redraw(); }).catch(() => { this.files = []; this.redraw(); });
      return html`<p><i class="spin"></i></p>`;
    }
    const slug = this.title.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '');
    const dir = this.where || (this.files[0] && this.files[0].dir) || '';
    this.path = dir && slug ? `${dir}/scenarios/${slug}.lua` : '';
    const choice = (value, label) => html`<label class="check"><input type="radio" name="bwhat" value="${value}" ${this.what === value ? html`checked` : ''}> ${label}</label>`;
    return html`<div class="saver"><label>${t('name')}<input id="btitle" value="${this.title}" placeholder="Lantern Warden strikes as it attacks" autocomplete="off"></label><fieldset><legend>${t('what')}</legend>${choice('position', t('fromPosition'))}${choice('start', html`${t('fromStart')} (${s.at})`)}${s.at > 1 ? html`${choice('from', t('fromMove'))}<span class="frommove"><input type="number" id="bfrom" min="1" max="${s.at - 1}" value="${this.from || Math.max(1, s.at - 1)}" aria-label="${t('fromMove')}"> <small class="dim">${t('fromHelp')}</small></span>` : ''}</fieldset>${this.files.length ? html`<label>${t('set')}<select id="bset">${this.files.map((f) => html`<option value="${f.dir}" ${f.dir === dir ? html`selected` : ''}>${f.title}</option>`)}</select></label>` : html`<p class="dim">${t('noSet')} <code>cardlathe new set NAME</code></p>`}<p class="row"><button data-edit="look" ${this.busy || !slug ? html`disabled` : ''}>${t('look')}</button><button class="primary" data-edit="save" ${this.busy || !this.path ? html`disabled` : ''}>${t('save')}</button>${this.busy ? html`<i class="spin"></i> <span class="dim">${t('trying')}</span>` : ''}</p>${this.out ? html`<p class="${this.out.pass ? 'fix' : 'error'}" data-testid="exported">${this.out.pass ? `✓ ${t('tested')}` : this.out.reason}${this.begins()}${this.out.saved ? html`<br><b>${this.out.saved}</b>` : ''}</p><pre class="listing" data-testid="exportedtext">${this.out.text}</pre>` : ''}</div>`;
  }

  // begins tells when it could not begin where it was asked to.
  begins() {
    if (this.asked === undefined || !this.out.pass || (this.out.from || 0) === this.asked) return '';
    return html`<br><span class="dim">${this.out.from ? `${t('beginsAt')} ${this.out.from}` : t('beginsAtStart')}</span>`;
  }

  async export(save) {
    this.busy = true;
    this.asked = this.what === 'from' ? this.from || Math.max(1, this.table.state.at - 1) : undefined;
    this.redraw();
    try {
      this.out = await post(this.table.path('export'), { Title: this.title, Position: this.what === 'position', From: this.asked || 0, Path: save ? this.path : '' });
      if (this.out.saved) toast(`${t('saved')}: ${this.out.saved}`, 'good');
    } catch (e) { toast(e.message, 'bad'); this.out = { pass: false, reason: e.message, text: '' }; }
    this.busy = false;
    this.redraw();
  }

  // click, input and change report whether they have taken an event.
  click(e) {
    const what = e.target.closest('[data-edit]')?.dataset.edit;
    if (what !== 'look' && what !== 'save') return false;
    this.export(what === 'save');
    return true;
  }
  input(e) {
    if (e.target.id === 'btitle') { this.title = e.target.value; this.redraw(); return true; }
    if (e.target.id === 'bfrom') { this.from = Number(e.target.value); this.what = 'from'; this.redraw(); return true; }
    return false;
  }
  change(e) {
    if (e.target.name === 'bwhat') { this.what = e.target.value; this.redraw(); return true; }
    if (e.target.id === 'bset') { this.where = e.target.value; this.redraw(); return true; }
    return e.target.id === 'bfrom';
  }
}
