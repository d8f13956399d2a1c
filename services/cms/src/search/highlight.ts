import { type HighlightedText, searchFieldSeparator } from '@majlis/contracts/search';
import { truncateAtWord } from '@majlis/kit/html/plain-text';
import { foldWords } from '@majlis/kit/text/fold-words';
import { highlight, type IsMatch } from '@majlis/kit/text/highlight';

const maxExcerptLength = 220;
/** What stands before the first match. */
const leadLength = 60;

/** A word of a text matches if it begins with the last word, which may be unfinished, is another one, or has their stem. */
export function createMatcher(words: string[], stems: string[]): IsMatch {
  const exact = new Set(words);
  const last = words.at(-1);
  const beginnings = [...(last ? [last] : []), ...stems.filter((stem) => stem.length > 2)];
  return (folded) => exact.has(folded) || beginnings.some((beginning) => folded.startsWith(beginning));
}

/** The beginning of a text, or the part around the first match in the field that has most of what was searched for. */
export function highlightExcerpt(fields: string, isMatch: IsMatch, isFoundByTitle: boolean): HighlightedText {
  const text = chooseField(fields.split(searchFieldSeparator), isMatch, isFoundByTitle);
  const start = isFoundByTitle ? 0 : findStart(text, isMatch);
  const excerpt = truncateAtWord(text.slice(start, start + 2 * maxExcerptLength), maxExcerptLength);
  return highlight(start > 0 ? `…${excerpt}` : excerpt, isMatch);
}

function chooseField(fields: string[], isMatch: IsMatch, isFoundByTitle: boolean): string {
  const [first = ''] = fields;
  if (isFoundByTitle) return first;
  const countMatches = (field: string) =>
    new Set([...foldWords(field)].map(({ folded }) => folded).filter(isMatch)).size;
  const counts = fields.map(countMatches);
  return fields[counts.indexOf(Math.max(...counts))] ?? first;
}

function findStart(text: string, isMatch: IsMatch): number {
  for (const word of foldWords(text)) {
    if (!isMatch(word.folded)) continue;
    const earliest = word.start - leadLength;
    if (earliest <= 0) return 0;
    const space = text.indexOf(' ', earliest);
    return space >= 0 && space < word.start ? space + 1 : word.start;
  }
  return 0;
}
