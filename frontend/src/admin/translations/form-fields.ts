import { findField, formLabels } from '../form/form-values';

/** The labels of the form of a row, and which of its fields have several lines. Those of its translations are the same. */
export type FormFields = { labels: Record<string, string>; longFields: string[] };

export function readFormFields(form: HTMLFormElement | null): FormFields {
  const labels = formLabels(form);
  const isLong = (name: string) => findField(form, name)?.querySelector('textarea') != null;
  return { labels, longFields: Object.keys(labels).filter(isLong) };
}
