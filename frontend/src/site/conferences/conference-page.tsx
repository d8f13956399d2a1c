import { reads } from '@majlis/contracts/endpoints';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router-dom';
import { ApiError } from '../../api/client';
import { query } from '../../api/query';
import { PageMeta } from '../../seo/page-meta';
import { Notice } from '../../ui/notice';
import { useHashScroll } from '../../ui/use-hash-scroll';
import { AgendaCard } from './agenda-card';
import { ConferenceHeader } from './conference-header';
import { ConferencePending } from './conference-pending';
import { ConferenceSide } from './conference-side';
import { GalleryCard } from './gallery-card';
import { OverviewCard } from './overview-card';

const agendaScrollDelay = 100;

export function ConferencePage() {
  const { slug = '' } = useParams();
  const { data: conference, isPending, error, refetch } = useQuery(query(reads.conferenceBySlug(slug)));
  useHashScroll(agendaScrollDelay, conference !== undefined);

  if (isPending) return <ConferencePending />;
  if (!conference)
    return (
      <ConferenceMissing isUnknown={error instanceof ApiError && error.status === 404} onRetry={() => void refetch()} />
    );
  const { title, metaTitle, metaDescription, shortDescription, subtitle, featuredImage, flickrAlbumUrl } = conference;
  return (
    <>
      <PageMeta
        title={metaTitle || title}
        description={metaDescription || shortDescription || subtitle || undefined}
        image={featuredImage || undefined}
        type="article"
      />
      <ConferenceHeader conference={conference} />
      <div className="page-width section section-after-header conference-columns">
        <div className="conference-main">
          <OverviewCard conference={conference} />
          <AgendaCard conference={conference} />
          {flickrAlbumUrl && <GalleryCard albumUrl={flickrAlbumUrl} />}
        </div>
        <ConferenceSide conference={conference} />
      </div>
    </>
  );
}

function ConferenceMissing({ isUnknown, onRetry }: { isUnknown: boolean; onRetry: () => void }) {
  return (
    <div className="page-width section">
      <PageMeta title={isUnknown ? 'Conference not found' : 'Conference'} noindex />
      <Notice
        role="alert"
        isPage
        title={isUnknown ? 'Conference not found' : 'This conference could not be loaded'}
        text={isUnknown ? 'It may have been moved, or the address may be mistyped.' : 'Please try again in a moment.'}
      >
        <div className="actions">
          {!isUnknown && (
            <button type="button" className="btn btn-primary" onClick={onRetry}>
              Try Again
            </button>
          )}
          <Link className="btn btn-outline-primary" to="/conferences">
            All conferences
          </Link>
        </div>
      </Notice>
    </div>
  );
}
