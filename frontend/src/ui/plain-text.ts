/** A text as it is searched: without capitals, accents or vowel signs, so that `talibe` finds Talibé. */
export const plainText = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/**
 * Tells of texts whether they have all these words, in any order; without words all have them. A short number belongs to
 * the word before it: 'room 3' finds neither 'Room 13' nor 'Room 1, part 3'.
 */
export function hasWords(words: string): (text: string) => boolean {
  const parts = plainText(words)
    .trim()
    .split(/\s+(?!\d{1,3}(?:\s|$))/)
    .filter(Boolean);
  const patterns = parts.map((part) => new RegExp(patternOf(part)));
  return (text) => {
    const plain = patterns.length > 0 ? plainText(text) : '';
    return patterns.every((pattern) => pattern.test(plain));
  };
}

/** Neither letters, digits nor blanks have a meaning of their own in a pattern. */
function patternOf(part: string): string {
  const words = part.split(/\s+/).map((word) => word.replace(/[^\p{L}\p{N}]/gu, '\\$&'));
  return words.length > 1 ? `${words.join('\\s+')}(?!\\d)` : words.join('');
}
