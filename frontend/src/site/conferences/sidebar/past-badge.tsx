import { t } from '#messages';
import * as styles from './conference-sidebar.module.scss';

export function PastBadge() {
  return <span className={styles.pastBadge}>{t('conference.past')}</span>;
}
