import { Link } from 'react-router-dom';
import { t } from '#messages/staff';
import { Icon } from '../icon';
import * as panel from '../panel.module.scss';
import { InlineLoadError } from './inline-load-error';
import * as styles from './overview.module.scss';
import { useAlerts } from './use-alerts';

export function AlertList() {
  const { alerts, isPending, retry } = useAlerts();
  return (
    <section aria-labelledby="attention-title">
      <h2 id="attention-title" className={panel.title}>
        {t('overview.needsAttention')}
      </h2>
      {alerts?.length === 0 && (
        <p className={styles.allClear}>
          <Icon name="done" /> {t('overview.everythingInOrder')}
        </p>
      )}
      {isPending && <span className={`skeleton ${styles.pending}`} />}
      {!isPending && !alerts && <InlineLoadError text={t('overview.listsFailed')} onRetry={retry} />}
      <ul className={styles.alerts}>
        {alerts?.map(({ text, to, action }) => (
          <li key={text} className={styles.alert}>
            <Icon name="attention" />
            <p>{text}</p>
            <Link to={to}>{action}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
