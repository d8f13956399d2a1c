import * as styles from './conference-sidebar.module.scss';

/** Beside a date that has gone by. */
export function PastBadge() {
  return <span className={styles.pastBadge}>Past</span>;
}
