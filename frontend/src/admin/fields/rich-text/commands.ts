import { chainCommands, exitCode, lift, setBlockType, toggleMark, wrapIn } from 'prosemirror-commands';
import type { Attrs, Mark, MarkType, Node, NodeType } from 'prosemirror-model';
import { liftListItem, sinkListItem, wrapInList } from 'prosemirror-schema-list';
import { type Command, type EditorState, NodeSelection, TextSelection } from 'prosemirror-state';
import { schema } from './schema';

export const { nodes, marks } = schema;

/** Returns the nearest node of these types around the start of the selection. */
export function findAround(
  { selection }: EditorState,
  ...types: NodeType[]
): { node: Node; position: number } | undefined {
  const { $from } = selection;
  for (let { depth } = $from; depth > 0; depth -= 1) {
    const node = $from.node(depth);
    if (types.includes(node.type)) return { node, position: $from.before(depth) };
  }
  return undefined;
}

export const isHeading = (state: EditorState, level: number) =>
  findAround(state, nodes.heading)?.node.attrs.level === level;

export function isMarked({ selection, doc, storedMarks }: EditorState, type: MarkType): boolean {
  const { empty, $from, from, to } = selection;
  return empty ? type.isInSet(storedMarks ?? $from.marks()) !== undefined : doc.rangeHasMark(from, to, type);
}

export const toggleHeading =
  (level: number): Command =>
  (state, dispatch) =>
    (isHeading(state, level) ? setBlockType(nodes.paragraph) : setBlockType(nodes.heading, { level }))(state, dispatch);

/** Turns the list around the selection into the other kind, or ends it if it is of this kind. */
export const toggleList =
  (type: NodeType): Command =>
  (state, dispatch) => {
    const list = findAround(state, nodes.bullet_list, nodes.ordered_list);
    if (!list) return wrapInList(type)(state, dispatch);
    if (list.node.type === type) return liftListItem(nodes.list_item)(state, dispatch);
    const { dir, lang } = list.node.attrs;
    dispatch?.(state.tr.setNodeMarkup(list.position, type, { dir, lang }));
    return true;
  };

export const indent = sinkListItem(nodes.list_item);
export const outdent = liftListItem(nodes.list_item);

export const toggleQuotation: Command = (state, dispatch) =>
  (findAround(state, nodes.blockquote) ? lift : wrapIn(nodes.blockquote))(state, dispatch);

/** The table is left out: inside it, each paragraph has a direction of its own. */
const directedTypes = Object.values(nodes).filter(
  ({ spec }) => spec !== nodes.table.spec && spec.attrs && 'dir' in spec.attrs,
);

/** Returns the outermost blocks, so that a list changes its direction as a whole. */
function directedBlocks({ doc, selection }: EditorState): { node: Node; position: number }[] {
  const blocks: { node: Node; position: number }[] = [];
  doc.nodesBetween(selection.from, selection.to, (node, position) => {
    const isDirected = directedTypes.includes(node.type);
    if (isDirected) blocks.push({ node, position });
    return !isDirected;
  });
  return blocks;
}

export const isRightToLeft = (state: EditorState) => directedBlocks(state).some(({ node }) => node.attrs.dir === 'rtl');

export const toggleDirection: Command = (state, dispatch) => {
  const blocks = directedBlocks(state);
  if (blocks.length === 0) return false;
  const dir = isRightToLeft(state) ? null : 'rtl';
  const { tr } = state;
  for (const { position } of blocks) tr.setNodeAttribute(position, 'dir', dir);
  dispatch?.(tr);
  return true;
};

const rightToLeftLanguages: readonly string[] = ['ar', 'fa', 'ur'];

export function currentLanguage(state: EditorState): string {
  const mark = marks.language.isInSet(state.selection.$from.marks());
  return String(mark?.attrs.lang ?? directedBlocks(state)[0]?.node.attrs.lang ?? '');
}

/** Sets language and direction of the selected words, or of the blocks if nothing is selected; an empty text removes both. */
export const setLanguage =
  (lang: string): Command =>
  (state, dispatch) => {
    const { selection, tr } = state;
    const dir = rightToLeftLanguages.includes(lang) ? 'rtl' : null;
    if (selection.empty)
      for (const { position } of directedBlocks(state))
        tr.setNodeAttribute(position, 'lang', lang || null).setNodeAttribute(position, 'dir', dir);
    tr.removeMark(selection.from, selection.to, marks.language);
    if (lang && !selection.empty) tr.addMark(selection.from, selection.to, marks.language.create({ lang, dir }));
    dispatch?.(tr);
    return true;
  };

