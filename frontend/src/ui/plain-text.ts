/** A text as it is searched: without capitals, accents or vowel signs, so that `talibe` finds Talibé. */
export const plainText = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Tells of texts whether they have all these words, in any order; without words all have them. */
export function hasWords(words: string): (text: string) => boolean {
  const wanted = plainText(words).split(/\s+/).filter(Boolean);
  return (text) => {
    const plain = wanted.length > 0 ? plainText(text) : '';
    return wanted.every((word) => plain.includes(word));
  };
}
