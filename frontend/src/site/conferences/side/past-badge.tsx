import * as styles from './conference-side.module.scss';

/** Beside a date that has gone by. */
export function PastBadge() {
  return <span className={styles.pastBadge}>Past</span>;
}
