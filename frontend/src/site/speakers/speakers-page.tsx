import { endpoints } from '@majlis/contracts/api/endpoints';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { t } from '#messages';
import { ApiError } from '../../api/client';
import { query } from '../../api/query';
import { PageMeta } from '../../seo/page-meta';
import { PageHeader } from '../../ui/page/page-header';
import { useIsPrerenderedNotFound } from '../../ui/page/prerender';
import { LoadErrorPage } from '../load-error-page';
import { useRedirectToCurrent } from '../use-redirect-to-current';
import { SpeakerContents } from './speaker-contents';
import { SpeakerList } from './speaker-list';
import '../../ui/time/correct-time-zones';
import { SkeletonLines } from '../../ui/page/skeleton-lines';
import * as styles from './speaker.module.scss';
import { speakerPath } from './speaker-path';

/** The list, or the page of one speaker. */
export function SpeakersPage() {
  const { slug } = useParams();
  return slug === undefined ? <AllSpeakers /> : <Speaker slug={slug} />;
}

function AllSpeakers() {
  return (
    <>
      <PageMeta title={t('speakers.speakers')} description={t('speakers.summary')} />
      <PageHeader label={t('speakers.conferences')} title={t('speakers.speakers')}>
        <p>{t('speakers.summary')}</p>
      </PageHeader>
      <div className="page-width section section-after-header">
        <SpeakerList />
      </div>
    </>
  );
}

function Speaker({ slug }: { slug: string }) {
  const { data: speaker, error, isPending, refetch } = useQuery(query(endpoints.speakerBySlug(slug)));
  const isPrerenderedNotFound = useIsPrerenderedNotFound(slug);
  useRedirectToCurrent(speaker && speaker.slug !== slug ? speakerPath(speaker.slug) : undefined, (cache) => {
    if (speaker) cache.setQueryData(query(endpoints.speakerBySlug(speaker.slug)).queryKey, speaker);
  });

  if (speaker) return <SpeakerContents speaker={speaker} />;
  if (isPending && !isPrerenderedNotFound) return <SpeakerSkeleton />;
  const isNotFound = isPrerenderedNotFound || (error instanceof ApiError && error.status === 404);
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

function SpeakerSkeleton() {
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
