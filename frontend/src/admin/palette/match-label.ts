import type { HighlightedText } from '@majlis/contracts/search';

/**
 * The label with the words that were typed, if it has all of them. Labels of our own are in English, so that only case matters.
 * `synonyms` are found, too, and not shown.
 */
export function matchLabel(label: string, text: string, synonyms = ''): HighlightedText | undefined {
  const typed = wordsOf(text).map(({ word }) => word);
  const words = wordsOf(`${label} ${synonyms}`);
  const hasAll = typed.length > 0 && typed.every((each) => words.some(({ word }) => word.startsWith(each)));
  if (!hasAll) return undefined;
  const matches = words
    .filter(({ word, end }) => end <= label.length && typed.some((each) => word.startsWith(each)))
    .map(({ start, end }): [number, number] => [start, end]);
  return { text: label, matches };
}

const wordsOf = (text: string) =>
  [...text.matchAll(/[\p{L}\p{N}]+/gu)].map(({ 0: word, index }) => ({
    word: word.toLowerCase(),
    start: index,
    end: index + word.length,
  }));
