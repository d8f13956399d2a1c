import type { RowVersion } from '@majlis/contracts/staff/history';
import type { QueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext, useState } from 'react';
import { lazyDialog } from '../../../ui/page/lazy-part';
import type { Change } from '../../shell/api/write';
import type { FormValues } from '../../shell/form-values';
import type { Noun } from '../resource/resource-config';

export type HistorySubject = {
  table: string;
  path: string;
  noun: Noun;
  name: string;
  timeZone?: string;
  /** Names of the fields that staff edit, in the order of the contract. */
  fields: string[];
  /** Labels of the open form; other fields are named after the contract. */
  labels?: Record<string, string>;
  /** Names of the fields that have one of several fixed values. */
  choices: string[];
  toDisplayed: (values: FormValues) => FormValues;
  restoredMessage: string;
  /** Saves the values of a version by an ordinary update. Throws a `ZodError` if the contract rejects them. */
  restore: (cache: QueryClient, values: RowVersion['values']) => Promise<(Change | null)[]>;
  /** If given, the dialog opens with the comparison of the live row and this draft. */
  draft?: { values: RowVersion['values']; description: string };
  /** True if the form below has changes that a restored version would overwrite. */
  hasUnsavedChanges?: boolean;
  onRestored?: () => void;
  /** If given, the dialog opens with the comparison of this change and the version before it. */
  comparedChange?: string;
};

const ShowHistoryContext = createContext<(subject: HistorySubject) => void>(() => undefined);

export const useShowHistory = () => useContext(ShowHistoryContext);

type DialogProps = { subject: HistorySubject; onClose: () => void };

const CompareDialog = lazyDialog<DialogProps>(async () => (await import('./compared-fields')).CompareDialog);
const HistoryDialog = lazyDialog<DialogProps>(async () => (await import('./history-dialog')).HistoryDialog);

/** Shows the history of a row above the current page. Its code is loaded when it is first opened. */
export function HistoryProvider({ children }: { children: ReactNode }) {
  const [subject, setSubject] = useState<HistorySubject | null>(null);
  const Dialog = subject?.draft ? CompareDialog : HistoryDialog;
  return (
    <ShowHistoryContext value={setSubject}>
      {children}
      {subject && <Dialog key={subject.path} subject={subject} onClose={() => setSubject(null)} />}
    </ShowHistoryContext>
  );
}
