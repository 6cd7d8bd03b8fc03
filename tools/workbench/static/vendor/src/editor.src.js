// The text editor of the workbench: what it needs of CodeMirror 6, as one function.

import { EditorState, Compartment } from '@codemirror/state';
import { EditorView, keymap, lineNumbers, highlightActiveLine, highlightActiveLineGutter, drawSelection } from '@codemirror/view';
import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
import { StreamLanguage, syntaxHighlighting, HighlightStyle, bracketMatching, indentOnInput, indentUnit } from '@codemirror/language';
import { autocompletion, completionKeymap, closeBrackets, closeBracketsKeymap } from '@codemirror/autocomplete';
import { lintGutter, setDiagnostics } from '@codemirror/lint';
import { search, searchKeymap, highlightSelectionMatches } from '@codemirror/search';
import { lua } from '@codemirror/legacy-modes/mode/lua';
import { hcl } from 'codemirror-lang-hcl';
import { tags } from '@lezer/highlight';

const colours = HighlightStyle.define([
  { tag: [tags.keyword, tags.controlKeyword, tags.definitionKeyword], color: 'var(--cm-keyword)', fontWeight: '600' },
  { tag: [tags.string, tags.special(tags.string)], color: 'var(--cm-string)' },
  { tag: [tags.number, tags.bool, tags.atom, tags.null], color: 'var(--cm-number)' },
  { tag: [tags.comment, tags.lineComment, tags.blockComment], color: 'var(--cm-comment)', fontStyle: 'italic' },
  { tag: [tags.standard(tags.variableName), tags.typeName, tags.propertyName], color: 'var(--cm-name)' },
]);

const theme = EditorView.theme({
  '&': { height: '100%', color: 'var(--ink)', backgroundColor: 'var(--bg)', fontSize: '13px' },
  '.cm-scroller': { fontFamily: 'ui-monospace, "Cascadia Code", Menlo, Consolas, monospace', lineHeight: '1.5' },
  '.cm-content': { caretColor: 'var(--accent)' },
  '.cm-cursor': { borderLeftColor: 'var(--accent)' },
  '.cm-gutters': { backgroundColor: 'var(--bg2)', color: 'var(--ink2)', border: 'none' },
  '.cm-activeLine, .cm-activeLineGutter': { backgroundColor: 'color-mix(in srgb, var(--bg3) 60%, transparent)' },
  '&.cm-focused .cm-selectionBackground, .cm-selectionBackground': { backgroundColor: 'var(--bg4) !important' },
  '.cm-tooltip': { backgroundColor: 'var(--bg2)', color: 'var(--ink)', border: '1px solid var(--line)', borderRadius: '8px' },
  '.cm-tooltip-autocomplete ul li[aria-selected]': { backgroundColor: 'var(--accent)', color: 'var(--accent-ink)' },
  '.cm-completionInfo': { maxWidth: '360px', whiteSpace: 'pre-wrap' },
  '.cm-panels': { backgroundColor: 'var(--bg2)', color: 'var(--ink)' },
  '.cm-diagnostic': { whiteSpace: 'pre-wrap' },
});

// create makes an editor: { parent, text, name, readOnly, complete, save, changed }. complete(before, whole) gives a list of
// { label, type, detail, info } and where the word begins.
export function create(o) {
  const language = new Compartment(), writable = new Compartment();
  const languageOf = (name) => (name.endsWith('.lua') ? StreamLanguage.define(lua) : hcl());
  const view = new EditorView({
    parent: o.parent,
    state: EditorState.create({
      doc: o.text,
      extensions: [
        lineNumbers(), highlightActiveLine(), highlightActiveLineGutter(), drawSelection(), history(), indentOnInput(), indentUnit.of('  '), bracketMatching(), closeBrackets(), highlightSelectionMatches(),
        search({ top: true }), lintGutter(), syntaxHighlighting(colours), theme, EditorView.lineWrapping, EditorView.contentAttributes.of({ 'aria-label': o.label || o.name }),
        autocompletion({ override: [(c) => {
          const line = c.state.doc.lineAt(c.pos), before = line.text.slice(0, c.pos - line.from);
          const r = o.complete && o.complete(before, c.state.doc.toString(), c.explicit);
          return r && r.options.length ? { from: c.pos - r.back, options: r.options, validFor: /^[\w-]*$/ } : null;
        }] }),
        keymap.of([{ key: 'Mod-s', preventDefault: true, run: () => { o.save && o.save(); return true; } }, ...closeBracketsKeymap, ...completionKeymap, ...searchKeymap, ...historyKeymap, ...defaultKeymap, indentWithTab]),
        language.of(languageOf(o.name)), writable.of(EditorState.readOnly.of(Boolean(o.readOnly))),
        EditorView.updateListener.of((u) => { if (u.docChanged && o.changed) o.changed(u.state.doc.toString()); }),
      ],
    }),
  });
  return {
    text: () => view.state.doc.toString(),
    set(text) { if (text !== view.state.doc.toString()) view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: text } }); },
    // mark shows findings: { line, severity, message }.
    mark(list) {
      const doc = view.state.doc;
      view.dispatch(setDiagnostics(view.state, list.filter((d) => d.line >= 1 && d.line <= doc.lines).map((d) => {
        const l = doc.line(d.line), indent = l.text.length - l.text.trimStart().length;
        return { from: Math.min(l.from + indent, l.to), to: l.to, severity: d.severity, message: d.message };
      })));
    },
    reveal(line) {
      if (line < 1 || line > view.state.doc.lines) return;
      const l = view.state.doc.line(line);
      view.dispatch({ selection: { anchor: l.from }, effects: EditorView.scrollIntoView(l.from, { y: 'center' }) });
    },
    focus: () => view.focus(),
    destroy: () => view.destroy(),
  };
}
