/** Returns the text without capitals, accents and vowel signs, so that `talibe` finds Talibé. */
export const normalizeForSearch = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** A short number belongs to the word before it: `room 3` finds neither `Room 13` nor `Room 1, part 3`. */
export function createWordMatcher(words: string): (text: string) => boolean {
  const terms = toSearchText(words)
    .trim()
    .split(/ (?!\d{1,3}(?: |$))/)
    .filter(Boolean);
  return (text) => {
    const searchText = terms.length > 0 ? toSearchText(text) : '';
    return terms.every((term) => hasTerm(searchText, term));
  };
}

const toSearchText = (text: string): string => normalizeForSearch(text).replace(/\s+/g, ' ');

const hasTerm = (text: string, term: string): boolean =>
  term.includes(' ')
    ? text
        .split(term)
        .slice(1)
        .some((after) => !/^\d/.test(after))
    : text.includes(term);
