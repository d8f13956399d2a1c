/** A text as it is searched: without capitals, accents or vowel signs, so that `talibe` finds Talibé. */
export const normalizeForSearch = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/**
 * Tells of texts whether they have all these words, in any order; without words all have them. A short number belongs to
 * the word before it: 'room 3' finds neither 'Room 13' nor 'Room 1, part 3'.
 */
export function createWordMatcher(words: string): (text: string) => boolean {
  const parts = toSearchText(words)
    .trim()
    .split(/ (?!\d{1,3}(?: |$))/)
    .filter(Boolean);
  return (text) => {
    const plain = parts.length > 0 ? toSearchText(text) : '';
    return parts.every((part) => hasPart(plain, part));
  };
}

const toSearchText = (text: string): string => normalizeForSearch(text).replace(/\s+/g, ' ');

/** A part with a blank in it ends with a number, which has to end there in the text, too. */
const hasPart = (text: string, part: string): boolean =>
  part.includes(' ')
    ? text
        .split(part)
        .slice(1)
        .some((rest) => !/^\d/.test(rest))
    : text.includes(part);
