import { t } from '#messages/staff';
import * as styles from './inline-load-error.module.scss';
import { SmallButton } from './small-button';

type InlineLoadErrorProps = { text: string; onRetry: () => void };

export const InlineLoadError = ({ text, onRetry }: InlineLoadErrorProps) => (
  <p role="status" className={styles.loadError}>
    {text}
    <SmallButton onClick={onRetry}>{t('common.tryAgain')}</SmallButton>
  </p>
);
