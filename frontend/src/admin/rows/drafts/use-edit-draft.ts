import type { AuditFields } from '@majlis/contracts/shared/shared-fields.schema';
import type { Draft, DraftWithInput } from '@majlis/contracts/staff/drafts';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { t } from '#messages/staff';
import { ApiError } from '../../../api/client';
import { formatLocalDateTime } from '../../../ui/time/format-local-time';
import { baselineOf, type FormBaseline, type StaffForm, type Submission } from '../../fields/form/staff-form';
import { sendWrite } from '../../shell/api/write';
import { useConfirm } from '../../shell/confirm';
import { conflictingFields, type FormValues } from '../../shell/form-values';
import { useStaffNames } from '../../shell/sign-in/auth';
import { fieldErrorsOf, fieldLabel } from '../../shell/text';
import { useWriteTools } from '../../shell/writes';
import { toHistorySubject } from '../history/history-subject';
import { useUndo } from '../history/use-undo';
import { describeDifferences, type FieldDifference } from '../resource/edit-conflict';
import { formsOf, invalidateResource, type ResourceConfig } from '../resource/resource-config';
import { draftPlace, findDraft, invalidateDrafts, readDraft, rowWithDraft, useRowDraft } from './draft-of-row';

/** A part of the row that is edited outside its form, such as the speakers of a session. Drafts keep it, too. */
export type OtherChanges = {
  isDirty: boolean;
  discardChanges: () => void;
  /** Returns the fields that these changes add to a draft. */
  toDraft: () => DraftWithInput['input'];
  /** Shows the values of the draft, or the live values if it is null. */
  show: (draft: DraftWithInput['input'] | null) => Promise<void>;
};

type EditDraftOptions<Row extends AuditFields> = {
  resource: ResourceConfig<Row>;
  row?: Row;
  form: StaffForm<Row>;
  toValues: (row: Row) => FormValues;
  otherChanges?: OtherChanges;
  onDone: (row: Row) => void;
};

/** Another user has saved the draft that the form shows. */
type DraftConflict = { stored: DraftWithInput; differences: FieldDifference[] };
type NewerRow = { by: string; at: string };

/** The draft of a form's row, for the notice and the menu of the form. */
export type EditedDraft = {
  draft?: Draft;
  isEditing: boolean;
  isBusy: boolean;
  /** The live row has been changed since the draft was begun. */
  newerRow?: NewerRow;
  conflict: DraftConflict | null;
  loadConflicting: () => void;
  overwrite: () => void;
  edit: () => void;
  /** Shows the draft before input that was typed into it is restored. Returns false if that failed. */
  open: () => Promise<boolean>;
  showLive: () => void;
  save: () => void;
  publish: () => void;
  discard: () => void;
};

type Purpose = 'live' | 'draft' | 'publish' | 'publish anyway';

/** `over` is another user's draft, which this save replaces. */
type Wanted = { purpose: Purpose; over?: DraftWithInput };

/** Saves the form as a draft, which is published in a separate step (infra/adr/history-and-drafts.md). */
export function useEditDraft<Row extends AuditFields>(options: EditDraftOptions<Row>) {
  const { resource, row } = options;
  const shown = useShownVersion(options);
  const { choose, publishStored, saveAsDraftIfChosen, submitFor, run, isPending } = useDraftWrites(options, shown);
  const { draft: found, isKnown } = useRowDraft(resource, row);
  const { edited, conflict } = shown;
  const draft = edited ?? found;
  useShowDraftFirst(options, isKnown, () => found && row && void choose.edit(row));
  if (!row) return { drafts: null, saveAsDraftIfChosen };

  const isOutdated = draft !== undefined && row.version > draft.baseVersion;
  const newerRow = shown.newerRow ?? (isOutdated ? { by: row.updatedBy, at: row.updatedAt } : undefined);
  const drafts: EditedDraft = {
    draft,
    isEditing: edited !== null,
    isBusy: isPending,
    newerRow,
    conflict,
    loadConflicting: () => conflict && run(() => shown.showDraft(conflict.stored)),
    overwrite() {
      if (!conflict) return;
      shown.setConflict(null);
      submitFor('draft', conflict.stored);
    },
    edit: () => void choose.edit(row),
    open: () => choose.open(row),
    showLive: () => void choose.showLive(),
    save: () => submitFor('draft'),
    publish() {
      const isTyped = options.form.isDirty || options.otherChanges?.isDirty === true;
      if (edited && isTyped) submitFor(newerRow ? 'publish anyway' : 'publish');
      else if (draft)
        void choose
          .confirmLosing(t('drafts.publishQuestion'), t('drafts.discardAndPublish'))
          .then((isConfirmed) => isConfirmed && run(() => publishStored(row, draft, newerRow !== undefined)));
    },
    discard: () => void choose.discard(row),
  };
  return { drafts, saveAsDraftIfChosen };
}

