import type { HighlightedText } from '@majlis/contracts/site/search';

export type FoldedWord = {
  /** The form in which all spellings of the word are alike. */
  folded: string;
  /** The position of the word in the text, in UTF-16 code units. */
  start: number;
  end: number;
};

/** These scripts have no spaces, so each of their signs counts as a word. */
const sign = String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]`;
const letter = String.raw`(?!${sign})[\p{L}\p{N}]\p{M}*`;
/** Apostrophes and invisible marks may be inside a word. */
const joiner = String.raw`['’‘ʻ\u0060\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]`;
const wordPattern = new RegExp(`${sign}|${letter}(?:${joiner}*${letter})*`, 'gu');

/** Accents, Arabic and Hebrew vowel signs, the tatweel, signs for hamza and ayn, and what joins words. */
const ignored = new RegExp(
  String.raw`[\u0300-\u036f\u0591-\u05c7\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06ed\u0621ʼʾʿ]|${joiner}`,
  'gu',
);

/** Letters that stay different after Unicode has decomposed them. */
const sameLetters: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ı: 'i',
  ٱ: 'ا',
  ى: 'ي',
  ی: 'ي',
  ے: 'ي',
  ة: 'ه',
  ہ: 'ه',
  ک: 'ك',
};
const sameLetter = new RegExp(`[${Object.keys(sameLetters).join('')}]`, 'g');
const arabicDigit = /[٠-٩۰-۹]/g;

/** The article, with the particles that are written together with it, before a word of at least two letters, but not in "Allah". */
const arabicArticle = /^(?:وال|بال|كال|فال|لل|ال)(?!له$)(?=[\u0621-\u064a]{2})/;
/** The plural of a word with taa marbuta. Of such words PostgreSQL finds the stem only after an article. */
const arabicPlural = /(?<=[\u0621-\u064a]{3})ات$/;

/**
 * Folded words are kept, because most words of a text are among the most frequent ones, and folding one takes several microseconds.
 */
const foldedWords = new Map<string, string>();
const maxFoldedWords = 20_000;
const maxFoldedLength = 50;

/**
 * Returns an empty text if nothing is left, or more than a word: a ligature may stand for several words, and a sign for nothing.
 */
function foldWord(word: string): string {
  const known = foldedWords.get(word);
  if (known !== undefined) return known;
  const folded = foldLetters(word);
  const result = /^[\p{L}\p{N}\p{M}]+$/u.test(folded) ? folded : '';
  if (foldedWords.size >= maxFoldedWords) foldedWords.clear();
  if (word.length <= maxFoldedLength) foldedWords.set(word, result);
  return result;
}

function foldLetters(word: string): string {
  return word
    .normalize('NFKD')
    .toLowerCase()
    .replace(ignored, '')
    .replace(sameLetter, (each) => sameLetters[each] ?? each)
    .replace(arabicDigit, (digit) => String(digit.charCodeAt(0) % 16))
    .replace(arabicArticle, '')
    .replace(arabicPlural, 'ه');
}

/**
 * The words of a text, without what people leave out or write in several ways: case, accents, Arabic diacritics, forms of alef,
 * hamza and taa marbuta, the article and one plural. PostgreSQL cannot do this, because its clusters have the locale C.
 */
export function* foldWords(text: string): Generator<FoldedWord> {
  for (const { 0: word, index } of text.matchAll(wordPattern)) {
    const folded = foldWord(word);
    if (folded) yield { folded, start: index, end: index + word.length };
  }
}

export const foldText = (text: string): string => Array.from(foldWords(text), ({ folded }) => folded).join(' ');

export type IsMatch = (folded: string) => boolean;

export function highlight(text: string, isMatch: IsMatch): HighlightedText {
  const matches: HighlightedText['matches'] = [];
  for (const { folded, start, end } of foldWords(text)) if (isMatch(folded)) matches.push([start, end]);
  return { text, matches };
}
