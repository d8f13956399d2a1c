import { t } from '#messages/staff';
import { SmallButton } from '../small-button';
import * as styles from './overview.module.scss';

type InlineLoadErrorProps = { text: string; onRetry: () => void };

export const InlineLoadError = ({ text, onRetry }: InlineLoadErrorProps) => (
  <p role="status" className={styles.loadError}>
    {text}
    <SmallButton onClick={onRetry}>{t('common.tryAgain')}</SmallButton>
  </p>
);
