import type { AuditFields } from '@majlis/contracts/shared/shared-fields.schema';
import { createContext, type MouseEvent, type ReactNode, useContext, useRef, useState } from 'react';
import { t } from '#messages/staff';
import { formatLocalDateTime } from '../../ui/time/format-local-time';
import { IconButton, SmallButton } from '../shell/buttons';
import { Badge, type BadgeProps, ListFilter } from '../shell/controls';
import { describeScheduled } from '../shell/session-times';
import { useStaffNames } from '../shell/sign-in/auth';
import * as bulkStyles from './bulk/bulk.module.scss';
import { useRowDraft, useScheduledChanges } from './drafts/draft-of-row';
import { useEditorsOf } from './presence/presence';
import { counted, formsOf, isPublicRow, type Noun, type ResourceConfig } from './resource/resource-config';
import * as styles from './row-actions.module.scss';

type RowActionsProps = {
  /** The id by which a link finds the row. */
  id: string;
  name: string;
  isBusy: boolean;
  onEdit: () => void;
  /** Is omitted when there is nothing to delete. */
  onRemove?: () => void;
  className?: string;
  /** More actions. */
  children?: ReactNode;
};

export const RowActions = ({ id, name, isBusy, onEdit, onRemove, className = '', children }: RowActionsProps) => (
  <div className={`${styles.actions} ${className}`}>
    <SmallButton
      label={t('common.edit')}
      icon="edit"
      data-edits={id}
      aria-label={t('common.editNamed', { name })}
      onClick={onEdit}
    />
    {children}
    {onRemove && (
      <IconButton
        icon="remove"
        className={styles.remove}
        aria-label={t('common.deleteNamed', { name })}
        title={t('common.deleteRow')}
        disabled={isBusy}
        onClick={onRemove}
      />
    )}
  </div>
);

type RowFilterProps = {
  noun: Noun;
  filter: string;
  onFilter: (filter: string) => void;
  count: number;
  disablesReordering?: boolean;
};

export function RowFilter({ noun, filter, onFilter, count, disablesReordering }: RowFilterProps) {
  const found = counted(count, noun);
  return (
    <ListFilter
      label={t('crud.searchRows', { ...formsOf(noun) })}
      value={filter}
      onSearch={onFilter}
      count={disablesReordering ? t('crud.clearToReorder', { counted: found }) : found}
    />
  );
}

type SelectionOptions<Row> = {
  rows: Row[];
  /** The ids of the displayed rows in their order. */
  order: string[];
  getId: (row: Row) => string;
  isPaged?: boolean;
};

/** Which rows are selected. A filter hides rows but does not deselect them; a row that is gone is deselected. */
export function useSelection<Row>({ rows, order, getId, isPaged = false }: SelectionOptions<Row>) {
  const [selection, setSelection] = useState<Selection>(emptySelection);
  // A paged list has only the rows that match its filter, so selected rows are kept here.
  const [kept, setKept] = useState<Row[]>([]);
  const listed = new Set(rows.map(getId));
  const all = isPaged ? [...rows, ...kept.filter((row) => !listed.has(getId(row)))] : rows;
  const selected = all.filter((row) => selection.ids.has(getId(row)));
  const displayed = new Set(order);

  function update(next: Selection) {
    setSelection(next);
    if (isPaged) setKept(all.filter((row) => next.ids.has(getId(row))));
  }
  return {
    ids: selection.ids,
    selected,
    hiddenCount: selected.filter((row) => !displayed.has(getId(row))).length,
    isAll: order.length > 0 && order.every((id) => selection.ids.has(id)),
    toggle: (id: string) => update(toggleRow(selection, id)),
    selectTo: (id: string) => update(selectTo(selection, id, order)),
    /** Extends the selection to the row beside this one, by Shift and an arrow key, and returns the id of that row. */
    extend: (from: string, by: 1 | -1): string | undefined => {
      const next = order[order.indexOf(from) + by];
      const started = selection.end === from ? selection : { ...selection, anchor: from, end: from };
      if (next !== undefined) update(selectTo(started, next, order));
      return next;
    },
    selectAll: () => update(selectAll(selection, order)),
    deselectAll: () => update(deselectAll(selection, order)),
    keep: (ids: string[]) => update({ ids: new Set(ids) }),
  };
}

/** `anchor` and `end` are the first and the last row of the range that was selected last. */
type Selection = { ids: ReadonlySet<string>; anchor?: string; end?: string };

const emptySelection: Selection = { ids: new Set() };