/** Removes marks, and turns headings and preformatted text into paragraphs. Links stay. */
export const clearFormatting: Command = (state, dispatch) => {
  const { from, to } = state.selection;
  const { tr } = state;
  for (const type of Object.values(marks)) if (type !== marks.link) tr.removeMark(from, to, type);
  tr.setBlockType(from, to, nodes.paragraph).setStoredMarks([]);
  dispatch?.(tr);
  return true;
};

export const addLineBreak: Command = chainCommands(exitCode, (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(nodes.hard_break.create()).scrollIntoView());
  return true;
});

/** A note is a single paragraph, so Enter adds a line break. */
export const addLineBreakInNote: Command = (state, dispatch) =>
  findAround(state, nodes.note) !== undefined && addLineBreak(state, dispatch);

export const leaveCaption: Command = (state, dispatch) => {
  const figure = findAround(state, nodes.figcaption) && findAround(state, nodes.figure);
  if (!figure) return false;
  const after = figure.position + figure.node.nodeSize;
  const tr = state.tr.insert(after, nodes.paragraph.create());
  dispatch?.(tr.setSelection(TextSelection.create(tr.doc, after + 1)).scrollIntoView());
  return true;
};

export type LinkRange = { from: number; to: number; href: string; text: string };

/** Returns the range of the link around the cursor, or else the selection. */
export function linkRange({ selection, doc }: EditorState): LinkRange {
  const { from, to, $from } = selection;
  const link = marks.link.isInSet($from.marks()) ?? marks.link.isInSet($from.nodeAfter?.marks ?? []);
  const range = link ? rangeOfMark($from.start(), $from.parent, link, from) : { from, to };
  return { ...range, href: String(link?.attrs.href ?? ''), text: doc.textBetween(range.from, range.to, ' ') };
}

/** A link with bold words consists of several text nodes. */
function rangeOfMark(start: number, parent: Node, mark: Mark, at: number): { from: number; to: number } {
  const runs: { from: number; to: number }[] = [];
  parent.forEach((child, offset) => {
    if (!mark.isInSet(child.marks)) return;
    const from = start + offset;
    const previous = runs.at(-1);
    if (previous?.to === from) previous.to += child.nodeSize;
    else runs.push({ from, to: from + child.nodeSize });
  });
  return runs.find(({ from, to }) => from <= at && at <= to) ?? { from: at, to: at };
}

/** Without an address the link is removed. */
export const setLink =
  ({ from, to }: LinkRange, href: string, text: string): Command =>
  (state, dispatch) => {
    const { tr } = state;
    if (from === to) tr.insertText(text, from);
    const end = tr.mapping.map(to);
    tr.removeMark(from, end, marks.link);
    if (href) tr.addMark(from, end, marks.link.create({ href }));
    dispatch?.(tr.setSelection(TextSelection.create(tr.doc, end)).removeStoredMark(marks.link).scrollIntoView());
    return true;
  };

export type PictureValues = { src: string; alt: string; caption: string };

export function selectedFigure(state: EditorState): { node: Node; position: number } | undefined {
  const { selection } = state;
  if (selection instanceof NodeSelection && selection.node.type === nodes.figure)
    return { node: selection.node, position: selection.from };
  return findAround(state, nodes.figure);
}

export const setPicture =
  ({ src, alt, caption }: PictureValues): Command =>
  (state, dispatch) => {
    const existing = selectedFigure(state);
    const { lastChild: oldCaption } = existing?.node ?? {};
    const isSameCaption = oldCaption?.type === nodes.figcaption && oldCaption.textContent === caption;
    const newCaption = isSameCaption ? oldCaption : caption && nodes.figcaption.create(null, schema.text(caption));
    const content = [nodes.figure_picture.create({ src, alt }), ...(newCaption ? [newCaption] : [])];
    const figure = nodes.figure.create(null, content);
    const { tr } = state;
    if (existing) tr.replaceWith(existing.position, existing.position + existing.node.nodeSize, figure);
    else tr.replaceSelectionWith(figure);
    dispatch?.(tr.scrollIntoView());
    return true;
  };

export const addTable: Command = (state, dispatch) => {
  const row = (type: NodeType, attrs: Attrs | null = null) =>
    nodes.table_row.create(
      attrs,
      Array.from({ length: 3 }, () => type.createChecked(null, nodes.paragraph.create())),
    );
  const rows = [row(nodes.table_header), row(nodes.table_cell), row(nodes.table_cell)];
  const { tr } = state;
  const start = tr.selection.from;
  tr.replaceSelectionWith(nodes.table.create(null, rows));
  // Moves the cursor into the first cell.
  dispatch?.(tr.setSelection(TextSelection.near(tr.doc.resolve(start + 1))).scrollIntoView());
  return true;
};

export const toggleStrong = toggleMark(marks.strong);
export const toggleEmphasis = toggleMark(marks.em);
