import type { HighlightedText } from '@majlis/contracts/site/search';
import { normalizeForSearch } from '../../../ui/text/word-matcher';

/**
 * The label with the words that were typed, if it has all of them, in any case, and in Arabic with or without the article.
 * `synonyms` are found, too, and not shown.
 */
export function matchLabel(label: string, text: string, synonyms = ''): HighlightedText | undefined {
  const typed = wordsOf(text).map(({ word }) => word);
  const words = wordsOf(`${label} ${synonyms}`);
  const hasAll = typed.length > 0 && typed.every((each) => words.some(({ word }) => begins(word, each)));
  if (!hasAll) return undefined;
  const matches = words
    .filter(({ word, end }) => end <= label.length && typed.some((each) => begins(word, each)))
    .map(({ start, end }): [number, number] => [start, end]);
  return { text: label, matches };
}

const withoutArticle = (word: string) => word.replace(/^ال(?=..)/, '');

const begins = (word: string, typed: string) =>
  word.startsWith(typed) || withoutArticle(word).startsWith(withoutArticle(typed));

const wordsOf = (text: string) =>
  [...text.matchAll(/[\p{L}\p{N}]+/gu)].map(({ 0: word, index }) => ({
    word: normalizeForSearch(word),
    start: index,
    end: index + word.length,
  }));
