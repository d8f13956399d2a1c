import { t } from '#messages';
import * as styles from './spinner.module.scss';
export function Spinner({ isFullPage = false }) {
  return (
    <p className={isFullPage ? `${styles.spinner} ${styles.fullPage}` : styles.spinner} role="status">
      <svg className={styles.star} viewBox="-12 -12 24 24" aria-hidden="true" focusable="false">
        <path d="M-7-7H7V7H-7zM0-9.9 9.9 0 0 9.9-9.9 0z" />
      </svg>
      <span>{t('ui.loading')}</span>
    </p>
  );
}
