/** Returns the first `length` UTF-16 units, without half a surrogate pair at the end. */
export const sliceCharacters = (text: string, length: number): string =>
  text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '');

export function truncateAtWord(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const candidate = text.slice(0, limit + 1);
  const lastWord = /\s+\S*$/.exec(candidate);
  return lastWord && lastWord.index > 0 ? candidate.slice(0, lastWord.index) : sliceCharacters(text, limit);
}

export function truncate(text: string, limit: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length <= limit ? line : `${truncateAtWord(line, limit - 1).replace(/[\s,;:·–-]+$/u, '')}…`;
}
