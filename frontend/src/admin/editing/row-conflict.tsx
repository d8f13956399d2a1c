import type { EditableRow } from '@majlis/contracts/editable-row';
import { ConflictNotice } from './conflict-notice';
import type { Resource } from './resource';
import type { RowForm } from './row-form';

type RowConflictProps<Row extends EditableRow> = { resource: Resource<Row>; editing: RowForm<Row> };

/** The way out when the row of a form was written by somebody else meanwhile. */
export function RowConflict<Row extends EditableRow>({ resource, editing }: RowConflictProps<Row>) {
  const { conflict, isSaving, loadTheirs, keepMine } = editing;
  if (!conflict) return null;
  const { by, at, theirs, contested } = conflict;
  return (
    <ConflictNotice
      noun={resource.noun}
      by={by}
      at={at}
      theirs={theirs && resource.summaryOf(theirs)}
      contested={contested}
      isBusy={isSaving}
      onLoadTheirs={loadTheirs}
      onKeepMine={() => void keepMine()}
    />
  );
}
