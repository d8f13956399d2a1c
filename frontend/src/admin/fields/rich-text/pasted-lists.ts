type Ordinal = { type: string | null; number: number };

/**
 * A marker may have several ordinals: 'i' is the ninth letter or the first Roman number. Bullets have none. The parts of a number
 * such as 2.1 are shown by nested lists, or else as text.
 */
type Marker = { tag: 'ul' | 'ol'; ordinals: Ordinal[]; parts?: string };

type Item = Marker & { block: Element; level: number };

type OpenList = { list: Element; level: number };

export const markerSelector = '[data-style*="mso-list:ignore"]';

const itemSelector = 'li[data-aria-level], [class*="ListContainerWrapper"] li, li[data-style*="mso-list:l"]';

/** Word copies some items as paragraphs and others as lists beside them; Word Online puts each item into a list of its own. */
export function convertLists(content: DocumentFragment): void {
  const items: Item[] = [];
  for (const block of content.querySelectorAll(`p, div, ${headingSelector}, ${itemSelector}`)) {
    const item = block.localName === 'li' ? takeItemOfList(block) : takeItemOfParagraph(block);
    if (item) items.push(item);
  }
  buildLists(items);
  for (const list of content.querySelectorAll('ul, ol')) readListType(list);
  for (const item of content.querySelectorAll('ol > li[value]')) startListAt(item);
  for (const list of content.querySelectorAll(':is(ul, ol) > :is(ul, ol):first-child')) moveBeforeOuterLists(list);
  for (const heading of content.querySelectorAll(`:is(ul, ol, li) > :is(${headingSelector})`)) liftHeading(heading);
}

function takeItemOfParagraph(block: Element): Item | undefined {
  if (block.closest('li') || block.querySelector('p, div, table, ul, ol')) return undefined;
  const isHeading = block.matches(headingSelector);
  const text = takeMarker(block) ?? (isHeading ? undefined : takeTypedMarker(block));
  const level = wordLevelOf(block);
  // A heading loses its automatic number, which would be wrong among other headings.
  if (isHeading || (text === undefined && level === undefined)) return undefined;
  const marker = readMarker(text ?? '');
  if (marker) return { ...marker, block, level: Number(level ?? indentOf(block)) };
  // A list marker cannot show the word in 'Article 4.', so it stays in the text.
  block.prepend(`${text} `);
  return undefined;
}

function takeMarker(block: Element): string | undefined {
  const marker = block.querySelector(markerSelector);
  if (!marker) return takeMarkerBeforeSpacer(block);
  marker.remove();
  return marker.textContent.replaceAll(/\s+/g, ' ').trim();
}

/** In filtered HTML of Word only narrow spaces tell an automatic number from text. */
function takeMarkerBeforeSpacer(block: Element): string | undefined {
  const spacer = block.querySelector('[data-style*="font:7.0pt"]');
  if (spacer?.textContent.trim() !== '') return undefined;
  const start = document.createRange();
  start.setStart(block, 0);
  start.setEndBefore(spacer);
  const text = start.toString().trim();
  if (text.length > 12 || !(readMarker(text) || /\p{N}/u.test(text))) return undefined;
  start.setEndAfter(spacer);
  start.deleteContents();
  return text;
}

const typedMarker = /^\s*([•·◦▪‣∙●○■□§o–-]|\(?(?:\p{L}{1,4}|\p{N}{1,3}(?:\.\p{N}{1,3})*)[.)])(\s*\t\s*|\s{2,})(?=\S)/u;

/** Other programs write a bullet or number and a tab; without its styles, Word writes several spaces instead. */
function takeTypedMarker(block: Element): string | undefined {
  const [typed = '', marker, space = ''] = typedMarker.exec(block.textContent) ?? [];
  if (!space.includes('\t') && !block.className.startsWith('MsoList')) return undefined;
  const texts = document.createNodeIterator(block, NodeFilter.SHOW_TEXT);
  for (let left = typed.length; left > 0; ) {
    const text = texts.nextNode();
    if (!(text instanceof Text)) break;
    const removed = Math.min(left, text.length);
    text.deleteData(0, removed);
    left -= removed;
  }
  return marker;
}

const pointsPerUnit: Record<string, number> = { pt: 1, px: 0.75, in: 72, cm: 28.35, mm: 2.835 };

function indentOf(block: Element): number {
  const [, length = 0, unit = ''] = /margin-left:([\d.]+)(\w+)/.exec(styleOf(block)) ?? [];
  return Math.round(Number(length) * (pointsPerUnit[unit] ?? 0));
}

