import type { Conference } from '@majlis/contracts/conferences';
import { reads } from '@majlis/contracts/endpoints';
import { useQuery } from '@tanstack/react-query';
import { useOutlet } from 'react-router-dom';
import { query } from '../../api/query';
import { useHashScroll } from '../../ui/use-hash-scroll';
import { useMedia } from '../../ui/use-media';
import { AgendaCard } from './agenda-card';
import { ConferenceHeader } from './conference-header';
import { ConferenceMeta } from './conference-meta';
import { DraftBanner } from './draft-banner';
import { GalleryCard } from './gallery-card';
import { OverviewCard } from './overview-card';
import { ConferenceExtras } from './side/conference-extras';
import { ConferenceFacts } from './side/conference-facts';

const agendaScrollDelay = 100;
const besideEachOther = '(min-width: 992px)';

export function ConferenceContents({ conference }: { conference: Conference }) {
  const programme = useQuery(query(reads.programme(conference.id)));
  const session = useOutlet(conference);
  const hasSide = useMedia(besideEachOther);
  useHashScroll(agendaScrollDelay);

  const extras = <ConferenceExtras conference={conference} />;
  return (
    <>
      {session ?? <ConferenceMeta conference={conference} />}
      {conference.status === 'draft' && <DraftBanner conferenceId={conference.id} />}
      <ConferenceHeader conference={conference} />
      <div className="page-width section section-after-header conference-columns">
        <OverviewCard conference={conference} />
        <aside className="conference-side" aria-label="About this conference">
          <ConferenceFacts conference={conference} />
          {hasSide && extras}
        </aside>
        <AgendaCard conference={conference} programme={programme} />
        {/* Below a programme whose length is known: nothing is to move when it comes. */}
        {!programme.isPending && conference.flickrAlbumUrl && <GalleryCard conference={conference} />}
        {!programme.isPending && !hasSide && <div className="conference-side conference-side-end">{extras}</div>}
      </div>
    </>
  );
}
