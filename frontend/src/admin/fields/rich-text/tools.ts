import { baseKeymap, chainCommands } from 'prosemirror-commands';
import { gapCursor } from 'prosemirror-gapcursor';
import { history, redo, undo } from 'prosemirror-history';
import { keymap } from 'prosemirror-keymap';
import { Fragment, type Node, Slice } from 'prosemirror-model';
import { splitListItem } from 'prosemirror-schema-list';
import { type Command, type EditorState, Plugin, Selection, TextSelection, type Transaction } from 'prosemirror-state';
import {
  addColumnAfter,
  addRowAfter,
  deleteColumn,
  deleteRow,
  deleteTable,
  goToNextCell,
  isInTable,
  tableEditing,
  toggleHeaderRow,
} from 'prosemirror-tables';
import type { EditorView } from 'prosemirror-view';
import { direction } from '#messages/language';
import { t } from '#messages/staff';
import {
  addLineBreak,
  addLineBreakInNote,
  addTable,
  clearFormatting,
  currentLanguage,
  findAround,
  indent,
  isHeading,
  isMarked,
  isRightToLeft,
  leaveCaption,
  marks,
  nodes,
  outdent,
  selectedFigure,
  toggleDirection,
  toggleEmphasis,
  toggleHeading,
  toggleList,
  toggleQuotation,
  toggleStrong,
} from './commands';
import { parsePastedHtml } from './paste';
import { schema } from './schema';
import type { ToolButtonProps } from './tool-button';

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

/** Inserts pasted or dropped HTML. Returns false for plain text, which ProseMirror inserts. */
function insertHtml(view: EditorView, event: Event, data: DataTransfer | null, position?: number): boolean {
  const html = data?.getData('text/html');
  const isPlain = !html || view.state.selection.$from.parent.type.spec.code === true;
  if (!view.editable || (isPlain && data?.getData('text/plain'))) return false;
  // Pictures come only from the media library, and the browser would open a dropped file instead of the page.
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
    // Outside tables, and after the last cell, Tab leaves the editor.
    Tab: goToNextCell(1),
    'Shift-Tab': goToNextCell(-1),
  }),
  keymap(baseKeymap),
  gapCursor(),
  tableEditing(),
];

const { note_reference: referenceType, notes: listType, note: noteType } = schema.nodes;

type Placed = { node: Node; position: number };

function findNodes(document: Node, type: Node['type']): Placed[] {
  const found: Placed[] = [];
  document.descendants((node, position) => {
    if (node.type === type) found.push({ node, position });
  });
  return found;
}

const countNotes = (document: Node): number => findNodes(document, noteType).length;

/**
 * Numbers footnotes in the order of their references. A note is removed with its reference, and a copied reference gets an empty
 * note.
 */
export const numberNotes = new Plugin({
  appendTransaction(transactions, _before, { doc, tr }) {
    if (!transactions.some(({ docChanged }) => docChanged)) return null;
    const references = findNodes(doc, referenceType);
    const notes = findNodes(doc, noteType);
    const isInOrder = ({ node }: Placed, index: number) => node.attrs.number === String(index + 1);
    const hasOneList = findNodes(doc, listType).length <= 1;
    if (hasOneList && references.length === notes.length && references.every(isInOrder) && notes.every(isInOrder))
      return null;
    return renumber(tr, references, notes);
  },
});

function renumber(transaction: Transaction, references: Placed[], notes: Placed[]): Transaction {
  const contents = new Map<string, Fragment>();
  // A note that pasted paragraphs have split is joined again.
  for (const { node } of notes)
    contents.set(node.attrs.number, (contents.get(node.attrs.number) ?? Fragment.empty).append(node.content));
  const numbered = references.map(({ node, position }, index) => {
    const number = String(index + 1);
    transaction.setNodeAttribute(position, 'number', number);
    const content = contents.get(node.attrs.number);
    contents.delete(node.attrs.number);
    return noteType.create({ number }, content);
  });
  const lists = findNodes(transaction.doc, listType);
  for (const { node, position } of lists.toReversed()) transaction.delete(position, position + node.nodeSize);
  if (numbered.length > 0) transaction.insert(transaction.doc.content.size, listType.create(null, numbered));
  return transaction;
}