function takeItemOfList(item: Element): Item | undefined {
  const list = item.parentElement;
  // Lists that are already nested as HTML requires stay as they are.
  if (!list?.matches('ul, ol') || list.closest('li') || item.querySelector('ul, ol')) return undefined;
  readListType(list);
  const level = Number(item.getAttribute('data-aria-level') ?? wordLevelOf(item) ?? 1);
  const start = item.getAttribute('data-aria-posinset') ?? list.getAttribute('start') ?? (wordLevelOf(item) && '1');
  if (start) list.setAttribute('start', String(Number(start) + 1));
  const block = document.createElement('div');
  block.append(...item.childNodes);
  let outerList = list;
  while (outerList.parentElement?.matches('ul, ol, [class*="ListContainerWrapper"]'))
    outerList = outerList.parentElement;
  outerList.before(block);
  removeEmpty(item);
  if (block.querySelector(headingSelector)) return undefined;
  if (list.localName === 'ul') return { block, level, tag: 'ul', ordinals: [] };
  return {
    block,
    level,
    tag: 'ol',
    ordinals: start ? [{ type: list.getAttribute('type'), number: Number(start) }] : [],
  };
}

const wordLevelOf = (element: Element): string | undefined => /mso-list:l\d+ level(\d+)/.exec(styleOf(element))?.[1];

/** Returns undefined if the marker has words. */
function readMarker(text: string): Marker | undefined {
  const parts = text.match(/[\p{L}\p{N}]+/gu) ?? [];
  const last = parts.at(-1);
  // The fonts Symbol and Wingdings show a single letter as a bullet.
  if (last === undefined || (last === text && /^\p{L}$/u.test(text))) return { tag: 'ul', ordinals: [] };
  const hasWords = parts.some((part) => part.length > 1 && readOrdinals(part).length === 0);
  if (hasWords) return undefined;
  return { tag: 'ol', ordinals: readOrdinals(last), ...(parts.length > 1 && { parts: text }) };
}

function readOrdinals(text: string): Ordinal[] {
  if (/^\p{Nd}+$/u.test(text)) return [{ type: null, number: Number(toLatinDigits(text)) }];
  const lower = text.toLowerCase();
  const isUpper = text !== lower;
  const roman = readRoman(lower);
  const ordinals = roman > 0 ? [{ type: isUpper ? 'I' : 'i', number: roman }] : [];
  if (!/^([a-z])\1*$/.test(lower)) return ordinals;
  const letter = { type: isUpper ? 'A' : 'a', number: lower.charCodeAt(0) - 96 + 26 * (lower.length - 1) };
  // 'c' is the third letter more often than the Roman hundred.
  return /^[cdlm]/.test(lower) ? [letter, ...ordinals] : [...ordinals, letter];
}

const toLatinDigits = (text: string) =>
  text.replaceAll(/[٠-٩۰-۹]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf));

const romanDigits: Record<string, number> = { i: 1, v: 5, x: 10, l: 50, c: 100, d: 500, m: 1_000 };

/** Returns the value of a Roman number, or 0 for other text. */
function readRoman(text: string): number {
  if (!/^m{0,3}(cm|cd|d?c{0,3})(xc|xl|l?x{0,3})(ix|iv|v?i{0,3})$/.test(text)) return 0;
  const values = text.split('').map((letter) => romanDigits[letter] ?? 0);
  return values.reduce((sum, value, index) => sum + (value < (values[index + 1] ?? 0) ? -value : value), 0);
}

const isSame = (one: Ordinal, other: Ordinal | undefined) => one.type === other?.type && one.number === other.number;

function buildLists(items: Item[]): void {
  let openLists: OpenList[] = [];
  /** Numbers are kept across paragraphs between items, so that the list after them goes on. */
  const nextOrdinals = new Map<number, Ordinal>();
  for (const { block, level, tag, ordinals, parts } of items) {
    const next = nextOrdinals.get(level);
    const ordinal = ordinals.find((candidate) => isSame(candidate, next)) ?? ordinals[0];
    if (block.previousElementSibling !== openLists[0]?.list) openLists = [];
    openLists = openLists.filter((open) => open.level <= level);
    if (parts && !openLists.some((open) => open.level < level)) {
      block.prepend(`${parts} `);
      continue;
    }
    const current = openLists.at(-1);
    const isContinued = current?.list.localName === tag && (!ordinal || isSame(ordinal, next));
    if (current?.level === level && !isContinued) openLists.pop();
    if (openLists.at(-1)?.level !== level)
      openLists.push({ list: createList(block, tag, ordinal, openLists.at(-1)?.list), level });
    const item = document.createElement('li');
    item.append(...block.childNodes);
    openLists.at(-1)?.list.append(item);
    block.remove();
    for (const deeper of nextOrdinals.keys()) if (deeper > level) nextOrdinals.delete(deeper);
    if (ordinal) nextOrdinals.set(level, { ...ordinal, number: ordinal.number + 1 });
  }
}