/** Shows the draft of the row when its form opens, unless something was typed already, or unsaved input is offered. */
function useShowDraftFirst<Row extends AuditFields>(
  { form, otherChanges }: EditDraftOptions<Row>,
  isKnown: boolean,
  onShow: () => void,
) {
  const isDecided = useRef(false);
  const decide = useEffectEvent(() => {
    if (isDecided.current) return;
    isDecided.current = true;
    if (!form.isDirty && !form.offeredInput && !otherChanges?.isDirty) onShow();
  });
  useEffect(() => {
    // This render fills in unsaved input from before a reload, which must not be replaced by the draft.
    const timer = isKnown ? setTimeout(decide) : undefined;
    return () => clearTimeout(timer);
  }, [isKnown]);
}

function useDraftWrites<Row extends AuditFields>(options: EditDraftOptions<Row>, shown: ShownVersion<Row>) {
  const { resource, row, form, otherChanges, onDone } = options;
  const { cache, toast } = useWriteTools();
  const { mutate: run, isPending } = useMutation({ mutationFn: (work: () => Promise<void>) => work() });
  const choose = useChooseVersion(options, shown, run);
  const store = useStoreDraft(options, shown);
  const publishStored = usePublishDraft(options, shown);
  const wanted = useRef<Wanted>({ purpose: 'live' });

  async function storeFor({ purpose, over }: Wanted, saved: Row, submission: Submission<unknown>) {
    const stored = await store(saved, submission, over);
    if (!stored) return;
    if (purpose !== 'draft') {
      await shown.showDraft(stored);
      await publishStored(saved, stored, purpose === 'publish anyway');
      return;
    }
    form.discardChanges();
    otherChanges?.discardChanges();
    toast(t('drafts.draftSaved'), { detail: t('drafts.seenOncePublished') });
    onDone(saved);
    await invalidateDrafts(cache, draftPlace(resource, saved).service);
  }

  /** Is called with the valid input of the form. Returns false if it is to be saved as the live row. */
  function saveAsDraftIfChosen(submission: Submission<unknown>): boolean {
    const { current } = wanted;
    if (current.purpose === 'live' || !row) return false;
    run(() => storeFor(current, row, submission));
    return true;
  }
  function submitFor(purpose: Purpose, over?: DraftWithInput): void {
    wanted.current = { purpose, over };
    void form.submit(over && shown.toBaseline(over)).finally(() => {
      wanted.current = { purpose: 'live' };
    });
  }
  return { choose, publishStored, saveAsDraftIfChosen, submitFor, run, isPending };
}

type Run = (work: () => Promise<void>) => void;

/** Questions are asked before the form is busy. */
function useChooseVersion<Row extends AuditFields>(options: EditDraftOptions<Row>, shown: ShownVersion<Row>, run: Run) {
  const { resource, form, otherChanges } = options;
  const { cache, toast, fail } = useWriteTools();
  const confirm = useConfirm();

  const confirmLosing = async (question: string, confirmLabel: string): Promise<boolean> =>
    !(form.isDirty || otherChanges?.isDirty) ||
    confirm({ question, detail: t('drafts.changesWillBeLost'), confirmLabel });

  async function show(row: Row): Promise<boolean> {
    try {
      await shown.showDraft(await readDraft(cache, draftPlace(resource, row).path));
      return true;
    } catch (error) {
      fail(t('drafts.loadFailed'), error);
      return false;
    }
  }

  return {
    confirmLosing,
    edit: async (row: Row) => {
      if (await confirmLosing(t('drafts.editQuestion'), t('drafts.discardAndEdit')))
        run(async () => void (await show(row)));
    },
    open: async (row: Row): Promise<boolean> => {
      if (!(await confirmLosing(t('drafts.restoreQuestion'), t('drafts.discardAndRestore')))) return false;
      const draft = await findDraft(cache, resource, row).catch(() => null);
      return draft === undefined || show(row);
    },
    showLive: async () => {
      if (await confirmLosing(t('drafts.showLiveQuestion'), t('common.discardChanges'))) run(() => shown.showLive());
    },
    discard: async (row: Row) => {
      const { path, service } = draftPlace(resource, row);
      const isConfirmed = await confirm({
        question: t('drafts.discardQuestion'),
        detail: t('drafts.cannotBeRestored'),
        confirmLabel: t('drafts.discardDraft'),
      });
      if (!isConfirmed) return;
      run(async () => {
        try {
          await sendWrite('DELETE', path);
          if (shown.edited) await shown.showLive();
          toast(t('drafts.draftDiscarded'));
        } catch (error) {
          fail(t('drafts.discardFailed'), error);
        }
        await invalidateDrafts(cache, service);
      });
    },
  };
}

