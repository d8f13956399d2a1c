import type { FieldErrors } from 'react-hook-form';
import { t } from '#messages/staff';

export type FormValues = Record<string, unknown>;

export const toText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

export const toJson = (value: unknown): string =>
  JSON.stringify(value, (_key, part: unknown) => (part instanceof File ? part.name : part));

const isSameValue = (name: string, one: FormValues, other: FormValues) =>
  toJson(one[name] ?? '') === toJson(other[name] ?? '');

export const changedFields = (values: FormValues, base: FormValues): string[] =>
  [...new Set([...Object.keys(values), ...Object.keys(base)])].filter((name) => !isSameValue(name, values, base));

/** Three-way merge: the changes between `base` and `mine`, applied to `theirs`. */
export const mergeChanges = (theirs: FormValues, mine: FormValues, base: FormValues): FormValues => ({
  ...theirs,
  ...Object.fromEntries(changedFields(mine, base).map((name) => [name, mine[name]])),
});

export const conflictingFields = (theirs: FormValues, mine: FormValues, base: FormValues): string[] =>
  changedFields(mine, base).filter((name) => !isSameValue(name, theirs, base) && !isSameValue(name, theirs, mine));

export const errorMessage = (errors: FieldErrors, name: string): string | undefined =>
  errors[name]?.message as string | undefined;

const fieldSelector = '[data-field]';
const fieldName = (field: Element) => field.getAttribute('data-field') ?? '';

export const countErrors = (part: Element, errors: FieldErrors): number =>
  [...part.querySelectorAll(fieldSelector)].filter((field) => errorMessage(errors, fieldName(field))).length;

export const findField = (form: HTMLFormElement | null, name: string): Element | undefined =>
  [...(form?.querySelectorAll(fieldSelector) ?? [])].find((field) => fieldName(field) === name);

export function fieldLabels(names: string[], form: HTMLFormElement | null): string[] {
  const labels = formLabels(form);
  return [...new Set(names.map((name) => labels[name] ?? t('common.anotherField')))];
}

export function formLabels(form: HTMLFormElement | null): Record<string, string> {
  const labels: Record<string, string> = {};
  for (const field of form?.querySelectorAll(fieldSelector) ?? []) {
    const nodes = [...(field.querySelector('label')?.childNodes ?? [])];
    const text = nodes.find(({ nodeType }) => nodeType === Node.TEXT_NODE)?.textContent;
    if (text) labels[fieldName(field)] ??= text;
  }
  return labels;
}
