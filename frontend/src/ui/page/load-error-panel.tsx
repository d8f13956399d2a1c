import * as styles from './part-failed.module.scss';

type LoadErrorPanelProps = { title?: string; text: string; onRetry: () => void };

export function LoadErrorPanel({ title, text, onRetry }: LoadErrorPanelProps) {
  return (
    <div className={styles.partFailed} role="alert">
      <div>
        {title && <p>{title}</p>}
        <p>{text}</p>
      </div>
      <button type="button" className="btn btn-outline-primary" onClick={onRetry}>
        Try Again
      </button>
    </div>
  );
}
