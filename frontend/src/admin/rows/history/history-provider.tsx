import { type ReactNode, useState } from 'react';
import { lazyDialog } from '../../../ui/page/lazy-part';
import { type HistorySubject, ShowHistoryContext } from './show-history';

type DialogProps = { subject: HistorySubject; onClose: () => void };

const CompareDialog = lazyDialog<DialogProps>(async () => (await import('../drafts/compare-dialog')).CompareDialog);
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
