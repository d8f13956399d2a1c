import DOMPurify from 'dompurify';
import { Slice } from 'prosemirror-model';
import { sanitiserOptions } from '../../ui/text/sanitise';
import { parser } from './html';

const pasteOptions = {
  ...sanitiserOptions,
  ALLOWED_TAGS: [...sanitiserOptions.ALLOWED_TAGS, 'h1', 'h6', 'div', 'section', 'article', 'font'],
  ALLOWED_ATTR: [...sanitiserOptions.ALLOWED_ATTR, 'data-style'],
  // Otherwise its values must be addresses.
  ADD_URI_SAFE_ATTR: ['data-style'],
  RETURN_DOM_FRAGMENT: true as const,
};

export function parsePastedHtml(html: string): Slice {
  const content = DOMPurify.sanitize(withoutActiveAttributes(copiedPart(html)), pasteOptions);
  for (const element of content.querySelectorAll('*')) cleanElement(element);
  convertWordLists(content);
  removeEmptyLines(content);
  return Slice.maxOpen(parser.parse(content).content);
}

/** Word puts the style sheet of the whole document around the copied part. */
function copiedPart(html: string): string {
  const [, part = html] = /<!--\s*StartFragment\s*-->(.*)<!--\s*EndFragment\s*-->/is.exec(html) ?? [];
  return part.replaceAll(/<(style|script|xml)\b.*?<\/\1\s*>/gis, '');
}

/** Browsers report `style` and `onclick` as violations of the security policy as soon as they parse them. */
const withoutActiveAttributes = (html: string): string =>
  html.replaceAll(/<[a-z](?:[^>"']|"[^"]*"|'[^']*')*>/gi, (tag) =>
    tag.replaceAll(/\s(style|on\w+)\s*=/gi, (_attribute, name: string) => ` data-${name.toLowerCase()}=`),
  );

const styleOf = (element: Element): string => element.getAttribute('data-style')?.toLowerCase() ?? '';

function cleanElement(element: Element): void {
  cleanLanguage(element);
  const style = styleOf(element);
  // Google Docs wraps all that is copied in <b style="font-weight:normal">.
  if (/^[bi]$/.test(element.localName) && /(^|;)\s*font-(weight|style):\s*(normal|400)/.test(style)) unwrap(element);
  if (element.localName !== 'span' || element.closest('h1, h2, h3, h4, h5, h6')) return;
  if (/font-weight:\s*(bold|[6-9]00)/.test(style)) wrapContent(element, 'strong');
  if (/font-style:\s*italic/.test(style)) wrapContent(element, 'em');
  if (/vertical-align:\s*super/.test(style)) wrapContent(element, 'sup');
  if (/vertical-align:\s*sub/.test(style)) wrapContent(element, 'sub');
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

type OpenList = { list: Element; level: number };

/** Word copies list items as paragraphs that begin with their bullet or number. */
function convertWordLists(content: DocumentFragment): void {
  let openLists: OpenList[] = [];
  for (const paragraph of content.querySelectorAll('[data-style*="mso-list:" i]:is(p, h1, h2, h3, h4, h5, h6)')) {
    const marker = paragraph.querySelector('[data-style*="mso-list:ignore" i]');
    if (!marker) continue;
    const level = Number(/level(\d+)/.exec(styleOf(paragraph))?.[1] ?? 1);
    const kind = /^\s*\(?[\p{L}\p{N}]{1,5}[.)]/u.test(marker.textContent) ? 'ol' : 'ul';
    marker.remove();
    if (paragraph.previousElementSibling !== openLists[0]?.list) openLists = [];
    openLists = openLists.filter((open) => open.level <= level);
    if (openLists.at(-1)?.level === level && openLists.at(-1)?.list.localName !== kind) openLists.pop();
    const list =
      openLists.at(-1)?.level === level ? openLists.at(-1)?.list : openList(paragraph, kind, level, openLists);
    const item = document.createElement('li');
    item.append(...paragraph.childNodes);
    list?.append(item);
    paragraph.remove();
  }
}

function openList(paragraph: Element, kind: string, level: number, openLists: OpenList[]): Element {
  const list = document.createElement(kind);
  const surroundingItem = openLists.at(-1)?.list.lastElementChild;
  if (surroundingItem) surroundingItem.append(list);
  else paragraph.before(list);
  openLists.push({ list, level });
  return list;
}

function removeEmptyLines(content: DocumentFragment): void {
  for (const paragraph of content.querySelectorAll('p:not(li p, td p, th p)'))
    if (paragraph.textContent.trim() === '' && !paragraph.querySelector('img[src^="/"]')) paragraph.remove();
  for (const lineBreak of content.querySelectorAll(':is(p, h1, h2, h3, h4, ul, ol, table) + br')) lineBreak.remove();
}
