/** The first `length` characters, of which none is cut in two: some are written as a pair. */
export const sliceCharacters = (text: string, length: number): string =>
  text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '');

/** The whole words within the first `limit` characters of a longer text; of one long word, as much of it. */
export function truncateAtWord(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const room = text.slice(0, limit + 1);
  const lastWord = /\s+\S*$/.exec(room);
  return lastWord && lastWord.index > 0 ? room.slice(0, lastWord.index) : sliceCharacters(text, limit);
}

/** On one line, its whole words within the limit; an ellipsis stands for the rest. */
export function truncate(text: string, limit: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length <= limit ? line : `${truncateAtWord(line, limit - 1).replace(/[\s,;:·–-]+$/u, '')}…`;
}
