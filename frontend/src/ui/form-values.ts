/** What a form holds, as text by field name; a switch that is off is absent. */
export type Values = Record<string, string>;
/** One message per faulty field. */
export type Mistakes = Record<string, string>;

export function valuesOf(form: HTMLFormElement): Values {
  const entries = [...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return Object.fromEntries(entries);
}

export function areEqual(some: Values, others: Values): boolean {
  const names = new Set([...Object.keys(some), ...Object.keys(others)]);
  return [...names].every((name) => (some[name] ?? '') === (others[name] ?? ''));
}