function createList(
  block: Element,
  tag: string,
  ordinal: Ordinal | undefined,
  outerList: Element | undefined,
): Element {
  const list = document.createElement(tag);
  if (ordinal && ordinal.number !== 1) list.setAttribute('start', String(ordinal.number));
  if (ordinal?.type) list.setAttribute('type', ordinal.type);
  const direction = block.getAttribute('dir');
  if (direction !== null) list.setAttribute('dir', direction);
  if (outerList?.lastElementChild) outerList.lastElementChild.append(list);
  else block.before(list);
  return list;
}

const types: Record<string, string> = {
  'lower-alpha': 'a',
  'lower-latin': 'a',
  'upper-alpha': 'A',
  'upper-latin': 'A',
  'lower-roman': 'i',
  'upper-roman': 'I',
};

/** Google Docs names the type of a list in the styles of its items. */
function readListType(list: Element): void {
  const styles = [list, ...list.querySelectorAll(':scope > li')].map(styleOf).join(';');
  const type = types[/list-style(?:-type)?:([a-z-]+)/.exec(styles)?.[1] ?? ''];
  if (type) list.setAttribute('type', type);
}

/** An item whose number does not follow the one before begins a new list. */
function startListAt(item: Element): void {
  const list = item.parentElement;
  const number = item.getAttribute('value') ?? '';
  if (!list) return;
  const index = [...list.children].indexOf(item);
  if (index === 0) list.setAttribute('start', number);
  if (index === 0 || Number(number) === Number(list.getAttribute('start') ?? 1) + index) return;
  const rest = list.cloneNode(false);
  if (!(rest instanceof Element)) return;
  rest.setAttribute('start', number);
  list.after(rest);
  rest.append(...[...list.childNodes].slice([...list.childNodes].indexOf(item)));
}

/** An inner list must be inside an item, so a list that begins an outer list moves before it. */
function moveBeforeOuterLists(list: Element): void {
  for (let { parentElement } = list; parentElement?.matches('ul, ol'); { parentElement } = list) {
    if (parentElement.firstElementChild !== list) return;
    parentElement.before(list);
    removeEmpty(parentElement);
  }
}

/** In Google Docs and LibreOffice a heading with an automatic number is an item of a list. */
function liftHeading(heading: Element): void {
  for (let { parentElement } = heading; parentElement?.matches('ul, ol, li'); { parentElement } = heading) {
    const isPart = (node: Node) =>
      node instanceof Element ? node.matches(`ul, ol, ${headingSelector}`) : node.textContent?.trim() === '';
    if (parentElement.localName === 'li' && ![...parentElement.childNodes].every(isPart)) return;
    const rest = document.createElement(parentElement.localName);
    while (heading.nextSibling) rest.append(heading.nextSibling);
    parentElement.after(heading, rest);
    removeEmpty(parentElement);
    removeEmpty(rest);
  }
}

export const headingSelector = 'h1, h2, h3, h4, h5, h6';

/** Returns the style in lower case, without spaces around colons. */
export const styleOf = (element: Element): string => element.getAttribute('data-style') ?? '';

/** Removes an element without text or picture, and those around it that become empty. */
export function removeEmpty(element: Element): void {
  if (element.textContent.trim() !== '' || element.querySelector('img') || element.matches('td, th')) return;
  const { parentElement } = element;
  element.remove();
  if (parentElement) removeEmpty(parentElement);
}

type Mark = { link: Element; note: Element };

const linkSelector = 'a[href*="#"]';
const hashOf = (link: Element): string => /#(.+)$/.exec(link.getAttribute('href') ?? '')?.[1] ?? '';
const idsOf = (element: Element | null): string[] =>
  ['id', 'name'].flatMap((name) => element?.getAttribute(name) ?? []);
const wordsOf = (element: Element) => element.textContent.replaceAll(/[^\p{L}\p{N}*†‡§¶]/gu, '');

/** Converts footnotes and endnotes to notes of the editor: in every program the mark and its note link to each other. */
export function convertNotes(content: DocumentFragment, firstNumber: number): void {
  const targets = new Map<string, Element>();
  for (const element of content.querySelectorAll('[id], [name]'))
    for (const id of idsOf(element)) if (!targets.has(id)) targets.set(id, element);
  const marks = [...content.querySelectorAll(linkSelector)].flatMap((link) => {
    const target = targets.get(hashOf(link));
    const note = target && findNote(link, target);
    return note ? [{ link, note }] : [];
  });
  if (marks.length > 0) content.append(createNotes(marks, firstNumber));
  for (const { note } of marks) removeNote(note);
  for (const link of content.querySelectorAll(linkSelector)) setApart(link);
}

