import DOMPurify from 'dompurify';
import { DOMParser, DOMSerializer, Fragment, type Node } from 'prosemirror-model';
import { sanitiserOptions } from '../../../ui/text/sanitise';
import { schema } from './schema';

export const parser = DOMParser.fromSchema(schema);
const serializer = DOMSerializer.fromSchema(schema);

/** Only DOMPurify may parse HTML: the security policy forbids ProseMirror's own way. */
export function parseHtml(html: string): Node {
  return parser.parse(DOMPurify.sanitize(html, { ...sanitiserOptions, RETURN_DOM_FRAGMENT: true }));
}

/** Blocks that have not changed stay the same objects, so that typing in a long text serializes one block only. */
const htmlOfBlocks = new WeakMap<Node, string>();

export function toHtml(document: Node): string {
  return isEmpty(document) ? '' : document.children.map(blockToHtml).join('\n');
}

const isEmpty = ({ childCount, firstChild }: Node) =>
  childCount === 1 && firstChild?.type.name === 'paragraph' && firstChild.content.size === 0;

function blockToHtml(block: Node): string {
  const known = htmlOfBlocks.get(block);
  if (known !== undefined) return known;
  const container = document.createElement('div');
  container.append(serializer.serializeFragment(Fragment.from(block)));
  for (const item of container.querySelectorAll('li, td, th')) unwrapParagraph(item);
  for (const note of container.querySelectorAll('li[id]')) note.append(' ', backLink(note.id));
  // It is only read here.
  const html = container.innerHTML;
  htmlOfBlocks.set(block, html);
  return html;
}

/** A list item or cell with a single paragraph is written without `<p>`, as people write HTML. */
function unwrapParagraph(item: Element): void {
  const [first, ...others] = item.children;
  const isPlain = first?.localName === 'p' && first.attributes.length === 0;
  const isSingle = others.every(({ localName }) => item.localName === 'li' && /^[uo]l$/.test(localName));
  if (isPlain && isSingle) first.replaceWith(...first.childNodes);
}

function backLink(noteId: string): HTMLElement {
  const link = document.createElement('a');
  link.href = `#${noteId}-ref`;
  link.textContent = '↩';
  return link;
}
