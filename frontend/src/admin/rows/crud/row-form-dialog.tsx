import type { AuditFields } from '@majlis/contracts/shared/shared-fields.schema';
import { notifyManager, useMutation } from '@tanstack/react-query';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ZodType } from 'zod';
import { t } from '#messages/staff';
import { ApiError } from '../../../api/client';
import { emptyToNull, toFormValues } from '../../fields/form/contract-fields';
import { FormDialog } from '../../fields/form/form-layout';
import {
  baselineOf,
  type FormBaseline,
  type StaffForm,
  type Submission,
  useStaffForm,
} from '../../fields/form/staff-form';
import { createRow, sendWrite, type Written } from '../../shell/api/write';
import { hasScreenKeyboard } from '../../shell/focus';
import type { FormValues } from '../../shell/form-values';
import type { ToastAction } from '../../shell/toast';
import { useWriteTools } from '../../shell/writes';
import { DraftMenu, type DraftMenuProps, DraftNotice } from '../drafts/draft-controls';
import { parseInput } from '../drafts/draft-of-row';
import { type OtherChanges, useEditDraft } from '../drafts/use-edit-draft';
import { HistoryButton } from '../history/history-button';
import { toHistorySubject } from '../history/history-subject';
import { useUndo } from '../history/use-undo';
import { PresenceNotice } from '../presence/presence';
import { type EditConflict, RowConflictNotice, useEditConflict } from '../resource/edit-conflict';
import {
  describeWhereVisible,
  failureMessage,
  invalidateResource,
  type ResourceConfig,
  rowPath,
  showSavedRow,
  successMessage,
} from '../resource/resource-config';
import { type LanguageChoice, LanguageSwitch, useLanguageChoice } from '../translations/language-switch';
import { TranslationForm } from '../translations/translation-form';

export type RowFormOptions<Row extends AuditFields, Input> = {
  resource: ResourceConfig<Row>;
  row?: Row;
  /** The key of the row's unsaved input in the storage of the browser; see `inputKeyOf`. */
  inputKey: string;
  schema: ZodType<Input, FormValues>;
  /** Also used to load the server's version. By default the values are the contract's fields. */
  toValues?: (row?: Row) => FormValues;
  toInput?: (values: FormValues, saved?: Row) => FormValues;
  required?: string[];
  /** Replaces the POST to the list. */
  addRow?: (input: Input) => Promise<Written<Row>>;
  /** Replaces both POST and PUT. */
  saveRow?: (input: Input, version?: number) => Promise<Written<Row>>;
  /** Asks before valid input is saved; false goes back to the form. */
  confirmSave?: (input: Input) => Promise<boolean>;
  /** The verb of the success and failure toasts. */
  verb: 'save' | 'create' | 'update';
  getFailureMessage?: (error: unknown) => string | undefined;
  /** Actions that the success toast shows before Undo. */
  getToastActions?: (savedRow: Row) => ToastAction[];
  /** By default "save and add another" is offered when a row is added. */
  allowsAddAnother?: boolean;
  /** Closing discards these unsaved changes outside the form, too. */
  otherChanges?: OtherChanges;
  onRowSaved?: (savedRow: Row) => void;
  /** Is called after the last save, when the form can close. */
  onDone: (savedRow: Row) => void;
  /** Called instead of `onDone` after a draft was saved or published. */
  onDraftDone?: (row: Row) => void;
};

type RowForm<Row extends AuditFields> = EditConflict<Row> &
  DraftMenuProps<Row>['editing'] & { saveAndAddAnother?: () => void };

