import { calendarPaths } from '@majlis/contracts/conferences/calendars';
import type { Conference } from '@majlis/contracts/conferences/conferences';
import type { ProgrammeChange } from '@majlis/contracts/programme/programme-changes';
import type { AgendaSession, SessionDetail } from '@majlis/contracts/programme/sessions.schema';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { rich, t } from '#messages';
import { direction } from '#messages/language';
import { useNow } from '../../../ui/page/prerender';
import { ShareButton } from '../../../ui/page/share-button';
import { AutoText } from '../../../ui/text/auto-text';
import { formatDayWithWeekday, formatTimeRange } from '../../../ui/time/dates';
import { describeZoneAt } from '../../../ui/time/time-zones';
import { CalendarLinks } from '../calendar-links';
import { summarizeChange } from '../changes/summarize-change';
import * as facts from '../facts.module.scss';
import { myAgendaOf } from '../my-agenda/my-agenda';
import { LabelledStar } from '../my-agenda/star-button';
import { sessionPath } from '../session-path';
import { useLocalTimeZone } from '../use-local-time-zone';
import * as styles from './session-header.module.scss';

type SessionHeaderProps = {
  conference: Conference;
  session: AgendaSession | SessionDetail;
  className?: string;
};

export function SessionHeader({ conference, session, className = '' }: SessionHeaderProps) {
  const isOver = Date.parse(session.endTime) < useNow();
  const calendar = conference.status !== 'draft' && (
    <CalendarLinks className={styles.calendar} path={calendarPaths.session(session.id)} isOver={isOver} />
  );
  return (
    <div className={`${styles.sessionHeader} ${className}`} dir={direction}>
      {'recentChange' in session && session.recentChange && (
        <RecentChange change={session.recentChange} conference={conference} />
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
    { term: t('session.type'), text: t(`sessionTypes.sessionTypes.${sessionType}`) },
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

type WhenProps = { start: string; end: string; timeZone: string };

function When({ start, end, timeZone }: WhenProps) {
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

// In the visitor's zone or, if that is the same or not known yet, in UTC. The two lines are always rendered, so that
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

type RecentChangeProps = { change: ProgrammeChange; conference: Pick<Conference, 'slug' | 'timezone'> };

function RecentChange({ change, conference: { slug, timezone } }: RecentChangeProps) {
  return (
    <p className={styles.change}>
      <strong>{summarizeChange(change, timezone)}</strong>{' '}
      <Link to={`/conferences/${slug}/changes`}>{t('session.allChanges')}</Link>
    </p>
  );
}
