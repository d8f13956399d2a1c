import type { ReactNode } from 'react';
import { t } from '#messages';
import * as styles from './load-error-panel.module.scss';

type LoadErrorPanelProps = { title?: string; text: string; onRetry: () => void; children?: ReactNode };

export function LoadErrorPanel({ title, text, onRetry, children }: LoadErrorPanelProps) {
  return (
    <div className={styles.loadErrorPanel} role="alert">
      <div>
        {title && <p>{title}</p>}
        <p>{text}</p>
      </div>
      <div className="actions">
        <button type="button" className="btn btn-outline-primary" onClick={onRetry}>
          {t('ui.tryAgain')}
        </button>
        {children}
      </div>
    </div>
  );
}
