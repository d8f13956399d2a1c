type Verb = 'undo' | 'redo';

export const verbs: Record<Verb, string> = { undo: 'Undo', redo: 'Redo' };
export const done: Record<Verb, string> = { undo: 'Undone', redo: 'Redone' };
export const failed: Record<Verb, string> = { undo: 'Failed to undo', redo: 'Failed to redo' };

const listNames = (names: string[], others: number): string => {
  if (names.length === 0) return 'it';
  return `${names.map((name) => `“${name}”`).join(', ')}${others > 0 ? ` and ${others} more` : ''}`;
};

/** Names the rows that were changed meanwhile, if they have names. Without a name of the person it was the user. */
export const changedMeanwhile = (
  person: string | undefined,
  rows: { names: string[]; others: number },
  when: string,
): string => `${person ?? 'You'} changed ${listNames(rows.names, rows.others)} ${when}.`;
