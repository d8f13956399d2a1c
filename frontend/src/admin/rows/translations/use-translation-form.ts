import type { SiteLanguage } from '@majlis/contracts/shared/languages';
import { serviceOfPath } from '@majlis/contracts/shared/service-of-path';
import type { AuditFields } from '@majlis/contracts/shared/shared-fields.schema';
import { type RowTranslations, type Translation, translationsPath } from '@majlis/contracts/staff/translations';
import { isHtmlField, type TranslationPreview, translatedTexts } from '@majlis/contracts/staff/translations.schema';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { ZodType } from 'zod';
import { t } from '#messages/staff';
import { ApiError } from '../../../api/client';
import { queriesUnder, query } from '../../../api/query';
import { type FormBaseline, type StaffForm, type Submission, useStaffForm } from '../../fields/form/staff-form';
import { textToHtml } from '../../fields/rich-text/text-to-html';
import { sendWrite, type Written } from '../../shell/api/write';
import { changedFields, conflictingFields, type FormValues } from '../../shell/form-values';
import { useAuth } from '../../shell/sign-in/auth';
import { languageName } from '../../shell/text';
import { useWriteTools } from '../../shell/writes';
import { parseInput, type ReadInput } from '../drafts/draft-of-row';
import { toHistorySubject } from '../history/history-subject';
import { useUndo } from '../history/use-undo';
import { describeDifferences, type FieldDifference } from '../resource/edit-conflict';
import { invalidateResource, type ResourceConfig } from '../resource/resource-config';
import { type TranslatedRow, textsEndpoint, translationInto } from './language-switch';

type Conflict = { theirs: Translation; differences: FieldDifference[] };
type Input = Record<string, string | null>;

type TranslationFormOptions<Row extends AuditFields> = {
  resource: ResourceConfig<Row>;
  row: Row;
  translated: TranslatedRow;
  texts: RowTranslations;
  language: SiteLanguage;
  onDone: () => void;
};

/** Saves the changed fields of one translation, with its version (infra/adr/translations.md). */
export function useTranslationForm<Row extends AuditFields>(options: TranslationFormOptions<Row>) {
  const { resource, row, translated, language, onDone } = options;
  const { table, fields } = translated;
  const { tag } = language;
  const id = resource.getId(row);
  const path = translationsPath(serviceOfPath(resource.list.path));
  const { cache, toast, describeError } = useWriteTools();
  const undo = useUndo();
  const { user } = useAuth();
  const [conflict, setConflict] = useState<Conflict | null>(null);

  const subject = { table, id, fields };
  const toBaseline = (saved?: Translation) => toTranslationBaseline(subject, saved);

  const saved = translationInto(options.texts, language);
  const schema = translatedTexts(fields) as ZodType<Input, FormValues>;

  function readInput(): ReturnType<ReadInput> {
    const read = parseInput(schema, toChangedTexts(subject, form.methods.getValues(), saved));
    if (!read.success) return read;
    return { success: true, data: { table, language: tag, fields: read.data } satisfies TranslationPreview };
  }

  async function finishSave({ change }: Written<Translation>) {
    form.discardChanges();
    toast(t('translations.translationSaved', { language: languageName(tag) }), {
      actions: undo([change], toHistorySubject(resource, row)),
    });
    onDone();
    await Promise.all([cache.invalidateQueries(queriesUnder(path)), invalidateResource(cache, resource)]);
  }

  const { mutateAsync, isPending } = useMutation({
    mutationFn: ({ input, base }: Submission<Input>) =>
      sendWrite<Translation>('PUT', path, { table, id, language: tag, version: base.version ?? 0, fields: input }),
    onSuccess: finishSave,
    onError: async (error, submission) => {
      if (await resolveConflict(error, submission)) return;
      toast(t('translations.translationNotSaved', { language: languageName(tag) }), { tone: 'destructive' });
      form.setServerErrors(describeError(error), error instanceof ApiError ? error.response?.fields : {});
    },
  });

  /** Resolves to true if another person saved the translation first. Changes of other fields by the same person are merged. */
  async function resolveConflict(error: unknown, { values, base }: Submission<Input>): Promise<boolean> {
    setConflict(null);
    if (!(error instanceof ApiError && error.response?.changed)) return false;
    const texts = await cache
      .fetchQuery({ ...query(textsEndpoint(resource, id)), staleTime: 0 })
      .catch(() => undefined);
    const theirs = texts && translationInto(texts, language);
    if (!theirs || theirs.version === base.version) return false;
    const theirValues = toBaseline(theirs).values;
    const names = conflictingFields(theirValues, values, base.values);
    if (theirs.updatedBy === user?.email && names.length === 0) {
      await form.submit(toBaseline(theirs));
      return true;
    }
    setConflict({ theirs, differences: describeDifferences(names, theirValues, values, form.ref.current) });
    return true;
  }

  const form: StaffForm<Translation> = useStaffForm<Input, Translation>({
    schema,
    base: toBaseline(saved),
    inputKey: `translations/${table}/${id}/${tag}`,
    toInput: (values, saved) => toChangedTexts(subject, values, saved),
    onValid: async (submission) => {
      if (Object.keys(submission.input).length > 0) await mutateAsync(submission).catch(() => undefined);
      else onDone();
    },
  });

  return {
    form,
    readInput,
    isSaving: isPending,
    conflict,
    loadTheirs: () => {
      if (!conflict) return;
      form.discardChanges();
      form.reset(toBaseline(conflict.theirs));
      setConflict(null);
    },
    keepMine: async () => {
      if (!conflict) return;
      setConflict(null);
      await form.submit(toBaseline(conflict.theirs));
    },
  };
}

type Subject = Pick<TranslatedRow, 'table' | 'fields'> & { id: string };

/** The form field that lists outdated fields whose translation is still right. */
export const stillRight = 'stillRight';

const toValues = ({ fields }: Subject, saved?: Translation): FormValues => ({
  ...Object.fromEntries(Object.keys(fields).map((name) => [name, saved?.fields[name] ?? ''])),
  [stillRight]: [],
});

const toTranslationBaseline = (subject: Subject, saved?: Translation): FormBaseline<Translation> => ({
  values: toValues(subject, saved),
  version: saved?.version,
  row: saved,
});

/** Unchanged fields are not sent, so that an outdated translation is not taken for a new one. */
function toChangedTexts(subject: Subject, values: FormValues, saved?: Translation): FormValues {
  const { table, id } = subject;
  const changed = changedFields(values, toValues(subject, saved)).filter((name) => name !== stillRight);
  const names = new Set([...changed, ...(values[stillRight] as string[])]);
  const toText = (name: string) => {
    const text = String(values[name]);
    return isHtmlField(table, id, name) ? textToHtml(text) : text;
  };
  return Object.fromEntries([...names].map((name) => [name, toText(name)]));
}
