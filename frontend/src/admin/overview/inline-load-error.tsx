import { t } from '#messages/staff';
import * as styles from './overview.module.scss';

type InlineLoadErrorProps = { text: string; onRetry: () => void };

export const InlineLoadError = ({ text, onRetry }: InlineLoadErrorProps) => (
  <p role="status" className={styles.loadError}>
    {text}
    <button type="button" className="btn btn-quiet btn-sm" onClick={onRetry}>
      {t('common.tryAgain')}
    </button>
  </p>
);
