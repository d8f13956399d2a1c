import { decodeSafely } from '@majlis/contracts/shared/decode-safely';
import { groupBy } from '@majlis/contracts/shared/group-by';
import { pathInDefaultLanguage } from '@majlis/contracts/shared/languages';
import { plainText } from '../../fields/rich-text/text-to-html';

/**
 * A text or picture of a row that staff can change. `rowKey` tells the rows of all lists apart; `path` is that of the page that
 * shows the row, in the default language; undefined for the home page and for texts of the site.
 */
export type EditableValue = { rowKey: string; field: string; text: string; path?: string | undefined };

/** A shorter text, such as a year, is in other texts by chance. */
const minPartLength = 6;
/** A text must fill this share of a paragraph: one that only mentions a country does not show a field with that country. */
const minShare = 0.3;
/** A page may show only the beginning of a text, which must be at least this long. */
const minBeginningLength = 12;

/** A link to the page in another language names that language. */
const neverEditable = '[hidden], [hreflang], .visually-hidden';

const blockEnds = /<\/(?:p|li|h\d|blockquote|tr|div|figcaption)>|<br[^>]*>|\n/;
/** The name of a stored picture begins with the hash of what was uploaded, whatever its size. */
const pictureHash = /[0-9a-f]{64}/;

const hashIn = (text: string) => pictureHash.exec(text)?.[0] ?? '';

const collapse = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

const linesOf = (text: string): string[] =>
  (/<\w/.test(text) ? text.split(blockEnds).map(plainText) : text.split('\n')).map(collapse).filter(Boolean);

type Line<Value> = { text: string; value: Value };

/**
 * Finds the elements of a page that show one of the values, by their text, picture or time. If several rows have the same text, the row is meant to
 * which a link leads, or whose page it is, or else that of the nearest other element.
 */
export function findEditableElements<Value extends EditableValue>(
  page: Document,
  values: Value[],
): Map<HTMLElement, Value> {
  const lines = values.flatMap((value) => linesOf(value.text).map((text): Line<Value> => ({ text, value })));
  const byText = groupBy(lines, ({ text }) => text);
  const pictures = groupBy(
    values.filter(({ text }) => hashIn(text) !== ''),
    ({ text }) => hashIn(text),
  );
  const candidates = new Map<HTMLElement, Value[]>();
  for (const picture of page.querySelectorAll('img')) {
    const found = pictures.get(hashIn(picture.currentSrc || picture.src));
    if (found) candidates.set(picture, found);
  }
  for (const time of page.querySelectorAll('time')) {
    const found = byText.get(time.dateTime)?.map(({ value }) => value);
    if (found) candidates.set(time, found);
  }
  for (const part of elementsWithText(page)) {
    const element = wholeText(part, byText);
    const found = findLines(element, lines, byText);
    if (found.length > 0)
      candidates.set(
        element,
        found.map(({ value }) => value),
      );
  }
  return chooseRows(page, candidates);
}

function shownText(element: HTMLElement): string {
  const shown = element.cloneNode(true) as HTMLElement;
  for (const hidden of shown.querySelectorAll('.visually-hidden')) hidden.remove();
  return collapse(shown.textContent ?? '');
}

/** A text may be split into several elements, such as one for each line of a heading. */
function wholeText(part: HTMLElement, byText: Map<string, unknown>): HTMLElement {
  const around = part.parentElement;
  const isWhole = byText.has(collapse(part.textContent ?? ''));
  return !isWhole && around && byText.has(collapse(around.textContent ?? '')) ? around : part;
}

function elementsWithText(page: Document): Set<HTMLElement> {
  const found = new Set<HTMLElement>();
  const texts = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const element = texts.currentNode.parentElement;
    if (!element || collapse(texts.currentNode.textContent ?? '').length < 2) continue;
    if (!element.closest(`script, style, noscript, template, input, textarea, select, ${neverEditable}`))
      found.add(element);
  }
  return found;
}

