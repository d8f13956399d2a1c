import { groupBy } from '@majlis/contracts/shared/group-by';
import { plainText } from '../../fields/rich-text/text-to-html';

/** A text or picture of a row that staff can change. `rowKey` tells the rows of all lists apart. */
export type EditableValue = { rowKey: string; field: string; text: string };

/** A shorter text, such as a year, is in other texts by chance. */
const minPartLength = 6;
/** A text must fill this share of a paragraph: one that only mentions a country does not show a field with that country. */
const minShare = 0.3;
/** A page may show only the beginning of a text, which must be at least this long. */
const minBeginningLength = 12;

const blockEnds = /<\/(?:p|li|h\d|blockquote|tr|div|figcaption)>|<br[^>]*>|\n/;
/** The name of a stored picture begins with the hash of what was uploaded, whatever its size. */
const pictureHash = /[0-9a-f]{64}/;

const hashIn = (text: string) => pictureHash.exec(text)?.[0] ?? '';

const collapse = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

const linesOf = (text: string): string[] =>
  (/<\w/.test(text) ? text.split(blockEnds).map(plainText) : text.split('\n')).map(collapse).filter(Boolean);

type Line<Value> = { text: string; value: Value };

/**
 * Finds the elements of a page that show one of the values, by their text. If several rows have the same text, the row of the
 * nearest other element is meant.
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
  for (const part of elementsWithText(page)) {
    const element = wholeText(part, byText);
    const found = findLines(element, lines, byText);
    if (found.length > 0)
      candidates.set(
        element,
        found.map(({ value }) => value),
      );
  }
  return chooseNearest(candidates);
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
    if (!element.closest('script, style, noscript, template, [hidden], input, textarea, select')) found.add(element);
  }
  return found;
}

function findLines<Value>(
  element: HTMLElement,
  lines: Line<Value>[],
  byText: Map<string, Line<Value>[]>,
): Line<Value>[] {
  const shown = collapse(element.textContent ?? '');
  const same = byText.get(shown);
  if (same) return same;
  const beginning = shown.replace(/\s*…$/, '');
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

function chooseNearest<Value extends EditableValue>(candidates: Map<HTMLElement, Value[]>): Map<HTMLElement, Value> {
  const chosen = new Map<HTMLElement, Value>();
  const isOneRow = (values: Value[]) => new Set(values.map(({ rowKey }) => rowKey)).size === 1;
  for (const [element, values] of candidates) if (isOneRow(values) && values[0]) chosen.set(element, values[0]);
  const certain = new Map(chosen);
  for (const [element, values] of candidates) {
    if (chosen.has(element)) continue;
    const nearest = nearestRow(element, values, certain);
    const value = values.find(({ rowKey }) => rowKey === nearest) ?? values[0];
    if (value) chosen.set(element, value);
  }
  return chosen;
}

/** Elements show the same row only if their common ancestor is within this many levels. */
const maxSteps = 6;

/** Returns the row of the nearest element that is certain. */
function nearestRow(element: HTMLElement, values: EditableValue[], certain: Map<HTMLElement, EditableValue>) {
  const rowKeys = new Set(values.map(({ rowKey }) => rowKey));
  for (
    let around = element.parentElement, steps = 0;
    around && steps < maxSteps;
    around = around.parentElement, steps++
  )
    for (const [other, { rowKey }] of certain) if (rowKeys.has(rowKey) && around.contains(other)) return rowKey;
  return undefined;
}
