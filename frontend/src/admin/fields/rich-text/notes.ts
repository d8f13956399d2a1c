import { Fragment, type Node, Slice } from 'prosemirror-model';
import { type Command, Plugin, Selection, TextSelection, type Transaction } from 'prosemirror-state';
import { schema } from './schema';

const { note_reference: referenceType, notes: listType, note: noteType } = schema.nodes;

type Placed = { node: Node; position: number };

function findNodes(document: Node, type: Node['type']): Placed[] {
  const found: Placed[] = [];
  document.descendants((node, position) => {
    if (node.type === type) found.push({ node, position });
  });
  return found;
}

export const countNotes = (document: Node): number => findNodes(document, noteType).length;

/** Numbers footnotes in the order of their references. A note leaves with its reference, and a copied reference gets its own. */
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

/** Replaces the selection. The notes of the document are added to those of the text: within it they would split a paragraph. */
export function insertDocument(tr: Transaction, document: Node): void {
  const { content } = document;
  if (tr.selection.$from.parent.type === noteType)
    return void tr.replaceSelection(new Slice(toSingleParagraph(document), 0, 0));
  const notes = content.lastChild?.type === listType ? content.lastChild : undefined;
  tr.replaceSelection(Slice.maxOpen(notes ? content.cut(0, content.size - notes.nodeSize) : content, false));
  const ends: number[] = [];
  tr.mapping.maps.at(-1)?.forEach((_from, _to, _newFrom, end) => void ends.push(end));
  // Behind a table the cursor would be in the next text, which may be a note.
  if (ends[0] !== undefined) tr.setSelection(Selection.near(tr.doc.resolve(ends[0]), -1));
  if (notes) tr.insert(tr.doc.content.size, notes);
}

/** A note has no blocks and no notes of its own. */
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
export const addNote: Command = ({ selection, tr }, dispatch, view) => {
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
