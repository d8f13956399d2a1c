import { isAllowedValue, isContentLink, linkAttributes, pictureAttributes } from '@majlis/contracts/shared/rich-text';
import DOMPurify from 'dompurify';
import {
  type AttributeSpec,
  DOMParser,
  DOMSerializer,
  Fragment,
  type MarkSpec,
  type Node,
  type NodeSpec,
  Schema,
  type TagParseRule,
} from 'prosemirror-model';
import { tableNodes } from 'prosemirror-tables';
import { sanitiserOptions } from '../../../ui/text/sanitise';

type Attributes = Record<string, string | null>;

const attribute = (element: HTMLElement, name: string): string | null => {
  const value = element.getAttribute(name);
  return value !== null && isAllowedValue(name, value) ? value : null;
};

const languageAttributes: Record<string, AttributeSpec> = { dir: { default: null }, lang: { default: null } };
const readLanguage = (element: HTMLElement): Attributes => ({
  dir: attribute(element, 'dir'),
  lang: attribute(element, 'lang'),
});

/** A block with direction and language. */
const block = (tag: string, spec: NodeSpec): NodeSpec => ({
  group: 'block',
  attrs: languageAttributes,
  parseDOM: [{ tag, getAttrs: readLanguage }],
  toDOM: ({ attrs }) => [tag, attrs, 0],
  ...spec,
});

const readPicture = (element: HTMLElement) => {
  const src = element.getAttribute('src') ?? '';
  const alt = element.getAttribute('alt') ?? '';
  return pictureAttributes(src, alt) ? { src, alt } : false;
};
const picture = (spec: NodeSpec, rule: Partial<TagParseRule> = {}): NodeSpec => ({
  attrs: { src: { default: '' }, alt: { default: '' } },
  parseDOM: [{ tag: 'img[src]', getAttrs: readPicture, ...rule }],
  toDOM: ({ attrs: { src, alt } }) => ['img', { ...pictureAttributes(src, alt) }],
  ...spec,
});

const levels = [2, 3, 4, 5];
const isNote = ({ id }: Element) => /^note-\d+$/.test(id);
const numberOf = (id: string | null | undefined) => /^#?note-(\d+)/.exec(id ?? '')?.[1] ?? false;

function readReference(element: HTMLElement) {
  const link = element.querySelector('a');
  const number = link && element.textContent === link.textContent && numberOf(link.getAttribute('href'));
  return number ? { number } : false;
}

const noteNodes = {
  note_reference: {
    inline: true,
    group: 'inline',
    attrs: { number: {} },
    parseDOM: [{ tag: 'sup', priority: 60, getAttrs: readReference }],
    toDOM: ({ attrs: { number } }) => ['sup', ['a', { href: `#note-${number}`, id: `note-${number}-ref` }, number]],
  },
  notes: {
    content: 'note+',
    group: 'block',
    isolating: true,
    parseDOM: [{ tag: 'ol', priority: 60, getAttrs: (list) => [...list.children].every(isNote) && null }],
    toDOM: () => ['ol', 0],
  },
  note: {
    content: 'inline*',
    attrs: { number: { default: '1' } },
    defining: true,
    parseDOM: [
      {
        tag: 'li',
        context: 'notes/',
        priority: 60,
        getAttrs: (item) => {
          const number = numberOf(item.id);
          return number ? { number } : false;
        },
      },
    ],
    toDOM: ({ attrs: { number } }) => ['li', { id: `note-${number}` }, 0],
  },
} satisfies Record<string, NodeSpec>;

const listNodes = {
  bullet_list: block('ul', { content: 'list_item+' }),
  ordered_list: block('ol', {
    content: 'list_item+',
    attrs: { start: { default: null }, type: { default: null }, ...languageAttributes },
    parseDOM: [
      {
        tag: 'ol',
        getAttrs: (list) => ({ start: attribute(list, 'start'), type: attribute(list, 'type'), ...readLanguage(list) }),
      },
    ],
  }),
  list_item: {
    content: 'paragraph block*',
    defining: true,
    parseDOM: [{ tag: 'li' }],
    toDOM: () => ['li', 0],
  },
} satisfies Record<string, NodeSpec>;

const { table, ...rowsAndCells } = tableNodes({ tableGroup: 'block', cellContent: 'block+', cellAttributes: {} });

const toTable = ({ attrs }: Node): [string, Attributes, [string, 0]] => ['table', attrs, ['tbody', 0]];

