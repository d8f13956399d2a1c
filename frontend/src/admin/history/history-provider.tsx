import { type ComponentType, type ReactNode, useCallback, useState } from 'react';
import { historyNotLoaded } from '#messages/staff/common';
import { useToast } from '../../ui/toast/toast';
import { type HistorySubject, ShowHistoryContext } from './show-history';

type DialogProps = { subject: HistorySubject; onClose: () => void };
type Opened = { subject: HistorySubject; Dialog: ComponentType<DialogProps> };

/** Shows the history of a row above the current page. Its code is loaded when it is first opened. */
export function HistoryProvider({ children }: { children: ReactNode }) {
  const toast = useToast();
  const [opened, setOpened] = useState<Opened | null>(null);
  const show = useCallback(
    (subject: HistorySubject) => {
      loadDialog(subject).then(
        (Dialog) => setOpened({ subject, Dialog }),
        () => toast(historyNotLoaded, { tone: 'destructive' }),
      );
    },
    [toast],
  );
  return (
    <ShowHistoryContext value={show}>
      {children}
      {opened && <opened.Dialog key={opened.subject.path} subject={opened.subject} onClose={() => setOpened(null)} />}
    </ShowHistoryContext>
  );
}

const loadDialog = async ({ draft }: HistorySubject): Promise<ComponentType<DialogProps>> =>
  draft ? (await import('../drafts/compare-dialog')).CompareDialog : (await import('./history-dialog')).HistoryDialog;
