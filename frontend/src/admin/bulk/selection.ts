/** `anchor` and `end` are the first and the last row of the range that was selected last. */
export type Selection = { ids: ReadonlySet<string>; anchor?: string; end?: string };

export const emptySelection: Selection = { ids: new Set() };

export function toggleRow({ ids }: Selection, id: string): Selection {
  const toggled = new Set(ids);
  if (!toggled.delete(id)) toggled.add(id);
  return { ids: toggled, anchor: id, end: id };
}

/** Selects the rows from the anchor to this one, in place of the range that was selected last. */
export function selectTo({ ids, anchor = '', end = '' }: Selection, id: string, order: string[]): Selection {
  if (!order.includes(anchor)) return { ids: new Set([...ids, id]), anchor: id, end: id };
  const selected = new Set(ids);
  for (const earlier of rangeOf(order, anchor, end)) selected.delete(earlier);
  for (const added of rangeOf(order, anchor, id)) selected.add(added);
  return { ids: selected, anchor, end: id };
}

export const selectAll = ({ ids, ...range }: Selection, order: string[]): Selection => ({
  ids: new Set([...ids, ...order]),
  ...range,
});

export function deselectAll({ ids }: Selection, order: string[]): Selection {
  const deselected = new Set(order);
  return { ids: new Set([...ids].filter((id) => !deselected.has(id))) };
}

/** Both ends included, whichever comes first; empty if one is not in the list. */
function rangeOf(order: string[], one: string, other: string): string[] {
  const ends = [order.indexOf(one), order.indexOf(other)];
  if (ends.includes(-1)) return [];
  return order.slice(Math.min(...ends), Math.max(...ends) + 1);
}