/** Stores the values of the form as the row's draft. Returns null if that failed. */
function useStoreDraft<Row extends AuditFields>(options: EditDraftOptions<Row>, shown: ShownVersion<Row>) {
  const { resource, form, otherChanges } = options;
  const { toDraftValues, setConflict } = shown;
  const { cache, toast, describeError } = useWriteTools();
  const confirm = useConfirm();
  const { nameOf } = useStaffNames();

  const confirmReplacing = ({ updatedBy, updatedAt }: Draft) =>
    confirm({
      question: t('drafts.replaceQuestion'),
      detail: t('drafts.wouldReplace', { name: nameOf(updatedBy), time: formatLocalDateTime(updatedAt) }),
      confirmLabel: t('drafts.replaceIt'),
    });

  async function showConflict(path: string, { values, base }: Submission<unknown>) {
    const stored = await readDraft(cache, path);
    const theirs = toDraftValues(stored);
    const names = conflictingFields(theirs, values, base.values);
    setConflict({ stored, differences: describeDifferences(names, theirs, values, form.ref.current) });
  }

  return async (row: Row, submission: Submission<unknown>, edited = shown.edited): Promise<DraftWithInput | null> => {
    const { path } = draftPlace(resource, row);
    try {
      const replaced = edited ?? (await findDraft(cache, resource, row));
      if (replaced && !edited && !(await confirmReplacing(replaced))) return null;
      const contents: Pick<DraftWithInput, 'input' | 'baseVersion'> = {
        input: { ...(submission.input as DraftWithInput['input']), ...otherChanges?.toDraft() },
        baseVersion: edited?.baseVersion ?? submission.base.version ?? row.version,
      };
      return (await sendWrite<DraftWithInput>('PUT', path, contents, { ifMatch: replaced?.version })).result;
    } catch (error) {
      toast(t('drafts.saveFailed'), { tone: 'destructive' });
      if (error instanceof ApiError && error.response?.changed) await showConflict(path, submission);
      else form.setServerErrors(describeError(error), error instanceof ApiError ? error.response?.fields : {});
      return null;
    }
  };
}

/** Makes a stored draft live. `ignoreNewer` also overwrites what was changed in the live row since. */
function usePublishDraft<Row extends AuditFields>(options: EditDraftOptions<Row>, shown: ShownVersion<Row>) {
  const { resource, form, otherChanges, onDone } = options;
  const { cache, toast, describeError } = useWriteTools();
  const undo = useUndo();

  return async (row: Row, draft: Draft, ignoreNewer: boolean): Promise<void> => {
    const { path, service } = draftPlace(resource, row);
    try {
      const { change } = await sendWrite('POST', `${path}/publish`, { ignoreNewer }, { ifMatch: draft.version });
      form.discardChanges();
      otherChanges?.discardChanges();
      toast(t('drafts.published', { ...formsOf(resource.noun) }), {
        actions: undo([change], toHistorySubject(resource, row)),
      });
      onDone(row);
      await invalidateResource(cache, resource);
    } catch (error) {
      const changed = error instanceof ApiError ? error.response?.changed : undefined;
      const stored = changed && (await readDraft(cache, path).catch(ignoreMissing));
      // The draft has not changed, so the newer version is that of the live row.
      if (changed && stored?.version === draft.version) shown.setNewerRow(changed);
      else
        toast(t('drafts.publishFailed'), {
          tone: 'destructive',
          detail: reasonOf(error, resource.table, describeError),
        });
    }
    await invalidateDrafts(cache, service);
  };
}

/** Ignores that a draft does not exist: another user may have published or discarded it. */
function ignoreMissing(error: unknown): undefined {
  if (!(error instanceof ApiError && error.status === 404)) throw error;
}

/** A draft was valid when it was saved, but another row may have taken its slug since. */
function reasonOf(error: unknown, table: string, describeError: (error: unknown) => string): string {
  const fields = Object.values(fieldErrorsOf(error, (name) => fieldLabel(name, table)));
  return fields.length > 0 ? fields.join(' ') : describeError(error);
}

/** Remembers whether the form shows the live row, or the draft in `edited`. */
function useShownVersion<Row extends AuditFields>(options: EditDraftOptions<Row>) {
  const { resource, row, form, toValues, otherChanges } = options;
  const [edited, setEdited] = useState<DraftWithInput | null>(null);
  const [conflict, setConflict] = useState<DraftConflict | null>(null);
  const [newerRow, setNewerRow] = useState<NewerRow>();

  const toDraftValues = (stored: DraftWithInput): FormValues =>
    row ? toValues(rowWithDraft(resource, row, stored.input)) : {};
  const toBaseline = (stored: DraftWithInput) => ({ ...baselineOf(toDraftValues(stored), row), isDraft: true });
  function show(baseline: FormBaseline<Row>, stored: DraftWithInput | null) {
    form.discardChanges();
    form.reset(baseline);
    setEdited(stored);
    setConflict(null);
  }
  return {
    edited,
    conflict,
    setConflict,
    newerRow,
    setNewerRow,
    toDraftValues,
    toBaseline,
    async showDraft(stored: DraftWithInput) {
      await otherChanges?.show(stored.input);
      show(toBaseline(stored), stored);
    },
    async showLive() {
      await otherChanges?.show(null);
      if (row) show(baselineOf(toValues(row), row), null);
    },
  };
}

type ShownVersion<Row extends AuditFields> = ReturnType<typeof useShownVersion<Row>>;
