import type { Draft, DraftWithInput } from '@majlis/contracts/drafts';
import type { AuditFields } from '@majlis/contracts/shared-fields';
import { useState } from 'react';
import type { FieldDifference } from '../crud/field-differences';
import type { ResourceConfig } from '../crud/resource-config';
import type { FormValues } from '../form/form-values';
import type { DraftForm, FormBaseline } from '../form/use-draft-form';
import { rowWithDraft } from './draft-of-row';

/** A part of the row that is edited outside its form, such as the speakers of a session. Drafts keep it, too. */
export type OtherChanges = {
  isDirty: boolean;
  discardChanges: () => void;
  /** The fields that it adds to a draft. */
  toDraft: () => DraftWithInput['input'];
  /** Shows what this draft has, or the live values. */
  show: (draft: DraftWithInput['input'] | null) => Promise<void>;
};

export type EditDraftOptions<Row extends AuditFields> = {
  resource: ResourceConfig<Row>;
  row?: Row;
  form: DraftForm<Row>;
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
  /** For input that was typed into the draft. Returns false if the draft could not be shown. */
  open: () => Promise<boolean>;
  showLive: () => void;
  save: () => void;
  publish: () => void;
  discard: () => void;
};

/** Which of the two versions the form shows: the live row, or the draft that `edited` is. */
export function useShownVersion<Row extends AuditFields>(options: EditDraftOptions<Row>) {
  const { resource, row, form, toValues, otherChanges } = options;
  const [edited, setEdited] = useState<DraftWithInput | null>(null);
  const [conflict, setConflict] = useState<DraftConflict | null>(null);
  const [newerRow, setNewerRow] = useState<NewerRow>();

  const toDraftValues = (stored: DraftWithInput): FormValues =>
    row ? toValues(rowWithDraft(resource, row, stored.input)) : {};
  const toBaseline = (stored: DraftWithInput): FormBaseline<Row> => ({
    values: toDraftValues(stored),
    version: row?.version,
    row,
    isDraft: true,
  });
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
      if (row) show({ values: toValues(row), version: row.version, row }, null);
    },
  };
}

export type ShownVersion<Row extends AuditFields> = ReturnType<typeof useShownVersion<Row>>;
