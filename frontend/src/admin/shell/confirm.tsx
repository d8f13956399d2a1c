import { createContext, type ReactNode, useCallback, useContext, useState } from 'react';
import { t } from '#messages/staff';
import { Dialog } from '../../ui/dialog/dialog';

export type ConfirmOptions = {
  question: string;
  detail?: string;
  confirmLabel: string;
  cancelLabel?: string;
};

type Confirm = (question: ConfirmOptions) => Promise<boolean>;

const ConfirmContext = createContext<Confirm | null>(null);

export function useConfirm(): Confirm {
  const confirm = useContext(ConfirmContext);
  if (!confirm) throw new Error('useConfirm needs a ConfirmProvider around it');
  return confirm;
}

type PendingConfirmation = ConfirmOptions & { respond: (yes: boolean) => void };

export function ConfirmProvider({ children }: { children: ReactNode }) {
  const [pending, setPending] = useState<PendingConfirmation | null>(null);
  const confirm = useCallback<Confirm>(
    (question) =>
      new Promise((resolve) => {
        setPending({
          ...question,
          respond: (yes) => {
            setPending(null);
            resolve(yes);
          },
        });
      }),
    [],
  );
  return (
    <ConfirmContext value={confirm}>
      {children}
      {pending && <ConfirmDialog {...pending} />}
    </ConfirmContext>
  );
}

const ConfirmDialog = ({
  question,
  detail,
  confirmLabel,
  cancelLabel = t('common.cancel'),
  respond,
}: PendingConfirmation) => (
  <Dialog title={question} shape="question" onClose={() => respond(false)}>
    {detail && <p className="dialog-body">{detail}</p>}
    <div className="dialog-foot">
      {/* biome-ignore lint/a11y/noAutofocus: a confirmation focuses the harmless choice */}
      <button type="button" className="btn btn-quiet" autoFocus onClick={() => respond(false)}>
        {cancelLabel}
      </button>
      <button type="button" className="btn btn-danger" onClick={() => respond(true)}>
        {confirmLabel}
      </button>
    </div>
  </Dialog>
);
