import { t } from '#messages/staff';
import * as panel from '../panel.module.scss';
import * as overallStatus from './overall-status.module.scss';
import * as styles from './status.module.scss';

const rows = ['cms', 'conferences', 'feeds', 'publisher', 'database', 'store'];

export function StatusSkeleton() {
  return (
    <div role="status">
      <span className="visually-hidden">{t('status.loadingStatus')}</span>
      <div className={overallStatus.overallStatus} data-tone="pending">
        <span className={`skeleton ${overallStatus.pending}`} />
      </div>
      <div className={styles.section}>
        <h2 className={panel.title}>{t('status.services')}</h2>
        <ul className={styles.parts}>
          {rows.map((row) => (
            <li key={row} className={styles.part}>
              <span className={`skeleton ${styles.pending}`} />
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
