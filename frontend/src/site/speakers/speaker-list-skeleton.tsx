import { t } from '#messages';
import { SkeletonLines } from '../../ui/page/skeleton-lines';
import * as styles from './speaker-list.module.scss';

export function SpeakerListSkeleton() {
  return (
    <div role="status">
      <span className="visually-hidden">{t('speakers.loadingSpeakers')}</span>
      <ul className={styles.speakers} aria-hidden="true">
        {Array.from({ length: 9 }, (_, index) => `speaker ${index + 1}`).map((speaker) => (
          <li key={speaker} className={styles.speaker}>
            <span className={`skeleton ${styles.portrait}`} />
            <SkeletonLines titles={1} lines={2} />
          </li>
        ))}
      </ul>
    </div>
  );
}
