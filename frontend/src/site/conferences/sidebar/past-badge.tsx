import * as styles from './conference-sidebar.module.scss';

export function PastBadge() {
  return <span className={styles.pastBadge}>Past</span>;
}
