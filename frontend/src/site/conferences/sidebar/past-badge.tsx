import * as messages from '#messages/conference';
import * as styles from './conference-sidebar.module.scss';

export function PastBadge() {
  return <span className={styles.pastBadge}>{messages.past}</span>;
}
