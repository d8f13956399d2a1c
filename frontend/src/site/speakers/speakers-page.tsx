import { endpoints } from '@majlis/contracts/endpoints';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { t } from '#messages';
import { ApiError } from '../../api/client';
import { query } from '../../api/query';
import { PageMeta } from '../../seo/page-meta';
import { PageHeader } from '../../ui/page/page-header';
import { useIsPrerenderedNotFound } from '../../ui/page/prerender';
import { SpeakerContents } from './speaker-contents';
import { SpeakerList } from './speaker-list';
import { SpeakerLoadError } from './speaker-load-error';
import { SpeakerSkeleton } from './speaker-skeleton';
import { useRedirectToCurrentSpeaker } from './use-redirect-to-current-speaker';
import '../../ui/time/correct-time-zones';

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
  useRedirectToCurrentSpeaker(slug, speaker);

  if (speaker) return <SpeakerContents speaker={speaker} />;
  if (isPending && !isPrerenderedNotFound) return <SpeakerSkeleton />;
  const isNotFound = isPrerenderedNotFound || (error instanceof ApiError && error.status === 404);
  return <SpeakerLoadError isNotFound={isNotFound} onRetry={() => void refetch()} />;
}
