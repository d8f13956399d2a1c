import { endpoints } from '@majlis/contracts/api/endpoints';
import { calendarPaths } from '@majlis/contracts/conferences/calendars';
import type { Conference } from '@majlis/contracts/conferences/conferences';
import type { AgendaSession, SessionDetail } from '@majlis/contracts/programme/sessions.schema';
import { openGraphLocale } from '@majlis/contracts/shared/languages';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { rich, t } from '#messages';
import { direction } from '#messages/language';
import { isNotFoundError } from '../../../api/client';
import { query } from '../../../api/query';
import { PageMeta } from '../../../seo/page-meta';
import { usePageOpenedAt } from '../../../ui/page/prerender';
import { ShareButton } from '../../../ui/page/share-button';
import { AutoText } from '../../../ui/text/auto-text';
import { formatDayWithWeekday, formatTime, formatTimeRange } from '../../../ui/time/dates';
import { describeZoneAt, useLocalTimeZone } from '../../../ui/time/time-zones';
import { sessionPath } from '../../paths';
import { summarizeChange } from '../changes/summarize-change';
import { CalendarLinks } from '../conference-parts';
import * as facts from '../facts.module.scss';
import { myAgendaOf } from '../my-agenda/my-agenda';
import { LabelledStar } from '../my-agenda/star-button';
import * as styles from './session-header.module.scss';

type SessionHeaderProps = { conference: Conference; session: AgendaSession | SessionDetail; className?: string };

export function SessionHeader({ conference, session, className = '' }: SessionHeaderProps) {
  const isOver = Date.parse(session.endTime) < usePageOpenedAt();
  const calendar = conference.status !== 'draft' && (
    <CalendarLinks className={styles.calendar} path={calendarPaths.session(session.id)} isOver={isOver} />
  );
  return (
    <div className={`${styles.sessionHeader} ${className}`} dir={direction}>
      {'recentChange' in session && session.recentChange && (
        <p className={styles.change}>
          <strong>{summarizeChange(session.recentChange, conference.timezone)}</strong>{' '}
          <Link to={`/conferences/${conference.slug}/changes`}>{t('session.allChanges')}</Link>
        </p>
      )}
      <SessionFacts session={session} timezone={conference.timezone} calendar={calendar} />
      <div className={styles.controls}>
        <LabelledStar agenda={myAgendaOf(conference.id)} id={session.id} title={session.title} />
        <ShareButton
          title={`${session.title} · ${conference.title}`}
          path={sessionPath(conference.slug, session.slug)}
        />
      </div>
    </div>
  );
}

type SessionFactsProps = {
  session: Pick<AgendaSession, 'startTime' | 'endTime' | 'location' | 'sessionType' | 'track' | 'maxAttendees'>;
  timezone: string;
  calendar: ReactNode;
};

function SessionFacts({ session, timezone, calendar }: SessionFactsProps) {
  const { startTime, endTime, location, sessionType, track, maxAttendees } = session;
  const details = [
    { term: t('session.location'), text: location },
    { term: t('conference.type'), text: t(`sessionTypes.sessionTypes.${sessionType}`) },
    { term: t('session.track'), text: track },
    { term: t('session.places'), text: maxAttendees ? String(maxAttendees) : '' },
  ].filter(({ text }) => text);
  return (
    <dl className={`${facts.facts} ${styles.facts}`}>
      <div className={styles.when}>
        <dt>{t('session.time')}</dt>
        <dd>
          <When start={startTime} end={endTime} timeZone={timezone} />
          <OtherTime start={startTime} end={endTime} timezone={timezone} />
        </dd>
      </div>
      {details.map(({ term, text }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>
            <AutoText text={text} />
          </dd>
        </div>
      ))}
      {calendar && (
        <div className={`${styles.when} screen-only`}>
          <dt>{t('session.addToCalendar')}</dt>
          <dd>{calendar}</dd>
        </div>
      )}
    </dl>
  );
}

function When({ start, end, timeZone }: { start: string; end: string; timeZone: string }) {
  const [zone, zoneAtEnd] = [describeZoneAt(start, timeZone), describeZoneAt(end, timeZone)];
  return (
    <>
      {rich('time.dayThenTime', {
        day: () => <time dateTime={start}>{formatDayWithWeekday(start, timeZone)}</time>,
        time: () => <span className={styles.times}>{formatTimeRange(start, end, timeZone)}</span>,
      })}
      <span className={facts.note}>{zone === zoneAtEnd ? zone : t('session.zonesOfTime', { zone, zoneAtEnd })}</span>
    </>
  );
}

// Shows the time in the visitor's zone or, if that is the same or not known yet, in UTC. Both lines are always rendered, so that
// hydration shifts nothing.
function OtherTime({ start, end, timezone }: { start: string; end: string; timezone: string }) {
  const localZone = useLocalTimeZone();
  const formatIn = (zone: string) => `${formatDayWithWeekday(start, zone)}, ${formatTimeRange(start, end, zone)}`;
  const differs = (zone: string) => formatIn(zone) !== formatIn(timezone);
  const [name, zone] =
    localZone && differs(localZone) ? [t('session.yourLocalTime'), localZone] : [t('session.inUtc'), 'UTC'];
  return (
    <span className={`${facts.note} ${styles.otherTime}`}>
      {differs(zone) && (
        <>
          <span>{name}</span>
          <span>
            {rich('time.dayThenTime', {
              day: () => formatDayWithWeekday(start, zone),
              time: () => <span className={styles.times}>{formatTimeRange(start, end, zone)}</span>,
            })}
          </span>
        </>
      )}
    </span>
  );
}

type SessionMetaProps = {
  conference: Conference | undefined;
  title: string;
  session: AgendaSession | SessionDetail | undefined;
};

/** The time comes first, because search engines cut the end off and the conference title may be long. */
function describeSession(session: AgendaSession | SessionDetail, { title, timezone }: Conference): string {
  const { sessionType, startTime } = session;
  const written = 'description' in session && (session.description || session.sessionAbstract);
  const [day, time] = [formatDayWithWeekday(startTime, timezone), formatTime(startTime, timezone)];
  return (
    written ||
    t('session.description', { type: t(`sessionTypes.sessionTypes.${sessionType}`), day, time, conference: title })
  );
}

export const SessionMeta = ({ conference, title, session }: SessionMetaProps) => (
  <PageMeta
    title={title}
    parentTitle={conference?.title}
    description={session && conference && describeSession(session, conference)}
    type="article"
    canonicalPath={session && conference && sessionPath(conference.slug, session.slug)}
    imagePath={session && `/share/sessions/${session.id}.jpg`}
    locale={conference && openGraphLocale(conference.language)}
    noindex={!session || conference?.status === 'draft'}
  />
);

export function useSession(slug: string, sessionSlug: string) {
  const { data, error, isPending, refetch } = useQuery(query(endpoints.sessionBySlug(slug, sessionSlug)));
  const isNotFound = isNotFoundError(error);
  return { detail: isNotFound ? undefined : data, isNotFound, isPending, retry: () => void refetch() };
}