/** Returns the ids around a mark to which its note may link back. */
const idsOfMark = (link: Element) =>
  [link, link.firstElementChild, link.closest('sup'), link.closest('span')].flatMap(idsOf);

function findNote(link: Element, target: Element): Element | undefined {
  const isBefore = link.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_FOLLOWING;
  if (!isBefore || link.textContent.trim().length > 8 || wordsOf(link) === '') return undefined;
  const note = noteAround(target);
  const ids = idsOfMark(link);
  const isLinkedBack = [...note.querySelectorAll(linkSelector)].some((back) => ids.includes(hashOf(back)));
  // The editor adds links back only when its HTML is read out, so its own notes are recognised by their ids.
  const isOwnNote = ids.includes(`${target.id}-ref`);
  // A heading is not a note: it may link back to the table of contents.
  const hasHeading = note.matches(headingSelector) || note.querySelector(headingSelector);
  return (isLinkedBack || isOwnNote) && !hasHeading && !note.contains(link) ? note : undefined;
}

export function noteAround(target: Element): Element {
  const block = target.closest('li') ?? target.closest(`p, ${headingSelector}, div, aside, dd, td`) ?? target;
  const { parentElement } = block;
  if (block.localName !== 'p' || parentElement?.firstElementChild !== block) return block;
  const isSingle = [...parentElement.children].filter((child) => child.querySelector(linkSelector)).length === 1;
  return parentElement.localName === 'div' && isSingle ? parentElement : block;
}

/** If two marks share a note, each gets a copy of it. */
function createNotes(marks: Mark[], firstNumber: number): Element {
  const ids = marks.flatMap(({ link }) => idsOfMark(link));
  const list = document.createElement('ol');
  for (const [index, { link, note }] of marks.entries()) {
    const number = String(firstNumber + index);
    const item = document.createElement('li');
    item.id = `note-${number}`;
    item.append(...copyOfNote(note, ids));
    list.append(item);
    const reference = document.createElement('sup');
    const ownLink = document.createElement('a');
    ownLink.setAttribute('href', `#note-${number}`);
    ownLink.textContent = number;
    reference.append(ownLink);
    const raised = link.closest('sup');
    (raised && wordsOf(raised) === wordsOf(link) ? raised : link).replaceWith(reference);
  }
  return list;
}

/** A note of the editor is a single paragraph, so its paragraphs are joined. */
function copyOfNote(note: Element, idsOfMarks: string[]): NodeList {
  const copy = document.createElement('div');
  copy.append(...note.cloneNode(true).childNodes);
  for (const link of copy.querySelectorAll(linkSelector)) if (idsOfMarks.includes(hashOf(link))) link.remove();
  for (const block of copy.querySelectorAll('p, div, ul, ol, li, blockquote, table, tr, td, th, hr')) {
    block.before(document.createElement('br'));
    block.replaceWith(...block.childNodes);
  }
  copy.normalize();
  for (const end of ['firstChild', 'lastChild'] as const) while (isBlank(copy[end])) copy[end]?.remove();
  for (const line of copy.querySelectorAll('br')) while (isBlank(line.nextSibling)) line.nextSibling?.remove();
  const texts = textsIn(copy);
  const [first, last] = [texts[0], texts.at(-1)];
  if (first) first.data = first.data.replace(/^\s*(?:\[\s*\]|\(\s*\)|[\^.:)])?\s*/, '');
  if (last) last.data = last.data.trimEnd();
  return copy.childNodes;
}

function textsIn(element: Element): Text[] {
  const nodes = document.createNodeIterator(element, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  for (let node = nodes.nextNode(); node instanceof Text; node = nodes.nextNode()) texts.push(node);
  return texts;
}

const isBlank = (node: Node | null): boolean =>
  node !== null && (node.nodeName === 'BR' || (node.textContent?.trim() === '' && node.nodeName !== 'IMG'));

function removeNote(note: Element): void {
  const { parentElement, previousElementSibling } = note;
  note.remove();
  if (previousElementSibling?.localName === 'hr') previousElementSibling.remove();
  if (parentElement) removeEmpty(parentElement);
}

/** If only a part was copied, a mark may have no note, or a note no mark. Both must still stand apart from the text. */
function setApart(link: Element): void {
  const hash = hashOf(link);
  const isMark = /^\W*(\d{1,3}|[a-z]|[ivxlc]+)?\W*$/i.test(link.textContent);
  if (!isMark || !/^_?(ftn|edn|sdfootnote|sdendnote|footnote|endnote|fn|cite_(note|ref))/i.test(hash)) return;
  if (/ref|anc/i.test(hash)) link.after(' ');
  else if (!link.closest('sup')) {
    const raised = document.createElement('sup');
    link.before(raised);
    raised.append(link);
  }
}
