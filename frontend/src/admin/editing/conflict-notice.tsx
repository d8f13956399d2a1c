import type { EditableRow } from '@majlis/contracts/editable-row';
import { type Ref, useEffect, useRef } from 'react';
import type { Conflict } from './conflict';
import type { Resource } from './resource';
import type { RowForm } from './row-form';
import { changedAt } from './when';

type ConflictNoticeProps<Row extends EditableRow> = {
  resource: Resource<Row>;
  editing: RowForm<Row>;
  conflict: Conflict<Row>;
};

export function ConflictNotice<Row extends EditableRow>({ resource, editing, conflict }: ConflictNoticeProps<Row>) {
  const { by, at, theirs } = conflict;
  const { isSaving, loadTheirs, keepMine } = editing;
  const box = useFocusOnce();
  return (
    <div ref={box} role="alert" tabIndex={-1} className="callout" data-tone="warning">
      <p>
        <strong>
          {by} {theirs ? 'changed' : 'deleted'} this {resource.noun} {changedAt(at)}.
        </strong>{' '}
        What you typed is still here and has not been saved.
      </p>
      {theirs && (
        <blockquote className="callout-quote" dir="auto">
          {resource.summaryOf(theirs)}
        </blockquote>
      )}
      <div className="callout-actions">
        {theirs && (
          <button type="button" className="btn btn-quiet btn-sm" disabled={isSaving} onClick={loadTheirs}>
            Load their version
          </button>
        )}
        <button type="button" className="btn btn-primary btn-sm" disabled={isSaving} onClick={() => void keepMine()}>
          Keep mine
        </button>
      </div>
    </div>
  );
}

function useFocusOnce(): Ref<HTMLDivElement> {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return box;
}
