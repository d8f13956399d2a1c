import DOMPurify from 'dompurify';
import type { Node } from 'prosemirror-model';
import { sanitiserOptions } from '../../../ui/text/sanitise';
import {
  convertLists,
  convertNotes,
  headingSelector,
  markerSelector,
  noteAround,
  removeEmpty,
  styleOf,
} from './pasted-lists';
import { parser } from './schema';

const pasteOptions = {
  ...sanitiserOptions,
  ALLOWED_TAGS: [...sanitiserOptions.ALLOWED_TAGS, ...'h1 h6 div section article aside font ins del strike'.split(' ')],
  ALLOWED_ATTR: [
    ...sanitiserOptions.ALLOWED_ATTR,
    ...'data-style name role aria-level data-aria-level data-aria-posinset value cite datetime cdate title'.split(' '),
  ],
  // Without this, DOMPurify would accept only addresses as its values.
  ADD_URI_SAFE_ATTR: ['data-style'],
  RETURN_DOM_FRAGMENT: true as const,
};

/** Returns a document with its footnotes, numbered from `firstNote` on, at the end. */
export function parsePastedHtml(html: string, firstNote = 1): Node {
  const content = DOMPurify.sanitize(prepareForParsing(html), pasteOptions);
  for (const element of content.querySelectorAll('[data-style]')) normaliseStyle(element);
  removeUnseen(content);
  removeDeletions(content);
  for (const element of content.querySelectorAll(unmarkedHeadings)) makeHeading(element);
  convertNotes(content, firstNote);
  for (const element of content.querySelectorAll('*')) cleanElement(element);
  removeEmptyLines(content);
  convertLists(content);
  return parser.parse(content);
}

