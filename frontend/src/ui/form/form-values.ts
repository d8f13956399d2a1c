/** What a form holds, as text by field name; a switch that is off is absent. */
export type Values = Record<string, string>;
/** One message per faulty field. */
export type Mistakes = Record<string, string>;

export function valuesOf(form: HTMLFormElement): Values {
  const entries = [...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return Object.fromEntries(entries);
}

const isSame = (name: string, some: Values, others: Values) => (some[name] ?? '') === (others[name] ?? '');
const namesIn = (...all: Values[]) => [...new Set(all.flatMap((values) => Object.keys(values)))];

export const areEqual = (some: Values, others: Values): boolean =>
  namesIn(some, others).every((name) => isSame(name, some, others));

/** What was typed over `base`, put over `theirs` instead: a field that was not changed is as it is there. */
export const putOver = (theirs: Values, typed: Values, base: Values): Values =>
  Object.fromEntries(
    namesIn(theirs, typed).map((name) => [name, (isSame(name, typed, base) ? theirs : typed)[name] ?? '']),
  );

/** The fields that were changed both there and here, each in another way. */
export const changedInBoth = (theirs: Values, typed: Values, base: Values): string[] =>
  namesIn(theirs, typed, base).filter(
    (name) => !isSame(name, theirs, base) && !isSame(name, typed, base) && !isSame(name, theirs, typed),
  );

/** The message at a field; that of an item of a list, 'tags.2', stands at the list. */
export function mistakeOf(mistakes: Mistakes, name: string): string | undefined {
  return mistakes[name] ?? Object.entries(mistakes).find(([field]) => field.startsWith(`${name}.`))?.[1];
}

/** What people read beside these fields. */
export function labelsOf(names: string[], form: HTMLFormElement): string[] {
  const labels = names.map((name) => {
    const label = form.querySelector(`[name="${name}"]`)?.closest('.form-field')?.querySelector('label');
    return [...(label?.childNodes ?? [])].find(({ nodeType }) => nodeType === Node.TEXT_NODE)?.textContent;
  });
  return [...new Set(labels.map((label) => label ?? 'another field'))];
}

/** How many fields within a part of a form have a mistake. */
export function faultyFieldsIn(part: Element, mistakes: Mistakes): number {
  const names = [...part.querySelectorAll('[name]')].map((field) => field.getAttribute('name') ?? '');
  return new Set(names.filter((name) => mistakeOf(mistakes, name) !== undefined)).size;
}

/** The mistakes at fields that hold what they did when it was refused. */
export function mistakesLeft(found: Mistakes, refused: Values, held: Values): Mistakes {
  const left = Object.entries(found).filter(([name]) => isSame(name.split('.')[0] ?? name, refused, held));
  return left.length === Object.keys(found).length ? found : Object.fromEntries(left);
}

/** What a browser cannot read, such as half a date, it gives as nothing; saved like that it would be lost in silence. */
export function unreadableIn(form: HTMLFormElement): Mistakes {
  const inputs = [...form.elements].filter((element) => element instanceof HTMLInputElement);
  const unreadable = inputs.filter(({ name, validity }) => name && validity.badInput);
  return Object.fromEntries(
    unreadable.map(({ name, type }) => [
      name,
      type === 'number' ? 'Give a number, or leave it empty' : 'Give the whole date and time, or clear it',
    ]),
  );
}

/** What the fields hold, and of those that cannot be read that they cannot. */
export const heldBy = (form: HTMLFormElement): Values => ({ ...valuesOf(form), ...unreadableIn(form) });
