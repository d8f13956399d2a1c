import { useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { t } from '#messages';
import { LoadErrorPanel } from './load-error-panel';
import * as styles from './load-error-panel.module.scss';

/** Stands in for a dialog whose code did not arrive, and so needs no more than the browser's own. */
export function LoadErrorDialog({ onRetry, onClose }: { onRetry: () => void; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return createPortal(
    <dialog ref={dialog} className={styles.dialog} aria-label={t('ui.partFailed')} onCancel={onClose}>
      <LoadErrorPanel text={t('ui.partFailed')} onRetry={onRetry}>
        <button type="button" className="btn btn-quiet" onClick={onClose}>
          {t('ui.close')}
        </button>
      </LoadErrorPanel>
    </dialog>,
    document.body,
  );
}