/** Replaces the selection. Notes of the inserted document go to the existing notes: in the text they would split a paragraph. */
export function insertDocument(tr: Transaction, document: Node): void {
  const { content } = document;
  if (tr.selection.$from.parent.type === noteType)
    return void tr.replaceSelection(new Slice(toSingleParagraph(document), 0, 0));
  const notes = content.lastChild?.type === listType ? content.lastChild : undefined;
  tr.replaceSelection(Slice.maxOpen(notes ? content.cut(0, content.size - notes.nodeSize) : content, false));
  const ends: number[] = [];
  tr.mapping.maps.at(-1)?.forEach((_from, _to, _newFrom, end) => void ends.push(end));
  // After a table the cursor would move into the next text, which may be a note.
  if (ends[0] !== undefined) tr.setSelection(Selection.near(tr.doc.resolve(ends[0]), -1));
  if (notes) tr.insert(tr.doc.content.size, notes);
}

/** A note has neither blocks nor notes of its own, so only the inline content is kept. */
function toSingleParagraph(document: Node): Fragment {
  const inline: Node[] = [];
  document.descendants((block) => {
    if (!block.isTextblock) return true;
    if (inline.length > 0) inline.push(schema.nodes.hard_break.create());
    for (const node of block.children)
      inline.push(node.type === referenceType ? schema.text(`[${node.attrs.number}]`) : node);
    return false;
  });
  return Fragment.from(inline);
}

const newNumber = 'new';

/** Adds a reference after the selection and moves the cursor into its note. */
const addNote: Command = ({ selection, tr }, dispatch, view) => {
  const { $to } = selection;
  const isAllowed = $to.parent.inlineContent && $to.parent.type !== noteType && !$to.parent.type.spec.code;
  if (!isAllowed) return false;
  if (!dispatch) return true;
  dispatch(
    tr.setSelection(TextSelection.create(tr.doc, $to.pos)).insert($to.pos, referenceType.create({ number: newNumber })),
  );
  const state = view?.state;
  const reference = state?.doc.nodeAt($to.pos);
  const note =
    state && findNodes(state.doc, noteType).find(({ node }) => node.attrs.number === reference?.attrs.number);
  if (state && note)
    dispatch(state.tr.setSelection(TextSelection.create(state.doc, note.position + 1)).scrollIntoView());
  return true;
};

export type ToolDialog = 'link' | 'picture' | 'language';

/** Digits cannot be mirrored. */
const [numberedListIcon, footnoteIcon] =
  direction === 'rtl'
    ? ([
        'M18 5l1.5-1v5M18 14.5c.5-1 2.5-1 2.5.5 0 1-2.5 2-2.5 3.5h2.5M4 6h10M4 12h10M4 18h10',
        'M11 7h9M11 12h9M8 17h12M4 6l2.5-2v8',
      ] as const)
    : ([
        'M3.5 5l1.5-1v5M3.5 14.5c.5-1 2.5-1 2.5.5 0 1-2.5 2-2.5 3.5H6M10 6h10M10 12h10M10 18h10',
        'M4 7h9M4 12h9M4 17h12M17 6l2.5-2v8',
      ] as const);

export type Tool = Pick<ToolButtonProps, 'label' | 'icon' | 'isMirrored' | 'keys'> & {
  isActive?: (state: EditorState) => boolean;
} & ({ command: Command } | { dialog: ToolDialog; isEnabled: (state: EditorState) => boolean });

const heading = (level: number): Tool => ({
  label: t('richTextEditor.heading', { level }),
  icon: `H${level}`,
  keys: `Mod-Alt-${level}`,
  command: toggleHeading(level),
  isActive: (state) => isHeading(state, level),
});

const isInList = (type: typeof nodes.bullet_list) => (state: EditorState) =>
  findAround(state, nodes.bullet_list, nodes.ordered_list)?.node.type === type;

const isInText = ({ selection }: EditorState) =>
  selection.$from.parent.inlineContent && !selection.$from.parent.type.spec.code;

