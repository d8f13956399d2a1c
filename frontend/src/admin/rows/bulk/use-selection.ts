import { useState } from 'react';

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
  // A paged list has only the rows that match its filter.
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
    /** Moves from a row by Shift and an arrow key, and returns the id of the row beside it. */
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

/** Selects the rows from the anchor to this one, in place of the range that was selected last. */
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

/** Both ends included, whichever comes first; empty if one is not in the list. */
function rangeOf(order: string[], one: string, other: string): string[] {
  const ends = [order.indexOf(one), order.indexOf(other)];
  if (ends.includes(-1)) return [];
  return order.slice(Math.min(...ends), Math.max(...ends) + 1);
}
