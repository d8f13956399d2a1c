import { maxBulkRows } from '@majlis/contracts/bulk';
import type { AuditFields } from '@majlis/contracts/shared-fields';
import { type ReactNode, useRef, useState } from 'react';
import { t } from '#messages/staff';
import type { ResourceConfig } from '../crud/resource-config';
import * as styles from './bulk.module.scss';
import { BulkBar } from './bulk-bar';
import { BulkDialogs } from './bulk-dialogs';
import { countRows, rowActionsOf } from './row-actions-of';
import { SelectAll } from './select-all';
import { SelectionContext } from './selection-context';
import { handleSelectionKey } from './selection-keys';
import { type ConfirmAction, useRunAction } from './use-run-action';
import { useSelection } from './use-selection';

type BulkListProps<Row extends AuditFields> = {
  resource: ResourceConfig<Row>;
  rows: Row[];
  /** The rows that a filter lets through, in the order in which they are displayed; by default all rows. */
  matching?: Row[];
  /** The list is read page by page, so `rows` are only those that match its filter. */
  isPaged?: boolean;
  /** The box that selects all rows is the head of the first column of a table. */
  isTable?: boolean;
  /** Asks before an action on these rows; false leaves them as they are. */
  confirmAction?: ConfirmAction<Row>;
  /** The list, with a `RowCheckbox` in each row. */
  children: ReactNode;
};

/** Lets staff select rows of the list in it, and do one action to all that are selected (ADR 0027). */
export function BulkList<Row extends AuditFields>(props: BulkListProps<Row>) {
  const { resource, rows, matching = rows, isPaged, isTable = false, confirmAction, children } = props;
  const order = matching.map(resource.getId);
  const selection = useSelection({ rows, order, getId: resource.getId, isPaged });
  const { selected } = selection;
  // On a phone the checkboxes appear only when they are asked for.
  const [hasStarted, setStarted] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  const isSelecting = hasStarted || selected.length > 0;
  const focusRow = (id: string) => list.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"]`)?.focus();
  const keep = (ids: string[]) => {
    selection.keep(ids);
    setStarted(false);
  };
  const running = useRunAction({
    resource,
    confirmAction,
    onDone: ({ leftOut = [] }) => keep(leftOut),
    onListed: () => focusIfLost(list.current),
  });
  const { runningMessage } = running;
  const text = runningMessage ?? describeSelection(selected.length, selection.hiddenCount);

  function clear() {
    keep([]);
    setTimeout(() => focusIfLost(list.current));
  }
  return (
    <SelectionContext value={selection}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the checkboxes in it */}
      <div
        ref={list}
        className={styles.list}
        data-selecting={isSelecting}
        data-table={isTable}
        onKeyDown={(event) =>
          handleSelectionKey(event, {
            isEmpty: !isSelecting,
            selectAll: selection.selectAll,
            extend: selection.extend,
            clear,
            focusRow,
            focusBar: () => bar.current?.querySelector('button')?.focus(),
          })
        }
      >
        {order.length > 0 && (
          <SelectAll
            counted={countRows(resource, order.length)}
            state={selection.isAll ? 'all' : selected.length > 0 ? 'some' : 'none'}
            onToggle={selection.isAll ? selection.deselectAll : selection.selectAll}
            isSelecting={isSelecting}
            onSelecting={(starts) => (starts ? setStarted(true) : clear())}
          />
        )}
        {children}
        {selected.length > 0 && (
          <BulkBar
            ref={bar}
            selected={selected}
            text={text}
            actions={selected.length > maxBulkRows ? [] : rowActionsOf(resource)}
            isBusy={runningMessage !== undefined}
            onChoose={(action, chosen) => void running.choose(action, chosen)}
            onClear={clear}
          />
        )}
        <p role="status" className="visually-hidden">
          {selected.length === 1 ? t('bulk.withKeys', { selection: text }) : selected.length > 0 && text}
        </p>
      </div>
      <BulkDialogs resource={resource} rows={rows} displayed={order} running={running} onShow={focusRow} />
    </SelectionContext>
  );
}

function describeSelection(count: number, hiddenCount: number): string {
  const selection =
    hiddenCount > 0 ? t('bulk.selectedAndNotShown', { count, hidden: hiddenCount }) : t('bulk.selected', { count });
  return count > maxBulkRows ? t('bulk.overLimit', { selection, limit: maxBulkRows }) : selection;
}

/** The pressed button disappears with the selection, and its row may have been deleted. */
function focusIfLost(list: HTMLElement | null): void {
  if (document.activeElement !== document.body) return;
  list?.querySelector<HTMLElement>('input[type="checkbox"]')?.focus({ preventScroll: true });
  if (document.activeElement === document.body) document.querySelector('main')?.focus({ preventScroll: true });
}
