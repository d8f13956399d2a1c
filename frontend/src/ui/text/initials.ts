const hasCapitals = (letter: string): boolean => letter.toUpperCase() !== letter.toLowerCase();

/** 'SI' for Dr. Salma bint Idris. A script without capitals gives one letter, because its letters may join. */
export function initials(name: string): string {
  const words = name.split(/\s+/);
  const names = words.filter((word) => !word.endsWith('.'));
  const letters = (names.length > 0 ? names : words).flatMap((word) => /[\p{L}\p{N}]/u.exec(word)?.[0] ?? []);
  const [first = '', last = ''] = [letters[0], letters.slice(1).at(-1)];
  return (hasCapitals(first) && hasCapitals(last) ? first + last : first).toUpperCase();
}
