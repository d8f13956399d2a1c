/** '1 file', '2 files' */
export const countOf = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;

/** '3 new sessions and 2 changed sessions'; empty without any. */
export function joinCounts(parts: [count: number, one: string, many: string][]): string {
  const texts = parts.flatMap(([count, one, many]) => (count > 0 ? [countOf(count, one, many)] : []));
  return new Intl.ListFormat('en-GB').format(texts);
}