const nodes = {
  doc: { content: 'block+' },
  paragraph: block('p', { content: 'inline*' }),
  heading: block('h2', {
    content: 'inline*',
    attrs: { level: { default: 2 }, ...languageAttributes },
    defining: true,
    parseDOM: [
      ...[1, ...levels, 6].map((level) => ({
        tag: `h${level}`,
        getAttrs: (element: HTMLElement) => ({ level: Math.min(Math.max(level, 2), 5), ...readLanguage(element) }),
      })),
    ],
    toDOM: ({ attrs: { level, ...language } }) => [`h${level}`, language, 0],
  }),
  blockquote: block('blockquote', { content: 'block+', defining: true }),
  ...listNodes,
  ...noteNodes,
  table: { ...table, attrs: languageAttributes, parseDOM: [{ tag: 'table', getAttrs: readLanguage }], toDOM: toTable },
  ...rowsAndCells,
  code_block: {
    content: 'text*',
    group: 'block',
    marks: '',
    code: true,
    defining: true,
    parseDOM: [{ tag: 'pre', preserveWhitespace: 'full' }],
    toDOM: () => ['pre', 0],
  },
  figure: {
    content: 'figure_picture figcaption?',
    group: 'block',
    parseDOM: [{ tag: 'figure' }],
    toDOM: () => ['figure', 0],
  },
  figure_picture: picture({}, { context: 'figure/', priority: 60 }),
  figcaption: block('figcaption', { content: 'inline*', group: '' }),
  horizontal_rule: { group: 'block', parseDOM: [{ tag: 'hr' }], toDOM: () => ['hr'] },
  picture: picture({ inline: true, group: 'inline', draggable: true }),
  hard_break: {
    inline: true,
    group: 'inline',
    selectable: false,
    parseDOM: [{ tag: 'br' }],
    toDOM: () => ['br'],
  },
  text: { group: 'inline' },
} satisfies Record<string, NodeSpec>;

const mark = (tag: string, ...synonyms: string[]): MarkSpec => ({
  parseDOM: [tag, ...synonyms].map((name) => ({ tag: name })),
  toDOM: () => [tag, 0],
});

const marks = {
  link: {
    attrs: { href: {} },
    inclusive: false,
    parseDOM: [
      // The links from a footnote back to its text are written when the HTML is read out.
      { tag: 'a[href^="#note-"][href$="-ref"]', ignore: true },
      {
        tag: 'a[href]',
        getAttrs: (element) => {
          const href = element.getAttribute('href') ?? '';
          return isContentLink(href) && { href };
        },
      },
    ],
    toDOM: ({ attrs: { href } }) => ['a', linkAttributes(href), 0],
  },
  language: {
    attrs: languageAttributes,
    parseDOM: [
      {
        tag: 'span',
        getAttrs: (element) => {
          const language = readLanguage(element);
          return (language.dir !== null || language.lang !== null) && language;
        },
      },
    ],
    toDOM: ({ attrs }) => ['span', attrs, 0],
  },
  strong: mark('strong', 'b'),
  em: mark('em', 'i'),
  underline: mark('u'),
  strike: mark('s', 'strike', 'del'),
  code: mark('code'),
  subscript: mark('sub'),
  superscript: mark('sup'),
} satisfies Record<string, MarkSpec>;

/** The nodes and marks write the tags and attributes of `contentMarkup` and no others. */
export const schema = new Schema({ nodes, marks });

export const parser = DOMParser.fromSchema(schema);
const serializer = DOMSerializer.fromSchema(schema);

/** Only DOMPurify may parse HTML: the security policy forbids ProseMirror's own way. */
export const parseHtml = (html: string): Node =>
  parser.parse(DOMPurify.sanitize(html, { ...sanitiserOptions, RETURN_DOM_FRAGMENT: true }));

/** Blocks that have not changed stay the same objects, so that typing in a long text serializes one block only. */
const htmlOfBlocks = new WeakMap<Node, string>();

export const toHtml = (document: Node): string =>
  isEmpty(document) ? '' : document.children.map(blockToHtml).join('\n');

const isEmpty = ({ childCount, firstChild }: Node) =>
  childCount === 1 && firstChild?.type.name === 'paragraph' && firstChild.content.size === 0;

function blockToHtml(block: Node): string {
  const known = htmlOfBlocks.get(block);
  if (known !== undefined) return known;
  const container = document.createElement('div');
  container.append(serializer.serializeFragment(Fragment.from(block)));
  for (const item of container.querySelectorAll('li, td, th')) unwrapParagraph(item);
  for (const note of container.querySelectorAll('li[id]')) note.append(' ', backLink(note.id));
  // `innerHTML` is only read here, which the security policy allows.
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
