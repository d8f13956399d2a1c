import type { AgendaSession } from '@majlis/contracts/programme/sessions.schema';
import { groupBy } from '@majlis/contracts/shared/group-by';
import { useMemo, useState } from 'react';
import { rich, t } from '#messages';
import { direction } from '#messages/language';
import { useCurrentMinute } from '../../../ui/hooks';
import { localPath } from '../../../ui/page/page-navigation';
import { AutoText } from '../../../ui/text/auto-text';
import { formatEndTime, formatShortDay, formatTime } from '../../../ui/time/dates';
import { describeZoneAt } from '../../../ui/time/time-zones';
import { sessionPath } from '../../paths';
import { useOpenSessionOnClick } from '../session/use-open-session';
import * as styles from './now-and-next.module.scss';
import { findRooms } from './programme-days';

type NowAndNextProps = { sessions: AgendaSession[]; slug: string; timeZone: string };

/** More rooms would push the programme off the screen. */
const maxRooms = 6;

/** Shown while the conference runs. It follows the clock of the browser and requests nothing. */
export function NowAndNext({ sessions, slug, timeZone }: NowAndNextProps) {
  const minute = useCurrentMinute();
  const rooms = useMemo(() => (minute ? findNowAndNext(sessions, minute) : []), [sessions, minute]);
  const [isWhole, setIsWhole] = useState(false);
  const open = useOpenSessionOnClick();
  if (!minute || rooms.length === 0) return null;
  const at = new Date(minute).toISOString();
  return (
    <section className={`${styles.nowAndNext} screen-only`} aria-labelledby="now-and-next">
      <h3 id="now-and-next" dir={direction}>
        {t('programme.nowAndNext')}
        <span>
          {rich('time.timeThenZone', {
            time: () => <time dateTime={at}>{formatTime(at, timeZone)}</time>,
            zone: () => describeZoneAt(at, timeZone),
          })}
        </span>
      </h3>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: hears the clicks on the links within, keys included */}
      <ul className={styles.rooms} onClick={open}>
        {rooms.slice(0, isWhole ? undefined : maxRooms).map((room) => (
          <Room key={room.room} room={room} at={at} slug={slug} timeZone={timeZone} />
        ))}
      </ul>
      {rooms.length > maxRooms && (
        <button
          type="button"
          className="btn btn-sm btn-outline-primary"
          aria-expanded={isWhole}
          onClick={() => setIsWhole(!isWhole)}
        >
          {isWhole ? t('programme.showFewerRooms') : t('programme.showAllRooms', { count: rooms.length })}
        </button>
      )}
    </section>
  );
}

type RoomProps = { room: RoomNow; at: string; slug: string; timeZone: string };

const Room = ({ room: { room, now, next }, at, slug, timeZone }: RoomProps) => (
  <li>
    <AutoText as="h4" text={room || t('programme.noRoom')} />
    {now.map((session) => (
      <p key={session.id} className={styles.now}>
        <span dir={direction}>{t('programme.nowUntil', { time: formatEndTime(at, session.endTime, timeZone) })}</span>
        <SessionLink session={session} slug={slug} />
      </p>
    ))}
    {next && (
      <p>
        <span dir={direction}>{t('programme.nextAt', { time: formatStart(next.startTime, at, timeZone) })}</span>
        <SessionLink session={next} slug={slug} />
      </p>
    )}
  </li>
);

/** Formats a start, with the day if that is not today. */
function formatStart(start: string, now: string, timeZone: string): string {
  const [day, time] = [formatShortDay(start, timeZone), formatTime(start, timeZone)];
  return day === formatShortDay(now, timeZone) ? time : t('time.dayAndTime', { day, time });
}

const SessionLink = ({ session, slug }: { session: AgendaSession; slug: string }) => (
  <a href={localPath(sessionPath(slug, session.slug))}>
    <AutoText text={session.title} />
  </a>
);

type RoomNow = {
  /** Empty for sessions without a room. */
  room: string;
  now: AgendaSession[];
  next: AgendaSession | undefined;
};

const hourMs = 3_600_000;
/** The first sessions are announced this early, because people arrive before the first day begins. */
const maxLeadMs = hourMs;
/** If no session begins soon, as in the evening, the first of the next morning is next. */
const [maxWaitMs, maxPauseMs] = [4 * hourMs, 24 * hourMs];

/** Returns an empty list unless the conference runs. `sessions` are sorted by start, `at` is in milliseconds since 1970. */
export function findNowAndNext(sessions: AgendaSession[], at: number): RoomNow[] {
  const [first] = sessions;
  if (!first || startOf(first) - maxLeadMs > at) return [];
  const { roomOf, compareRooms } = findRooms(sessions);
  const rooms = [...groupBy(sessions, roomOf)];
  const findWithin = (waitMs: number) =>
    rooms
      .map(([room, inRoom]) => ({
        room,
        now: inRoom.filter((session) => startOf(session) <= at && at < Date.parse(session.endTime)),
        next: inRoom.find((session) => startOf(session) > at && startOf(session) - at <= waitMs),
      }))
      .filter(({ now, next }) => now.length > 0 || next)
      .sort(
        (one, other) => Number(other.now.length > 0) - Number(one.now.length > 0) || compareRooms(one.room, other.room),
      );
  const soon = findWithin(maxWaitMs);
  return soon.length > 0 ? soon : findWithin(maxPauseMs);
}

const startOf = ({ startTime }: AgendaSession): number => Date.parse(startTime);
