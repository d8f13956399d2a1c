import type { AuditFields } from '@majlis/contracts/shared/shared-fields.schema';
import { maxBulkRows } from '@majlis/contracts/staff/bulk.schema';
import { type KeyboardEvent, type ReactNode, type Ref, useRef, useState } from 'react';
import { t } from '#messages/staff';
import { useToolbar } from '../../shell/arrow-keys';
import { SmallButton } from '../../shell/buttons';
import { SelectionContext, useSelection } from '../list-controls';
import type { ResourceConfig } from '../resource/resource-config';
import * as styles from './bulk.module.scss';
import { FailedRowsDialog, TagsDialog } from './bulk-dialogs';
import { type ConfirmAction, countRows, type RowAction, rowActionsOf, useBulkAction } from './use-bulk-action';

type BulkListProps<Row extends AuditFields> = {
  resource: ResourceConfig<Row>;
  rows: Row[];
  /** The rows that match the filter, in the order in which they are displayed; by default all rows. */
  matching?: Row[];
  /** Lists are read page by page, so `rows` are only those that match the filter. */
  isPaged?: boolean;
  /** The content of the list's toolbar, such as its filter; without it the toolbar has the number of rows. */
  toolbar?: ReactNode;
  /** Asks before an action on these rows; false leaves them as they are. */
  confirmAction?: ConfirmAction<Row>;
  /** The list, with a `RowCheckbox` in each row. */
  children: ReactNode;
};

/** Lets staff select rows of the list inside it, and run one action on all of them (infra/adr/history-and-drafts.md). */
export function BulkList<Row extends AuditFields>(props: BulkListProps<Row>) {
  const { resource, rows, matching = rows, isPaged, toolbar, confirmAction, children } = props;
  const order = matching.map(resource.getId);
  const selection = useSelection({ rows, order, getId: resource.getId, isPaged });
  const { selected } = selection;
  // The checkboxes appear only when staff begin to select.
  const [hasStarted, setStarted] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  const start = useRef<HTMLButtonElement>(null);
  const isSelecting = hasStarted || selected.length > 0;
  const focusRow = (id: string) => list.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"]`)?.focus();
  const keep = (ids: string[]) => {
    selection.keep(ids);
    setStarted(false);
  };
  const { choose, run, runningMessage, opened, close } = useBulkAction({
    resource,
    confirmAction,
    onDone: ({ leftOut = [] }) => keep(leftOut),
    onListed: () => focusIfLost(start.current),
  });
  const text = runningMessage ?? describeSelection(selected.length, selection.hiddenCount);

  function clear() {
    keep([]);
    setTimeout(() => focusIfLost(start.current));
  }
  return (
    <SelectionContext value={selection}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the checkboxes in it */}
      <div
        ref={list}
        className={styles.list}
        data-selecting={isSelecting}
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
        <div className="toolbar">
          {toolbar || (order.length > 0 && <p className="result-count">{countRows(resource, order.length)}</p>)}
          {order.length > 0 && (
            <SelectRows
              ref={start}
              counted={countRows(resource, order.length)}
              state={selection.isAll ? 'all' : selected.length > 0 ? 'some' : 'none'}
              onToggle={selection.isAll ? selection.deselectAll : selection.selectAll}
              isSelecting={isSelecting}
              onSelecting={(starts) => (starts ? setStarted(true) : clear())}
            />
          )}
        </div>
        {children}
        {selected.length > 0 && (
          <BulkBar
            ref={bar}
            selected={selected}
            text={text}
            actions={selected.length > maxBulkRows ? [] : rowActionsOf(resource)}
            isBusy={runningMessage !== undefined}
            onChoose={(action, chosen) => void choose(action, chosen)}
            onClear={clear}
          />
        )}
        <p role="status" className="visually-hidden">
          {selected.length === 1 ? t('bulk.withKeys', { selection: text }) : selected.length > 0 && text}
        </p>
      </div>
      {opened && !('failedRows' in opened) && (
        <TagsDialog resource={resource} listed={rows} request={opened} onRun={run} onClose={close} />
      )}
      {opened && 'failedRows' in opened && (
        <FailedRowsDialog
          resource={resource}
          failure={opened}
          listed={rows}
          isBusy={runningMessage !== undefined}
          isDisplayed={(id) => order.includes(id)}
          onShow={(id) => {
            close();
            // The closing dialog first returns the focus to its button.
            setTimeout(() => focusRow(id));
          }}
          onRun={run}
          onClose={close}
        />
      )}
    </SelectionContext>
  );
}

function describeSelection(count: number, hiddenCount: number): string {
  const selection =
    hiddenCount > 0 ? t('bulk.selectedAndNotShown', { count, hidden: hiddenCount }) : t('bulk.selected', { count });
  return count > maxBulkRows ? t('bulk.overLimit', { selection, limit: maxBulkRows }) : selection;
}

