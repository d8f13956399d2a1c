import { isolate } from '../../../ui/text/isolate';

type Verb = 'undo' | 'redo';

export const verbs: Record<Verb, string> = { undo: 'تراجع', redo: 'إعادة' };
export const done: Record<Verb, string> = { undo: 'تم التراجع', redo: 'تمت الإعادة' };
export const failed: Record<Verb, string> = { undo: 'تعذر التراجع', redo: 'تعذرت الإعادة' };

const listNames = (names: string[], others: number): string => {
  const listed = names.map((name) => `«${isolate(name)}»`).join('، ');
  return others > 0 ? `${listed}، وغيرها (${others})` : listed;
};

/** Names the rows that were changed meanwhile, if they have names. Without a name of the person it was the user. */
export const changedMeanwhile = (
  person: string | undefined,
  rows: { names: string[]; others: number },
  when: string,
): string => {
  const what = rows.names.length === 0 ? 'التعديل' : `تعديل ${listNames(rows.names, rows.others)}`;
  return person === undefined ? `أجريت ${what} ${when}.` : `تم ${what} بواسطة ${isolate(person)} ${when}.`;
};
