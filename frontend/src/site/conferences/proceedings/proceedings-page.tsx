import { Link, useParams } from 'react-router-dom';
import { isNotFoundError } from '../../../api/client';
import { useLongList } from '../../../api/long-list';
import { ConferenceLoadError, useConferenceBySlug } from '../conference-parts';
import { proceedingsList } from '../long-lists';
import { ProceedingsContents } from './proceedings-contents';
import '../../../ui/time/correct-time-zones';
import type { Conference } from '@majlis/contracts/conferences/conferences';
import { t } from '#messages';
import { PageMeta } from '../../../seo/page-meta';
import { Notice } from '../../../ui/page/notice';
import { PageSkeleton } from '../../pages/page-skeleton';

export function ProceedingsPage() {
  const { slug = '' } = useParams();
  const conference = useConferenceBySlug(slug, '/proceedings');
  const { parts, start } = useLongList(proceedingsList(slug));
  const [sessions, withPaper] = parts ?? [];
  if (conference.data && sessions)
    return (
      <ProceedingsContents
        conference={conference.data}
        list={sessions}
        hasPapers={withPaper !== undefined && withPaper.total > 0}
      />
    );
  if (conference.isNotFound || isNotFoundError(start.error))
    return <ProceedingsNotFound conference={conference.data} />;
  if (conference.isPending || start.isPending)
    return <PageSkeleton title={t('proceedings.proceedings')} label={t('proceedings.loadingProceedings')} />;
  const retry = () => void Promise.all([conference.refetch(), start.refetch()]);
  return <ConferenceLoadError isNotFound={false} onRetry={retry} />;
}

const ProceedingsNotFound = ({ conference }: { conference: Conference | undefined }) => (
  <div className="page-width section">
    <PageMeta title={t('proceedings.noProceedings')} noindex />
    <Notice role="alert" isPage title={t('proceedings.noProceedings')} text={t('proceedings.noneOrMistyped')}>
      <div className="actions">
        <Link className="btn btn-primary" to={conference ? `/conferences/${conference.slug}` : '/conferences'}>
          {conference ? t('proceedings.viewConference') : t('conference.allConferences')}
        </Link>
      </div>
    </Notice>
  </div>
);
