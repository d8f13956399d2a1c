import type { KeyboardEvent } from 'react';

type SelectionKeys = {
  isEmpty: boolean;
  selectAll: () => void;
  clear: () => void;
  extend: (from: string, by: 1 | -1) => string | undefined;
  focusRow: (id: string) => void;
  focusBar: () => void;
};

const steps: Record<string, 1 | -1> = { ArrowDown: 1, ArrowUp: -1 };

/** The keys of a list with checkboxes; those of an input for text keep their meaning. */
export function handleSelectionKey(event: KeyboardEvent<HTMLElement>, keys: SelectionKeys): void {
  const { key, target, currentTarget } = event;
  // React also gives the list the keys of its dialogs.
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
