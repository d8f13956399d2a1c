import { t } from '#messages/staff';
import * as styles from './next-conference-panel.module.scss';

const facts = ['registrations', 'deadline', 'programme'];

export const NextConferenceSkeleton = () => (
  <div role="status">
    <span className="visually-hidden">{t('overview.loadingConference')}</span>
    <div className={styles.head}>
      <div className={styles.title}>
        <span className={`skeleton ${styles.line}`} />
      </div>
      <div className={styles.dates}>
        <span className={`skeleton ${styles.line}`} />
      </div>
      <div className={styles.countdown}>
        <span className={`skeleton ${styles.line}`} />
      </div>
    </div>
    <div className={styles.facts}>
      {facts.map((fact) => (
        <div key={fact}>
          <span className="skeleton" />
          <span className={`skeleton ${styles.line}`} />
        </div>
      ))}
    </div>
  </div>
);