export function useRowForm<Row extends AuditFields, Input>(options: RowFormOptions<Row, Input>): RowForm<Row> {
  const { resource, row, verb, schema, allowsAddAnother = !row, otherChanges, onDone } = options;
  const { toValues = (saved) => toFormValues(schema, saved), toInput = (values) => values } = options;
  const { cache, toast, describeError } = useWriteTools();
  const undo = useUndo();
  const isAddingSeveral = useRef(false);
  const [shouldStartNextRow, setShouldStartNextRow] = useState(false);

  async function finishSave({ result: savedRow, change }: Written<Row>) {
    const isLast = !isAddingSeveral.current;
    form.discardChanges();
    showSavedRow(cache, resource, savedRow);
    // An action that opens a dialog would lead the user away from the next row.
    const more = isLast ? (options.getToastActions?.(savedRow) ?? []) : [];
    const isAsBefore =
      row !== undefined &&
      !otherChanges?.isDirty &&
      isSameInput(schema, buildInput(toValues(row), row), buildInput(toValues(savedRow), row));
    toast(successMessage(resource, verb), {
      detail: isLast ? describeWhereVisible(resource, savedRow) : resource.getName(savedRow),
      actions: [...more, ...(isAsBefore ? [] : undo([change], toHistorySubject(resource, savedRow)))],
    });
    options.onRowSaved?.(savedRow);
    if (isLast) onDone(savedRow);
    await invalidateResource(cache, resource);
    // The default order of the next row needs the refetched list.
    if (!isLast) notifyManager.schedule(() => setShouldStartNextRow(true));
  }

  const { addRow = (input: Input) => createRow<Row>(resource.list.path, input) } = options;
  const putOrAdd = (input: Input, version?: number) =>
    row ? sendWrite<Row>('PUT', rowPath(resource, row), input, { ifMatch: version }) : addRow(input);

  const saveMutation = useMutation({
    mutationFn: ({ input, base }: Submission<Input>) => (options.saveRow ?? putOrAdd)(input, base.version),
    onSuccess: finishSave,
    onError: async (error, submission) => {
      // A conflict is explained in the form.
      if (await conflicts.resolve(error, submission)) return;
      toast(options.getFailureMessage?.(error) ?? failureMessage(resource, verb), { tone: 'destructive' });
      form.setServerErrors(describeError(error), error instanceof ApiError ? error.response?.fields : {});
    },
  });

  const toBaseline = (saved?: Row) => baselineOf(toValues(saved), saved);
  const buildInput = (values: FormValues, saved?: Row) => emptyToNull(schema, toInput(values, saved));

  const form: StaffForm<Row> = useStaffForm<Input, Row>({
    table: resource.table,
    schema,
    base: toBaseline(row),
    inputKey: options.inputKey,
    toInput: buildInput,
    required: options.required,
    onValid: async (submission) => {
      if (saveAsDraftIfChosen(submission)) return;
      if (options.confirmSave && !(await options.confirmSave(submission.input))) return;
      await saveMutation.mutateAsync(submission).catch(() => undefined);
    },
    openDraft: async (): Promise<boolean> => drafts?.open() ?? true,
  });
  const draftOptions = { resource, row, form, toValues, otherChanges, onDone: options.onDraftDone ?? onDone };
  const { drafts, saveAsDraftIfChosen } = useEditDraft(draftOptions);

  const conflicts = useEditConflict({
    resource,
    row,
    form,
    toValues,
    isSaved: (saved, values) => isSameInput(schema, buildInput(toValues(saved), saved), buildInput(values, saved)),
    onSaved: finishSave,
  });

  useStartNextRow(form, !row, shouldStartNextRow && !saveMutation.isPending, () => {
    setShouldStartNextRow(false);
    form.reset(toBaseline());
  });

  function save(isAddingAnother: boolean, baseline?: FormBaseline<Row>) {
    isAddingSeveral.current = isAddingAnother;
    return form.submit(baseline);
  }

  return {
    ...conflicts,
    // The save button saves the draft while that is shown; `form.submit` above always saves the row.
    form: { ...form, submit: async (baseline) => (drafts?.isEditing ? drafts.save() : save(false, baseline)) },
    drafts,
    readInput: () => parseInput(schema, buildInput(form.methods.getValues(), row), otherChanges?.toDraft()),
    otherInput: JSON.stringify(otherChanges?.toDraft()),
    saveAndAddAnother: allowsAddAnother ? () => void save(true) : undefined,
    isSaving: saveMutation.isPending || drafts?.isBusy === true,
  };
}

function isSameInput(schema: ZodType, stored: FormValues, sent: FormValues): boolean {
  const [one, other] = [stored, sent].map((values) => JSON.stringify(schema.safeParse(values).data));
  return one !== undefined && one === other;
}

