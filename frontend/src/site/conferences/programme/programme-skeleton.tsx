import { t } from '#messages';
import { SkeletonLines } from '../../../ui/page/skeleton-lines';
import * as styles from './programme.module.scss';
import * as row from './programme-session.module.scss';
import * as zone from './time-zone-select.module.scss';

export function ProgrammeSkeleton() {
  return (
    <div className={`${styles.programme} ${styles.pending}`} role="status">
      <p className={zone.zone}>{t('programme.loadingProgramme')}</p>
      <div className={styles.day} aria-hidden="true">
        <p className="skeleton skeleton-title skeleton-short" />
        <ol className={styles.slots}>
          {['first', 'second', 'third', 'fourth'].map((slot) => (
            <li key={slot} className={styles.slot}>
              <span className={`skeleton ${styles.time}`} />
              <div className={row.programmeSession}>
                <SkeletonLines titles={1} lines={2} />
              </div>
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}
