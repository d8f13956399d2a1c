import { t } from '#messages';
import { SkeletonLines } from '../../ui/page/skeleton-lines';
import * as card from './conference-card.module.scss';
import * as styles from './conference-list.module.scss';

export function ConferenceCardsSkeleton() {
  return (
    <div role="status">
      <p className={styles.count}>{t('conferences.loadingConferences')}</p>
      <div className={styles.group} aria-hidden="true">
        <h2>
          <span className="skeleton skeleton-short" />
        </h2>
        <ul className="card-grid">
          {['first', 'second', 'third', 'fourth'].map((position) => (
            <li
              key={position}
              className={position === 'first' ? `${card.conferenceCard} ${card.lead}` : card.conferenceCard}
            >
              <span className={`picture ${card.picture} skeleton`} />
              <span className="skeleton skeleton-short" />
              <SkeletonLines titles={2} lines={2} />
              <span className="skeleton skeleton-short" />
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
