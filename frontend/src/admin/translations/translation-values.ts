import { isHtmlField } from '@majlis/contracts/translation-inputs';
import type { Translation } from '@majlis/contracts/translations';
import { textToHtml } from '../content/text-to-html';
import { changedFields, type FormValues } from '../form/form-values';
import type { FormBaseline } from '../form/use-draft-form';
import type { TranslatedRow } from './translated-row';

type Subject = Pick<TranslatedRow, 'table' | 'fields'> & { id: string };

/** Its value names the outdated fields whose translation is right all the same. */
export const stillRight = 'stillRight';

const toValues = ({ fields }: Subject, saved?: Translation): FormValues => ({
  ...Object.fromEntries(Object.keys(fields).map((name) => [name, saved?.fields[name] ?? ''])),
  [stillRight]: [],
});

export const toTranslationBaseline = (subject: Subject, saved?: Translation): FormBaseline<Translation> => ({
  values: toValues(subject, saved),
  version: saved?.version,
  row: saved,
});

/** Other fields stay as they are, so that an outdated translation is not taken for a new one. */
export function toChangedTexts(subject: Subject, values: FormValues, saved?: Translation): FormValues {
  const { table, id } = subject;
  const changed = changedFields(values, toValues(subject, saved)).filter((name) => name !== stillRight);
  const names = new Set([...changed, ...(values[stillRight] as string[])]);
  const toText = (name: string) => {
    const text = String(values[name]);
    return isHtmlField(table, id, name) ? textToHtml(text) : text;
  };
  return Object.fromEntries([...names].map((name) => [name, toText(name)]));
}
