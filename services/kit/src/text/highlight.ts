import type { HighlightedText } from '@majlis/contracts/search';
import { foldWords } from './fold-words.js';

export type IsMatch = (folded: string) => boolean;

export function highlight(text: string, isMatch: IsMatch): HighlightedText {
  const matches: HighlightedText['matches'] = [];
  for (const { folded, start, end } of foldWords(text)) if (isMatch(folded)) matches.push([start, end]);
  return { text, matches };
}