function findLines<Value>(
  element: HTMLElement,
  lines: Line<Value>[],
  byText: Map<string, Line<Value>[]>,
): Line<Value>[] {
  const shown = shownText(element);
  const same = byText.get(shown);
  if (same) return same;
  const beginning = /^(.*\S)\s*…$/.exec(shown)?.[1] ?? '';
  const longer = beginning.length < minBeginningLength ? [] : lines.filter(({ text }) => text.startsWith(beginning));
  if (longer.length > 0) return longer;
  const parts = lines.filter(
    ({ text }) => text.length >= Math.max(minPartLength, shown.length * minShare) && isPart(text, shown),
  );
  const longest = Math.max(...parts.map(({ text }) => text.length));
  return parts.filter(({ text }) => text.length === longest);
}

/** True if the shown text contains the text as whole words. */
function isPart(text: string, shown: string): boolean {
  const at = shown.indexOf(text);
  const isLetter = (character = '') => /[\p{L}\p{N}]/u.test(character);
  return at >= 0 && !isLetter(shown[at - 1]) && !isLetter(shown[at + text.length]);
}

function chooseRows<Value extends EditableValue>(
  page: Document,
  found: Map<HTMLElement, Value[]>,
): Map<HTMLElement, Value> {
  const candidates = [...found].map(([element, values]) => [element, withoutOtherPages(element, values)] as const);
  const certain = new Map<HTMLElement, Value>();
  for (const [element, values] of candidates) {
    const value = ofOneRow(values) ?? findByAddress(page, element, values);
    if (value) certain.set(element, value);
  }
  const chosen = new Map(certain);
  for (const [element, values] of candidates) {
    if (chosen.has(element)) continue;
    const nearest = nearestRow(element, values, certain);
    const value = values.find(({ rowKey }) => rowKey === nearest) ?? values[0];
    if (value) chosen.set(element, value);
  }
  return chosen;
}

const ofOneRow = <Value extends EditableValue>(values: Value[]): Value | undefined =>
  new Set(values.map(({ rowKey }) => rowKey)).size === 1 ? values[0] : undefined;

/** The elements that can show one row, such as cards. */
export const rowElements = 'li, article, figure, tr';

const links = 'a[href]';
const pathsOf = (found: Iterable<HTMLAnchorElement>) =>
  [...found].map(({ pathname }) => decodeSafely(pathInDefaultLanguage(pathname)));

function findByAddress<Value extends EditableValue>(page: Document, element: HTMLElement, values: Value[]) {
  const ofCard = element.closest(rowElements)?.querySelectorAll<HTMLAnchorElement>(links) ?? [];
  const ofPage = isOnAllPages(element) ? [] : [decodeSafely(pathInDefaultLanguage(page.location.pathname))];
  return [ownLink(element), pathsOf(ofCard), ofPage]
    .map((paths) => ofOneRow(values.filter(({ path }) => path !== undefined && paths.includes(path))))
    .find((value) => value !== undefined);
}

const ownLink = (element: HTMLElement) => pathsOf([element.closest<HTMLAnchorElement>(links) ?? []].flat());

const isOnAllPages = (element: HTMLElement) =>
  !element.closest('main') && element.closest('header, nav, footer') !== null;

/** The header and the footer show no row of another page, unless they link to it. */
function withoutOtherPages<Value extends EditableValue>(element: HTMLElement, values: Value[]): Value[] {
  if (!isOnAllPages(element)) return values;
  const linked = ownLink(element);
  return values.filter(({ path }) => path === undefined || linked.includes(path));
}

/** Elements show the same row only if their common ancestor is within this many levels, and within one part of the page. */
const maxSteps = 6;
const pageParts = 'header, main, footer, nav, body';

/** Returns the row of the nearest element that is certain. */
function nearestRow(element: HTMLElement, values: EditableValue[], certain: Map<HTMLElement, EditableValue>) {
  const rowKeys = new Set(values.map(({ rowKey }) => rowKey));
  let around = element.parentElement;
  for (let steps = 0; around && steps < maxSteps; steps++) {
    for (const [other, { rowKey }] of certain) if (rowKeys.has(rowKey) && around.contains(other)) return rowKey;
    around = around.matches(pageParts) ? null : around.parentElement;
  }
  return undefined;
}
