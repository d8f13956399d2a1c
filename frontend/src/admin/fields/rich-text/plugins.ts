import { baseKeymap, chainCommands } from 'prosemirror-commands';
import { gapCursor } from 'prosemirror-gapcursor';
import { history, redo } from 'prosemirror-history';
import { keymap } from 'prosemirror-keymap';
import { splitListItem } from 'prosemirror-schema-list';
import { type Command, Plugin, Selection } from 'prosemirror-state';
import { goToNextCell, tableEditing } from 'prosemirror-tables';
import type { EditorView } from 'prosemirror-view';
import { addLineBreak, addLineBreakInNote, leaveCaption, nodes } from './commands';
import { countNotes, insertDocument, numberNotes } from './notes';
import { parsePastedHtml } from './paste';

/** ProseMirror would parse pasted and dropped HTML in a way that the security policy forbids, so this comes first. */
const cleanPaste = new Plugin({
  props: {
    handleDOMEvents: {
      paste: (view, event) => insertHtml(view, event, event.clipboardData),
      drop(view, event) {
        // Text that is moved within the editor is not parsed again.
        if (view.dragging) return false;
        const at = view.posAtCoords({ left: event.clientX, top: event.clientY });
        return insertHtml(view, event, event.dataTransfer, at?.pos);
      },
    },
  },
});

/** Returns false for plain text, which ProseMirror inserts. */
function insertHtml(view: EditorView, event: Event, data: DataTransfer | null, position?: number): boolean {
  const html = data?.getData('text/html');
  const isPlain = !html || view.state.selection.$from.parent.type.spec.code === true;
  if (!view.editable || (isPlain && data?.getData('text/plain'))) return false;
  // Pictures come from the store only, and a dropped file would replace the page.
  event.preventDefault();
  if (isPlain) return true;
  const { tr } = view.state;
  if (position !== undefined) tr.setSelection(Selection.near(tr.doc.resolve(position)));
  insertDocument(tr, parsePastedHtml(html, countNotes(tr.doc) + 1));
  view.dispatch(tr.scrollIntoView().setMeta('paste', true));
  return true;
}

export const createPlugins = (shortcuts: Record<string, Command>): Plugin[] => [
  cleanPaste,
  numberNotes,
  history(),
  keymap({ ...shortcuts, 'Shift-Mod-z': redo }),
  keymap({
    Enter: chainCommands(addLineBreakInNote, leaveCaption, splitListItem(nodes.list_item)),
    'Shift-Enter': addLineBreak,
    // Elsewhere, and behind the last cell, Tab leaves the editor.
    Tab: goToNextCell(1),
    'Shift-Tab': goToNextCell(-1),
  }),
  keymap(baseKeymap),
  gapCursor(),
  tableEditing(),
];