/** The pressed button disappears with the selection, and its row may have been deleted, so the focus may be nowhere. */
function focusIfLost(start: HTMLButtonElement | null): void {
  if (document.activeElement === document.body)
    (start ?? document.querySelector('main'))?.focus({ preventScroll: true });
}

type BulkBarProps<Row> = {
  ref: Ref<HTMLDivElement>;
  selected: Row[];
  /** The status of the selection, such as '3 selected, 1 not shown', or what is being done. */
  text: string;
  actions: RowAction<Row>[];
  isBusy: boolean;
  onChoose: (action: RowAction<Row>, rows: Row[]) => void;
  onClear: () => void;
};

/** The actions for the selected rows. One that applies to only some of them shows to how many. */
function BulkBar<Row>({ ref, selected, text, actions, isBusy, onChoose, onClear }: BulkBarProps<Row>) {
  const choices = actions.flatMap((action) => {
    const rows = selected.filter(action.isFor);
    const name = t(`bulk.actions.${action.name}.label`);
    const label = rows.length < selected.length ? t('bulk.forSome', { label: name, count: rows.length }) : name;
    return rows.length > 0 ? [{ action, rows, label }] : [];
  });
  const { toolbar, tabIndexOf } = useToolbar([...choices.map(({ label }) => label), t('bulk.clear')]);
  return (
    <div
      {...toolbar}
      role="toolbar"
      ref={ref}
      className={`sticky-bar ${styles.bar}`}
      aria-label={t('bulk.selectedRows')}
      aria-busy={isBusy}
    >
      <p className={styles.count}>{text}</p>
      <div className={styles.actions}>
        {choices.map(({ action, rows, label }) => (
          <SmallButton
            label={label}
            icon={action.icon}
            key={action.action}
            data-action={action.action}
            tabIndex={tabIndexOf(label)}
            isBusy={isBusy}
            onClick={() => onChoose(action, rows)}
          />
        ))}
      </div>
      <button type="button" className="btn btn-sm" tabIndex={tabIndexOf(t('bulk.clear'))} onClick={onClear}>
        {t('bulk.clear')}
      </button>
    </div>
  );
}

type SelectRowsProps = {
  ref: Ref<HTMLButtonElement>;
  /** Example: '12 partners'. */
  counted: string;
  state: 'none' | 'some' | 'all';
  onToggle: () => void;
  isSelecting: boolean;
  /** Called when the checkboxes are to be shown, or hidden again. */
  onSelecting: (starts: boolean) => void;
};

const SelectRows = ({ ref, counted, state, onToggle, isSelecting, onSelecting }: SelectRowsProps) => (
  <div className={styles.select}>
    <label className={styles.selectAll}>
      <input
        ref={(box) => {
          if (box) box.indeterminate = state === 'some';
        }}
        type="checkbox"
        aria-label={t('bulk.selectAllOf', { counted })}
        checked={state === 'all'}
        onChange={onToggle}
      />
      <span>{t('bulk.selectAll')}</span>
    </label>
    <SmallButton
      ref={ref}
      label={isSelecting ? t('bulk.done') : t('bulk.select')}
      aria-label={isSelecting ? t('bulk.doneSelecting') : t('bulk.selectSomeOf', { counted })}
      onClick={() => onSelecting(!isSelecting)}
    />
  </div>
);

type SelectionKeys = {
  isEmpty: boolean;
  selectAll: () => void;
  clear: () => void;
  extend: (from: string, by: 1 | -1) => string | undefined;
  focusRow: (id: string) => void;
  focusBar: () => void;
};

const steps: Record<string, 1 | -1> = { ArrowDown: 1, ArrowUp: -1 };

/** Handles the keys of a list with checkboxes; in text inputs, keys keep their usual meaning. */
function handleSelectionKey(event: KeyboardEvent<HTMLElement>, keys: SelectionKeys): void {
  const { key, target, currentTarget } = event;
  // In React, key events of the list's dialogs bubble up to the list, although they are portals.
  if (event.defaultPrevented || !(target instanceof HTMLElement) || !currentTarget.contains(target)) return;
  const isText = target.matches('input:not([type="checkbox"]), textarea, select, [contenteditable]');
  const row = target.dataset.row;
  const step = event.shiftKey ? steps[key] : undefined;
  if (key === 'Escape' && !keys.isEmpty) keys.clear();
  else if (key.toLowerCase() === 'a' && (event.ctrlKey || event.metaKey) && !isText) keys.selectAll();
  else if (row !== undefined && step) keys.focusRow(keys.extend(row, step) ?? row);
  else if (row !== undefined && key === 'Enter' && !keys.isEmpty) keys.focusBar();
  else return;
  event.preventDefault();
}
