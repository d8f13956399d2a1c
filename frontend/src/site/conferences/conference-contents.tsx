import type { ConferenceWithEditions } from '@majlis/contracts/conferences';
import { endpoints } from '@majlis/contracts/endpoints';
import { languageTag } from '@majlis/contracts/languages';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { t } from '#messages';
import { direction } from '#messages/language';
import { query } from '../../api/query';
import { LoadBoundary } from '../../ui/page/load-boundary';
import { LoadErrorDialog } from '../../ui/page/load-error-dialog';
import { useNow } from '../../ui/page/prerender';
import { useHashScroll } from '../../ui/scroll/use-hash-scroll';
import { LanguageContext } from '../../ui/text/auto-text';
import { contentDirection } from '../../ui/text/content-direction';
import { AgendaCard } from './agenda-card';
import { CallForPapers } from './call-for-papers';
import { ConferenceDocuments } from './conference-documents';
import { ConferenceHeader } from './conference-header';
import { ConferenceMeta } from './conference-meta';
import * as styles from './conference-page.module.scss';
import { ConferencePartners } from './conference-partners';
import { DraftBanner } from './draft-banner';
import { isRunning } from './format-conference';
import { GalleryCard } from './gallery-card';
import { LazyOfflineCopy } from './offline/lazy-offline-copy';
import { OverviewCard } from './overview-card';
import { LazySessionDialog } from './session/lazy-session-dialog';
import { useOpenSessionSlug } from './session/use-open-session';
import { ConferenceSidebar } from './sidebar/conference-sidebar';
import { Sponsorship } from './sponsorship';

const agendaScrollDelayMs = 100;

export function ConferenceContents({ conference }: { conference: ConferenceWithEditions }) {
  const { isPending } = useQuery(query(endpoints.agenda(conference.id)));
  const sessionSlug = useOpenSessionSlug();
  const navigate = useNavigate();
  useHashScroll(agendaScrollDelayMs);

  const isLive = isRunning(conference, useNow());
  const agenda = <AgendaCard conference={conference} />;
  return (
    <LanguageContext value={languageTag(conference.language)}>
      {!sessionSlug && <ConferenceMeta conference={conference} />}
      {/* The boundary is always present, so that the page stays visible while the code of the dialog loads. */}
      <LoadBoundary failed={(retry) => <LoadErrorDialog onRetry={retry} onClose={() => void navigate(-1)} />}>
        {sessionSlug && <LazySessionDialog conference={conference} sessionSlug={sessionSlug} />}
      </LoadBoundary>
      {conference.status === 'draft' && <DraftBanner conferenceId={conference.id} />}
      <ConferenceHeader conference={conference} />
      <div
        className={`page-width section section-after-header ${styles.page}`}
        data-live={isLive || undefined}
        dir={contentDirection(conference.title)}
      >
        {isLive && agenda}
        <aside className={styles.side} dir={direction} aria-label={t('conference.aboutConference')}>
          <ConferenceSidebar conference={conference} />
        </aside>
        <div className={styles.main}>
          <OverviewCard conference={conference} />
          {conference.callForPapers && <CallForPapers conference={conference} />}
          <ConferenceDocuments conference={conference} />
          {conference.sponsorshipAvailable && <Sponsorship conference={conference} />}
        </div>
        {!isLive && agenda}
        {/* What follows waits for the programme above it, so that it does not shift when the programme arrives. */}
        {!isPending && conference.flickrAlbumUrl && <GalleryCard conference={conference} />}
        {!isPending && <ConferencePartners conference={conference} />}
        <LazyOfflineCopy conferenceId={conference.id} />
      </div>
    </LanguageContext>
  );
}
