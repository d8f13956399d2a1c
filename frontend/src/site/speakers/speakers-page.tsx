import { endpoints } from '@majlis/contracts/api/endpoints';
import { useParams } from 'react-router-dom';
import { t } from '#messages';
import { PageMeta } from '../../seo/page-meta';
import { PageHeader } from '../../ui/page/page-header';
import { LoadErrorPage } from '../load-error-page';
import { useRowBySlug } from '../use-row-by-slug';
import { SpeakerContents } from './speaker-contents';
import { SpeakerList } from './speaker-list';
import '../../ui/time/correct-time-zones';
import { SkeletonLines } from '../../ui/page/loading';
import { speakerPath } from '../paths';
import * as styles from './speaker.module.scss';

/** Shows the list of speakers, or the page of one. */
export function SpeakersPage() {
  const { slug } = useParams();
  return slug === undefined ? <AllSpeakers /> : <Speaker slug={slug} />;
}

const AllSpeakers = () => (
  <>
    <PageMeta title={t('speakers.speakers')} description={t('speakers.summary')} />
    <PageHeader label={t('navigation.conferences')} title={t('speakers.speakers')}>
      <p>{t('speakers.summary')}</p>
    </PageHeader>
    <div className="page-width section section-after-header">
      <SpeakerList />
    </div>
  </>
);

function Speaker({ slug }: { slug: string }) {
  const { data: speaker, isPending, isNotFound, refetch } = useRowBySlug(slug, endpoints.speakerBySlug, speakerPath);
  if (speaker) return <SpeakerContents speaker={speaker} />;
  if (isPending && !isNotFound) return <SpeakerSkeleton />;
  return (
    <LoadErrorPage
      metaTitle={isNotFound ? t('speakers.speakerNotFound') : t('speakers.speaker')}
      title={isNotFound ? t('speakers.speakerNotFound') : t('speakers.speakerFailed')}
      text={isNotFound ? t('speakers.notInAProgramme') : t('ui.tryAgainInAMoment')}
      onRetry={isNotFound ? undefined : () => void refetch()}
      back={{ to: '/speakers', label: t('speakers.allSpeakers') }}
    />
  );
}

const SpeakerSkeleton = () => (
  <>
    <PageMeta title={t('speakers.speaker')} noindex />
    <div className={`page-header ${styles.header}`} role="status">
      <span className="visually-hidden">{t('speakers.loadingSpeaker')}</span>
      <div className={`page-width ${styles.head}`}>
        <span className={`skeleton skeleton-picture ${styles.portrait}`} aria-hidden="true" />
        <SkeletonLines titles={1} lines={1} />
      </div>
    </div>
    <div className="page-width section section-after-header" aria-hidden="true">
      <SkeletonLines lines={8} />
    </div>
  </>
);