/** Word and Excel put style sheets and settings around the copied part; Excel also adds its table. */
const prepareForParsing = (html: string): string =>
  withoutActiveAttributes(
    html
      .replaceAll(/<(style|script|xml)\b.*?<\/\1\s*>/gis, '')
      // Word marks bullets and numbers of lists by a conditional comment, and not always by a style as well.
      .replaceAll(
        /<!(?:--)?\[if !supportLists\](?:--)?>(.*?)<!(?:--)?\[endif\](?:--)?>/gis,
        '<span style="mso-list:ignore">$1</span>',
      )
      .replaceAll(/(\shref\s*=\s*["']?)(?:file|applewebdata|about):[^"'\s>#]*#/gi, '$1#'),
  );

/** Browsers report `style` and `onclick` as violations of the security policy as soon as they parse them. */
const withoutActiveAttributes = (html: string): string =>
  html.replaceAll(/<[a-z](?:[^>"']|"[^"]*"|'[^']*')*>/gi, (tag) =>
    tag.replaceAll(/\s(style|on\w+)\s*=/gi, (_attribute, name: string) => ` data-${name.toLowerCase()}=`),
  );

const normaliseStyle = (element: Element) =>
  element.setAttribute(
    'data-style',
    styleOf(element)
      .toLowerCase()
      .replaceAll(/\s*([:;])\s*/g, '$1'),
  );

/** Removes comments with their marks, and text that a program hides or adds. */
function removeUnseen(content: DocumentFragment): void {
  const unseen = [
    '[class*="msocom" i], a[href*="#_msocom"], [data-style*="mso-element:comment"]',
    '[data-style*="mso-special-character:comment"], [data-style*="display:none"], [data-style*="mso-hide:all"]',
    '[class~="EOP"], [class*="ListMarker"], br[data-style*="page-break"]',
  ];
  for (const element of content.querySelectorAll(unseen.join())) element.remove();
  // Google Docs marks its comments by these links.
  for (const link of content.querySelectorAll('a:is([href^="#cmnt"], [id^="cmnt"])'))
    if (link.matches('[href*="#cmnt_ref"]')) noteAround(link).remove();
    else (link.closest('sup') ?? link).remove();
}

/** Removes tracked deletions; tracked insertions stay as ordinary text. */
function removeDeletions(content: DocumentFragment): void {
  const isTracked = content.querySelector('ins') !== null;
  const deletions = 'del, [class*="msodel" i], :is([class*="track" i], [class*="suggest" i])[class*="delet" i]';
  for (const element of content.querySelectorAll(deletions)) {
    // Without attributes or tracked changes around it, a `del` is text that is meant to be read as struck out.
    if (element.localName === 'del' && !isTracked && element.attributes.length === 0) continue;
    const block = element.closest(`p, li, ${headingSelector}`);
    element.remove();
    const rest = block?.cloneNode(true);
    if (!block || !(rest instanceof Element)) continue;
    for (const marker of rest.querySelectorAll(markerSelector)) marker.remove();
    if (rest.textContent.trim() === '' && !rest.querySelector('img')) {
      block.textContent = '';
      removeEmpty(block);
    }
  }
}

const unmarkedHeadings = '[role="heading"], [class^="MsoHeading"], [data-style*="mso-outline-level:"]';

/**
 * Word Online marks headings by their role. Word marks those in styles of its own and below the sixth level by their level only.
 */
function makeHeading(element: Element): void {
  const ofClass = /MsoHeading(\d)/.exec(element.className)?.[1];
  const ofStyle = /mso-outline-level:(\d)/.exec(styleOf(element))?.[1];
  const level = Number(element.getAttribute('aria-level') ?? ofClass ?? ofStyle);
  if (!element.matches('p, div:not(:has(p, div))') || !(level > 0)) return;
  const heading = document.createElement(`h${Math.min(level, 6)}`);
  for (const { name, value } of element.attributes) heading.setAttribute(name, value);
  heading.append(...element.childNodes);
  element.replaceWith(heading);
}

function cleanElement(element: Element): void {
  cleanLanguage(element);
  const style = styleOf(element);
  // Google Docs wraps all that is copied in <b style="font-weight:normal">.
  if (/^[bi]$/.test(element.localName) && /(^|;)font-(weight|style):(normal|400)/.test(style)) unwrap(element);
  if (element.localName !== 'span') return;
  if (style.includes('mso-tab-count')) element.textContent = '\t';
  if (style.includes('mso-spacerun')) element.textContent = ' ';
  // The site styles headings, so their own bold and italics are ignored.
  const isInHeading = element.closest(headingSelector) !== null;
  if (!isInHeading && /font-weight:(bold|[6-9]00)/.test(style)) wrapContent(element, 'strong');
  if (!isInHeading && /font-style:italic/.test(style)) wrapContent(element, 'em');
  if (/text-decoration(-line)?:[^;]*line-through/.test(style)) wrapContent(element, 's');
  if (/vertical-align:super/.test(style) || /Mso(Foot|End)noteReference|\bSuperscript\b/.test(element.className))
    wrapContent(element, 'sup');
  if (/vertical-align:sub\b/.test(style)) wrapContent(element, 'sub');
}

/** Word names the language of every word. Only that of right-to-left text matters. */
function cleanLanguage(element: Element): void {
  const direction = element.getAttribute('dir')?.toLowerCase();
  const [language = ''] = element.getAttribute('lang')?.toLowerCase().split('-') ?? [];
  element.removeAttribute('dir');
  element.removeAttribute('lang');
  if (direction === 'rtl') element.setAttribute('dir', 'rtl');
  if (/^(ar|fa|he|ur)$/.test(language)) element.setAttribute('lang', language);
}

const unwrap = (element: Element) => element.replaceWith(...element.childNodes);

function wrapContent(element: Element, tag: string): void {
  const wrapper = document.createElement(tag);
  wrapper.append(...element.childNodes);
  element.append(wrapper);
}

function removeEmptyLines(content: DocumentFragment): void {
  for (const line of content.querySelectorAll(':is(p, div):not(li *, td *, th *)'))
    if (line.textContent.trim() === '' && !line.querySelector('img[src^="/"], hr')) line.remove();
  // Empty bookmarks of Word would separate the paragraphs of a list.
  for (const bookmark of content.querySelectorAll(':is(span, a):empty')) bookmark.remove();
  for (const lineBreak of content.querySelectorAll('br')) {
    const before = nearestSibling(lineBreak, 'previousSibling');
    if (isBlock(before) || (!before && isBlock(nearestSibling(lineBreak, 'nextSibling')))) lineBreak.remove();
  }
}

function nearestSibling(node: ChildNode, side: 'previousSibling' | 'nextSibling'): ChildNode | null {
  let sibling = node[side];
  while (sibling instanceof Text && sibling.data.trim() === '') sibling = sibling[side];
  return sibling;
}

const isBlock = (node: ChildNode | null): boolean =>
  node instanceof Element && node.matches(`p, ${headingSelector}, ul, ol, table`);