export const toolGroups: Tool[][] = [
  [2, 3, 4].map(heading),
  [
    {
      label: t('richTextEditor.bold'),
      icon: 'B',
      keys: 'Mod-b',
      command: toggleStrong,
      isActive: (state) => isMarked(state, marks.strong),
    },
    {
      label: t('richTextEditor.italic'),
      icon: 'I',
      keys: 'Mod-i',
      command: toggleEmphasis,
      isActive: (state) => isMarked(state, marks.em),
    },
  ],
  [
    {
      label: t('richTextEditor.bulletedList'),
      icon: 'M4.5 6h.01M4.5 12h.01M4.5 18h.01M9 6h11M9 12h11M9 18h11',
      isMirrored: true,
      keys: 'Mod-Shift-8',
      command: toggleList(nodes.bullet_list),
      isActive: isInList(nodes.bullet_list),
    },
    {
      label: t('richTextEditor.numberedList'),
      icon: numberedListIcon,
      keys: 'Mod-Shift-7',
      command: toggleList(nodes.ordered_list),
      isActive: isInList(nodes.ordered_list),
    },
    {
      label: t('richTextEditor.outdent'),
      icon: 'M4 5h16M12 10h8M12 14h8M4 19h16M8 9l-4 3 4 3',
      isMirrored: true,
      keys: 'Mod-[',
      command: outdent,
    },
    {
      label: t('richTextEditor.indent'),
      icon: 'M4 5h16M12 10h8M12 14h8M4 19h16M4 9l4 3-4 3',
      isMirrored: true,
      keys: 'Mod-]',
      command: indent,
    },
  ],
  [
    {
      label: t('richTextEditor.quotation'),
      icon: 'M10 7c-3 1-5 3-5 6v4h5v-5H7M19 7c-3 1-5 3-5 6v4h5v-5h-3',
      keys: 'Mod-Shift-9',
      command: toggleQuotation,
      isActive: (state) => findAround(state, nodes.blockquote) !== undefined,
    },
    {
      label: t('richTextEditor.link'),
      icon: 'M10 14l4-4M8.5 10.5L6 13a3.5 3.5 0 0 0 5 5l2.5-2.5M15.5 13.5L18 11a3.5 3.5 0 0 0-5-5l-2.5 2.5',
      keys: 'Mod-k',
      dialog: 'link',
      isActive: (state) => isMarked(state, marks.link),
      isEnabled: isInText,
    },
    {
      label: t('richTextEditor.picture'),
      icon: 'M4 5h16v14H4zM4 16l5-5 4 4 3-3 4 4M15.5 9.5h.01',
      dialog: 'picture',
      isActive: (state) => selectedFigure(state) !== undefined,
      isEnabled: (state) => !state.selection.$from.parent.type.spec.code && findAround(state, nodes.note) === undefined,
    },
    {
      label: t('richTextEditor.table'),
      icon: 'M4 5h16v14H4zM4 10h16M4 14.5h16M12 5v14',
      command: (state, dispatch) => !isInTable(state) && isInText(state) && addTable(state, dispatch),
      isActive: isInTable,
    },
    { label: t('richTextEditor.footnote'), icon: footnoteIcon, keys: 'Mod-Alt-f', command: addNote },
  ],
  [
    {
      label: t('richTextEditor.rightToLeft'),
      icon: 'M13 4v13M17 4v13M19 4h-8a3.5 3.5 0 0 0 0 7h2M9 20H4m2.5-2.5L4 20l2.5 2.5',
      keys: 'Mod-Shift-x',
      command: toggleDirection,
      isActive: isRightToLeft,
    },
    {
      label: t('common.language'),
      icon: 'M4 6h9M8.5 4v2M11 6c-1 4-3.5 6.5-7 8M6 9c1 2 3 3.5 5 4.5M12 20l4-10 4 10M13.5 16.5h5',
      dialog: 'language',
      isActive: (state) => currentLanguage(state) !== '',
      isEnabled: () => true,
    },
  ],
  [
    {
      label: t('richTextEditor.clearFormatting'),
      icon: 'M6 5h12M12 5l-2 9M4 20l6-6M4 14l6 6M13 19h7',
      keys: 'Mod-\\',
      command: clearFormatting,
    },
    {
      label: t('common.undo'),
      icon: 'M9 7L5 11l4 4M5 11h9a5 5 0 0 1 0 10h-2',
      isMirrored: true,
      keys: 'Mod-z',
      command: undo,
    },
    {
      label: t('richTextEditor.redo'),
      icon: 'M15 7l4 4-4 4M19 11h-9a5 5 0 0 0 0 10h2',
      isMirrored: true,
      keys: 'Mod-y',
      command: redo,
    },
  ],
];

/** Shown while the cursor is in a table. */
export const tableTools: Tool[] = [
  { label: t('richTextEditor.addRow'), icon: 'M4 5h16v6H4zM12 14v6M9 17h6', command: addRowAfter },
  { label: t('richTextEditor.removeRow'), icon: 'M4 5h16v6H4zM9 17h6', command: deleteRow },
  { label: t('richTextEditor.addColumn'), icon: 'M5 4h6v16H5zM14 12h6M17 9v6', command: addColumnAfter },
  { label: t('richTextEditor.removeColumn'), icon: 'M5 4h6v16H5zM14 12h6', command: deleteColumn },
  {
    label: t('richTextEditor.headerRow'),
    icon: 'M4 5h16v14H4zM4 10h16M4 7.5h16',
    command: toggleHeaderRow,
    isActive: (state) => findAround(state, nodes.table)?.node.firstChild?.firstChild?.type === nodes.table_header,
  },
  { label: t('richTextEditor.removeTable'), icon: 'M4 5h16v14H4zM9 9l6 6M15 9l-6 6', command: deleteTable },
];
