import { endpoints } from '@majlis/contracts/api/endpoints';
import type { Conference } from '@majlis/contracts/conferences/conferences';
import { programmeReleasedAt } from '@majlis/contracts/programme/programme-changes';
import type { AgendaSession } from '@majlis/contracts/programme/sessions.schema';
import { useQuery } from '@tanstack/react-query';
import { memo, Suspense, useContext, useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { t } from '#messages';
import { query } from '../../api/query';
import { ExternalLink } from '../../ui/page/external-link';
import { LoadErrorPanel } from '../../ui/page/load-boundary';
import { SkeletonLines } from '../../ui/page/loading';
import { PageNavigationContext } from '../../ui/page/page-navigation';
import { usePageOpenedAt } from '../../ui/page/prerender';
import { Programme } from './programme/programme';
import * as styles from './programme/programme.module.scss';
import { type RecentChanges } from './programme/programme-list';
import * as row from './programme/programme-session.module.scss';
import * as zone from './programme/time-zone-select.module.scss';

type AgendaCardProps = { conference: Conference };

/** Memoized, because a re-render during hydration would hydrate a long programme in one task instead of day by day. */
export const AgendaCard = memo(function AgendaCard({ conference }: AgendaCardProps) {
  return (
    <section id="agenda" aria-labelledby="agenda-heading">
      <h2 id="agenda-heading" tabIndex={-1}>
        {t('conference.programmeAndAgenda')}
      </h2>
      <Suspense fallback={<ProgrammeSkeleton />}>
        <Agenda conference={conference} />
      </Suspense>
    </section>
  );
});

function Agenda({ conference }: AgendaCardProps) {
  const { id, websiteUrl } = conference;
  const agenda = useQuery(query(endpoints.agenda(id)));
  const isPop = useContext(PageNavigationContext).navigationType === 'POP';
  const changes = useRecentChanges(conference);
  const [isBackNavigation] = useState(isPop && agenda.data !== undefined);
  if (!agenda.data) {
    if (agenda.isFetching) return <ProgrammeSkeleton />;
    return <LoadErrorPanel text={t('conference.programmeLoadError')} onRetry={() => void agenda.refetch()} />;
  }
  if (hasSessions(agenda.data))
    return (
      <>
        {changes && (
          <p>
            <Link to={`/conferences/${conference.slug}/changes`}>{t('changes.changesToProgramme')}</Link>
          </p>
        )}
        <Programme
          conference={conference}
          sessions={agenda.data}
          changes={changes}
          isBackNavigation={isBackNavigation}
        />
      </>
    );
  if (!websiteUrl)
    return (
      <p>
        <bdi>{t('conference.programmeToCome')}</bdi>
      </p>
    );
  return (
    <>
      <p>
        <bdi>{t('conference.programmeElsewhere')}</bdi>
      </p>
      <ExternalLink className="btn btn-outline-primary" href={websiteUrl}>
        {t('conference.viewFullAgenda')}
      </ExternalLink>
    </>
  );
}

const hasSessions = (agenda: AgendaSession[]): agenda is [AgendaSession, ...AgendaSession[]] => agenda.length > 0;

export const ProgrammeSkeleton = () => (
  <div className={`${styles.programme} ${styles.pending}`} role="status">
    <p className={zone.zone}>{t('programme.loadingProgramme')}</p>
    <div className={styles.day} aria-hidden="true">
      <p className="skeleton skeleton-title skeleton-short" />
      <ol className={styles.slots}>
        {['first', 'second', 'third', 'fourth'].map((slot) => (
          <li key={slot} className={styles.slot}>
            <span className={`skeleton ${styles.time}`} />
            <div className={row.programmeSession}>
              <SkeletonLines titles={1} lines={2} />
            </div>
          </li>
        ))}
      </ol>
    </div>
  </div>
);

/** Undefined until the programme was released. */
function useRecentChanges(conference: Conference): RecentChanges | undefined {
  const isReleased = programmeReleasedAt(conference, usePageOpenedAt()) !== null;
  const { data } = useQuery({ ...query(endpoints.recentChanges(conference.id)), enabled: isReleased });
  const changes = useMemo(() => new Map(data?.map((change) => [change.sessionId, change])), [data]);
  return isReleased ? changes : undefined;
}
