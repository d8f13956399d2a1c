import { type ReactNode, useCallback, useState } from 'react';
import { type Confirm, ConfirmContext, type ConfirmOptions } from './confirm';
import { Dialog } from './dialog';

type Pending = ConfirmOptions & { answer: (yes: boolean) => void };

export function ConfirmProvider({ children }: { children: ReactNode }) {
  const [pending, setPending] = useState<Pending | null>(null);
  const confirm = useCallback<Confirm>(
    (question) =>
      new Promise((resolve) => {
        setPending({
          ...question,
          answer: (yes) => {
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

function ConfirmDialog({ question, detail, confirmLabel, cancelLabel = 'Cancel', answer }: Pending) {
  return (
    <Dialog title={question} shape="question" onClose={() => answer(false)}>
      {detail && <p className="dialog-body">{detail}</p>}
      <div className="dialog-foot">
        {/* biome-ignore lint/a11y/noAutofocus: in a question the harmless answer has the focus */}
        <button type="button" className="btn btn-quiet" autoFocus onClick={() => answer(false)}>
          {cancelLabel}
        </button>
        <button type="button" className="btn btn-danger" onClick={() => answer(true)}>
          {confirmLabel}
        </button>
      </div>
    </Dialog>
  );
}
