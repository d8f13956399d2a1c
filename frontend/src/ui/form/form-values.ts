import type { FieldError, FieldErrors } from 'react-hook-form';

/** What a form holds, by field name. A field that is empty holds ''. */
export type FormValues = Record<string, unknown>;

/** The value of a field that holds text or a number. */
export const toText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** A file has no JSON of its own; its name stands for it. */
export const toJson = (value: unknown): string =>
  JSON.stringify(value, (_key, part: unknown) => (part instanceof File ? part.name : part));

const isSame = (name: string, some: FormValues, others: FormValues) =>
  toJson(some[name] ?? '') === toJson(others[name] ?? '');

/** The fields that hold something else than they do in `base`. */
export const changedFields = (values: FormValues, base: FormValues): string[] =>
  [...new Set([...Object.keys(values), ...Object.keys(base)])].filter((name) => !isSame(name, values, base));

/** What was changed over `base`, applied to `theirs` instead. */
export const mergeChanges = (theirs: FormValues, mine: FormValues, base: FormValues): FormValues => ({
  ...theirs,
  ...Object.fromEntries(changedFields(mine, base).map((name) => [name, mine[name]])),
});

/** The fields that were changed both there and here, each in another way. */
export const conflictingFields = (theirs: FormValues, mine: FormValues, base: FormValues): string[] =>
  changedFields(mine, base).filter((name) => !isSame(name, theirs, base) && !isSame(name, theirs, mine));

/** The message at a field; that of an item of a list, 'tags.2', stands at the list. */
export function errorMessage(errors: FieldErrors, name: string): string | undefined {
  const error = errors[name];
  if (!error) return undefined;
  if (typeof error.message === 'string') return error.message;
  const items: (FieldError | undefined)[] = Object.values(error);
  return items.find((item) => item?.message)?.message;
}

const fieldSelector = '[data-field]';
const nameOfField = (field: Element) => field.getAttribute('data-field') ?? '';

/** How many fields within a part of a form have an error. */
export const countErrors = (part: Element, errors: FieldErrors): number =>
  [...part.querySelectorAll(fieldSelector)].filter((field) => errorMessage(errors, nameOfField(field))).length;

/** What people read beside these fields. */
export function fieldLabels(names: string[], form: HTMLFormElement | null): string[] {
  const fields = [...(form?.querySelectorAll(fieldSelector) ?? [])];
  const labels = names.map((name) => {
    const label = fields.find((field) => nameOfField(field) === name)?.querySelector('label');
    return [...(label?.childNodes ?? [])].find(({ nodeType }) => nodeType === Node.TEXT_NODE)?.textContent;
  });
  return [...new Set(labels.map((label) => label ?? 'another field'))];
}

/** A browser reports half a date as no date; saved like that it would be lost in silence. */
export function badInputErrors(form: HTMLFormElement | null): FieldErrors {
  const inputs = [...(form?.elements ?? [])].filter((element) => element instanceof HTMLInputElement);
  const unreadable = inputs.filter(({ name, validity }) => name && validity.badInput);
  return Object.fromEntries(
    unreadable.map(({ name, type }) => [
      name,
      {
        type: 'unreadable',
        message: type === 'number' ? 'Give a number, or leave it empty' : 'Give the whole date and time, or clear it',
      },
    ]),
  );
}
