import { Fragment, type Node } from 'prosemirror-model';
import { type Command, Plugin, TextSelection, type Transaction } from 'prosemirror-state';
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