function toggleRow({ ids }: Selection, id: string): Selection {
  const toggled = new Set(ids);
  if (!toggled.delete(id)) toggled.add(id);
  return { ids: toggled, anchor: id, end: id };
}

/** Selects the rows from the anchor to this one, instead of the range that was selected last. */
function selectTo({ ids, anchor = '', end = '' }: Selection, id: string, order: string[]): Selection {
  if (!order.includes(anchor)) return { ids: new Set([...ids, id]), anchor: id, end: id };
  const selected = new Set(ids);
  for (const earlier of rangeOf(order, anchor, end)) selected.delete(earlier);
  for (const added of rangeOf(order, anchor, id)) selected.add(added);
  return { ids: selected, anchor, end: id };
}

const selectAll = ({ ids, ...range }: Selection, order: string[]): Selection => ({
  ids: new Set([...ids, ...order]),
  ...range,
});

function deselectAll({ ids }: Selection, order: string[]): Selection {
  const deselected = new Set(order);
  return { ids: new Set([...ids].filter((id) => !deselected.has(id))) };
}

/** Returns the ids between two rows in any order, both included; empty if one of them is not in the list. */
function rangeOf(order: string[], one: string, other: string): string[] {
  const ends = [order.indexOf(one), order.indexOf(other)];
  if (ends.includes(-1)) return [];
  return order.slice(Math.min(...ends), Math.max(...ends) + 1);
}

/** Selects its row. With Shift it selects all rows from the one that was selected before. */
export function RowCheckbox({ id, name, className = '' }: { id: string; name: string; className?: string }) {
  const selection = useSelectionControls();
  const isShiftHeld = useRef(false);
  if (!selection) return null;

  function rememberShift({ shiftKey }: { shiftKey: boolean }) {
    isShiftHeld.current = shiftKey;
  }
  function change() {
    if (isShiftHeld.current) selection?.selectTo(id);
    else selection?.toggle(id);
  }
  return (
    <label
      className={`${bulkStyles.check} ${className}`}
      onMouseDown={keepTextUnselected}
      // A click by a label or the space bar has a `detail` of 0, and may not report Shift.
      onClickCapture={(event) => event.detail > 0 && rememberShift(event)}
    >
      <input
        type="checkbox"
        data-row={id}
        aria-label={t('bulk.selectRow', { name })}
        checked={selection.ids.has(id)}
        onKeyDown={rememberShift}
        onChange={change}
      />
    </label>
  );
}

/** Without this, a press with Shift would select the text between two rows. */
function keepTextUnselected(event: MouseEvent<HTMLLabelElement>): void {
  if (!event.shiftKey) return;
  event.preventDefault();
  event.currentTarget.querySelector('input')?.focus();
}

type SelectionControls = { ids: ReadonlySet<string>; toggle: (id: string) => void; selectTo: (id: string) => void };

/** It is null outside a `BulkList`, where rows have no checkbox. */
export const SelectionContext = createContext<SelectionControls | null>(null);

const useSelectionControls = () => useContext(SelectionContext);

type RowBadgesProps<Row extends AuditFields> = { resource: ResourceConfig<Row>; row: Row };

/** Marks a row of a list that has a draft or a scheduled change, or that somebody is editing. */
export function RowBadges<Row extends AuditFields>({ resource, row }: RowBadgesProps<Row>) {
  const { draft } = useRowDraft(resource, row);
  const scheduled = useScheduledChanges(resource, row)?.filter(({ error }) => error === null) ?? [];
  const { nameOf, isOwn } = useStaffNames();
  const editors = useEditorsOf(resource, row).filter((email) => !isOwn(email));
  return (
    <>
      {draft && (
        <RowBadge
          tone="amber"
          title={t('drafts.draftFrom', { name: nameOf(draft.updatedBy), time: formatLocalDateTime(draft.updatedAt) })}
        >
          {isPublicRow(resource, row) ? t('drafts.changed') : t('drafts.draft')}
        </RowBadge>
      )}
      {scheduled.length > 0 && (
        <RowBadge tone="blue" title={scheduled.map(describeScheduled).join('\n')}>
          {t('drafts.scheduled')}
        </RowBadge>
      )}
      {editors.length > 0 && (
        <RowBadge tone="green">
          {t('drafts.areEditing', {
            count: editors.length,
            names: editors.map((id) => t('common.nameInList', { name: nameOf(id) })).join(t('lists.listSeparator')),
          })}
        </RowBadge>
      )}
    </>
  );
}

/** The space keeps it apart from the name of the row. */
const RowBadge = (props: BadgeProps) => (
  <>
    {' '}
    <Badge {...props} />
  </>
);
