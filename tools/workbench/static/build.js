import { html } from './dom.js';
export class Builder {
  constructor(table) { this.table = table; }
  panel() { return html``; }
  bottom() { return html``; }
  async click() { return false; }
  input() { return false; }
  change() { return false; }
  escape() { this.table.builder = null; this.table.draw(); }
}