/** Focuses the first field that is still to be filled in, of a new row and of each that is added after it. */
function useStartNextRow(
  { ref, resetCount }: Pick<StaffForm, 'ref' | 'resetCount'>,
  isNew: boolean,
  isDue: boolean,
  startNextRow: () => void,
) {
  const hasJustStarted = useRef(isNew && !hasScreenKeyboard());
  const start = useEffectEvent(() => {
    hasJustStarted.current = true;
    startNextRow();
  });
  useEffect(() => {
    if (isDue) start();
  }, [isDue]);
  useEffect(() => {
    if (hasJustStarted.current) {
      const fields = [...(ref.current?.querySelectorAll<HTMLInputElement>(fieldSelector) ?? [])];
      (fields.find(({ value }) => value === '') ?? fields[0])?.focus();
    }
    hasJustStarted.current = false;
  }, [ref, resetCount]);
}

const fieldSelector = 'input:not([type="hidden"]), select, textarea';

type RowFormDialogProps<Row extends AuditFields, Input> = Omit<RowFormOptions<Row, Input>, 'onDone'> & {
  title: string;
  saveLabel?: string;
  /** By default the dialog is closed. */
  onDone?: RowFormOptions<Row, Input>['onDone'];
  /** The id that a new row will get, if it is known already. */
  newId?: string;
  /** Further buttons beside that of the history. */
  moreActions?: ReactNode;
  onClose: () => void;
  children: ReactNode;
};

export function RowFormDialog<Row extends AuditFields, Input>(props: RowFormDialogProps<Row, Input>) {
  const { title, resource, row, newId, onClose } = props;
  const choice = useLanguageChoice(resource, row, newId);
  if (choice.shown)
    return (
      <TranslationForm resource={resource} row={row} choice={choice} title={title} onDone={onClose} onClose={onClose} />
    );
  return <OriginalFormDialog {...props} choice={choice} />;
}

type OriginalFormDialogProps<Row extends AuditFields, Input> = RowFormDialogProps<Row, Input> & {
  choice: LanguageChoice;
};

function OriginalFormDialog<Row extends AuditFields, Input>(props: OriginalFormDialogProps<Row, Input>) {
  const {
    title,
    saveLabel = t('common.save'),
    resource,
    row,
    choice,
    otherChanges,
    moreActions,
    onClose,
    children,
  } = props;
  const editing = useRowForm<Row, Input>({ onDone: onClose, ...props });
  const form = {
    ...editing.form,
    isDirty: editing.form.isDirty || otherChanges?.isDirty === true,
    discardChanges() {
      editing.form.discardChanges();
      otherChanges?.discardChanges();
    },
  };
  const frame = rowFormFrame({ resource, row, choice, editing: { ...editing, form }, saveLabel, onRestored: onClose });
  return (
    <FormDialog
      {...frame}
      title={title}
      moreActions={
        <>
          {frame.moreActions}
          {moreActions}
        </>
      }
      onAddAnother={editing.saveAndAddAnother}
      onClose={onClose}
    >
      {children}
    </FormDialog>
  );
}

type RowFormFrameOptions<Row extends AuditFields> = Pick<RowFormOptions<Row, never>, 'resource' | 'row'> & {
  choice: LanguageChoice;
  editing: RowForm<Row>;
  saveLabel: string;
  onRestored: () => void;
};

/** Puts the languages, history, draft and notices of a row around its form. */
export function rowFormFrame<Row extends AuditFields>(options: RowFormFrameOptions<Row>) {
  const { resource, row, choice, editing, saveLabel, onRestored } = options;
  const { form, isSaving, drafts } = editing;
  function closeAfterRestore() {
    form.discardChanges();
    onRestored();
  }
  const name = row && resource.getName(row);
  return {
    form,
    isSaving,
    // The title of a text of the site says which it is.
    subject: row && name !== resource.getId(row) ? name : undefined,
    saveLabel: drafts?.isEditing ? t('common.saveDraft') : saveLabel,
    head: (confirmLeaving: () => Promise<boolean>) => (
      <LanguageSwitch choice={choice} form={form.ref} confirmLeaving={confirmLeaving} />
    ),
    moreActions: <HistoryButton resource={resource} row={row} form={form} onRestored={closeAfterRestore} />,
    saveMenu: <DraftMenu resource={resource} row={row} editing={editing} />,
    notice: (
      <>
        <PresenceNotice resource={resource} row={row} />
        <DraftNotice resource={resource} row={row} form={form} drafts={drafts} />
        <RowConflictNotice resource={resource} editing={editing} />
      </>
    ),
  };
}
