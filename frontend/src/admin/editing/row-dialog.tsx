import type { EditableRow } from '@majlis/contracts/editable-row';
import type { ReactNode } from 'react';
import { FormDialog } from '../../ui/form/form-dialog';
import type { Resource } from './resource';
import { RowConflict } from './row-conflict';
import type { RowForm } from './row-form';

type RowDialogProps<Row extends EditableRow> = {
  title: string;
  saveLabel: string;
  resource: Resource<Row>;
  editing: RowForm<Row>;
  onClose: () => void;
  children: ReactNode;
};

/** The dialog in which a row is added or edited, with the way out of a conflict. */
export function RowDialog<Row extends EditableRow>({ resource, editing, ...dialog }: RowDialogProps<Row>) {
  const { form, isSaving, addAnother } = editing;
  const notice = <RowConflict resource={resource} editing={editing} />;
  return <FormDialog {...dialog} form={form} isSaving={isSaving} onAddAnother={addAnother} notice={notice} />;
}
