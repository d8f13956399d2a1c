import { t } from '#messages';
import { PageMeta } from '../../seo/page-meta';
import { SkeletonLines } from '../../ui/page/skeleton-lines';
import * as styles from './speaker.module.scss';

export function SpeakerSkeleton() {
  return (
    <>
      <PageMeta title={t('speakers.speaker')} noindex />
      <div className={`page-header ${styles.header}`} role="status">
        <span className="visually-hidden">{t('speakers.loadingSpeaker')}</span>
        <div className={`page-width ${styles.head}`}>
          <span className={`skeleton ${styles.portrait}`} aria-hidden="true" />
          <SkeletonLines titles={1} lines={1} />
        </div>
      </div>
      <div className="page-width section section-after-header" aria-hidden="true">
        <SkeletonLines lines={8} />
      </div>
    </>
  );
}
