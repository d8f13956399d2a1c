import type { AgendaSession } from '@majlis/contracts/programme/sessions.schema';
import { type CSSProperties, type ReactNode, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { t } from '#messages';
import { useCurrentMinute, useEventCallback, useProgressiveCount } from '../../../../ui/hooks';
import * as schedule from '../../../../ui/schedule/place-sessions';
import { HourLines, huesOf } from '../../../../ui/schedule/place-sessions';
import { useGridKeys } from '../../../../ui/schedule/use-grid-keys';
import { AutoText } from '../../../../ui/text/auto-text';
import { formatDayWithWeekday, formatTime } from '../../../../ui/time/dates';
import type { MyAgenda } from '../../my-agenda/my-agenda';
import { prefetchSessionDialog, useOpenSessionOnClick } from '../../session/use-open-session';
import { DayNavigation } from '../day-navigation';
import * as list from '../programme.module.scss';
import { findRooms, isPause, type ProgrammeDay } from '../programme-days';
import { GridSession } from './grid-session';
import * as styles from './programme-grid.module.scss';

type ProgrammeGridProps = {
  days: [ProgrammeDay, ...ProgrammeDay[]];
  /** All sessions of the conference: a track keeps its colour when the programme is filtered. */
  sessions: AgendaSession[];
  slug: string;
  agenda: MyAgenda;
  timeZone: string;
  /** The zone as named above the programme; a day in which it differs names its own. */
  zoneLabel: string;
};

/** One day at a time: columns are rooms, rows are hours. The sessions are a list in the order of the programme. */
export function ProgrammeGrid({ days, sessions, slug, agenda, timeZone, zoneLabel }: ProgrammeGridProps) {
  const now = useCurrentMinute();
  const day = useShownDay(days, now);
  const placed = useMemo(
    () =>
      placeProgramme(
        day.slots.flatMap((slot) => slot.sessions),
        timeZone,
      ),
    [day, timeZone],
  );
  const hueOf = useMemo(() => huesOf(sessions), [sessions]);
  const count = useProgressiveCount(placed.sessions.length, day.id, false);
  const minuteHeight = minuteHeightOf(placed);
  const open = useOpenSessionOnClick();
  const { currentId, onFocus, onKeyDown } = useGridKeys(placed.sessions);
  const scroller = useRef<HTMLDivElement>(null);
  const headingId = `${day.id}-heading`;
  return (
    <>
      {days.length > 1 && <DayNavigation days={days} renderedDays={[day]} timeZone={timeZone} />}
      <section
        id={day.id}
        className={`${list.day} ${styles.grid} screen-only`}
        style={
          {
            '--rooms': placed.rooms.length || 1,
            '--minutes': placed.minutes,
            '--minute': `${minuteHeight}px`,
          } as CSSProperties
        }
        aria-labelledby={headingId}
      >
        <h3 id={headingId} tabIndex={-1}>
          <time dateTime={day.start}>{formatDayWithWeekday(day.start, timeZone)}</time>
          <ZoneNote day={day} zoneLabel={zoneLabel} />
        </h3>
        {placed.rooms.length > 0 && <GridRooms rooms={placed.rooms} scroller={scroller} />}
        <GridCanvas day={placed} scroller={scroller} timeZone={timeZone} now={now}>
          <ol
            className="list"
            aria-labelledby={headingId}
            onClick={open}
            onKeyDown={onKeyDown}
            onFocus={onFocus}
            onPointerEnter={prefetchSessionDialog}
          >
            {placed.sessions.slice(0, count).map((one) => (
              <GridSession
                key={one.session.id}
                placed={one}
                slug={slug}
                agenda={agenda}
                timeZone={timeZone}
                hue={hueOf(one.session)}
                height={one.minutes * minuteHeight}
                isTabStop={one.session.id === currentId}
              />
            ))}
          </ol>
        </GridCanvas>
        <p className={styles.keys}>{t('programme.gridKeys')}</p>
      </section>
    </>
  );
}

/** Names the zone when it is not the one above the programme, and both when clocks change during the day. */
function ZoneNote({ day, zoneLabel }: { day: ProgrammeDay; zoneLabel: string }) {
  const labels = [...new Set(day.slots.map((slot) => slot.zoneLabel))];
  if (labels.length === 1 && labels[0] === zoneLabel) return null;
  return <span className={list.note}>{labels.join(t('programme.later'))}</span>;
}

/** Heights in pixels: a session has space for a line of its title and the time below it. */
const minSessionHeight = 47;
const minPauseHeight = 28;
const [minMinuteHeight, maxMinuteHeight] = [2.2, 3.2];

function minuteHeightOf({ sessions }: PlacedDay): number {
  const heights = sessions.map(
    ({ session, minutes }) => (isPause(session) ? minPauseHeight : minSessionHeight) / minutes,
  );
  return Math.min(Math.max(minMinuteHeight, ...heights), maxMinuteHeight);
}

type GridCanvasProps = {
  day: PlacedDay;
  scroller: RefObject<HTMLDivElement | null>;
  timeZone: string;
  /** In milliseconds since 1970. */
  now: number | undefined;
  children: ReactNode;
};

const minuteMs = 60_000;

/** Renders the time axis, the lines of hours and rooms, and the line for the current time. */
function GridCanvas({ day, scroller, timeZone, now, children }: GridCanvasProps) {
  const { rooms, start, minutes, hours } = day;
  const minuteNow = now && (now - start) / minuteMs;
  const isNowShown = minuteNow !== undefined && minuteNow >= 0 && minuteNow <= minutes;
  const columns = useMemo(
    () => (
      <div className={styles.columns} aria-hidden="true">
        {rooms.map((room) => (
          <i key={room} />
        ))}
      </div>
    ),
    [rooms],
  );
  return (
    <div ref={scroller} className={styles.scroller}>
      <div className={styles.canvas}>
        <HourLines hours={hours} timeZone={timeZone} axisClass={styles.axis} linesClass={styles.lines} />
        {columns}
        {children}
        {isNowShown && (
          <p className={styles.now} style={{ '--from': minuteNow } as CSSProperties}>
            <span>
              <span className="visually-hidden">{t('programme.itIsNow')}</span>
              {formatTime(new Date(now ?? 0).toISOString(), timeZone)}
            </span>
          </p>
        )}
      </div>
    </div>
  );
}

/** The heads of the columns, which follow the grid sideways. On a phone they are buttons that show a room. */
function GridRooms({ rooms, scroller }: { rooms: string[]; scroller: RefObject<HTMLDivElement | null> }) {
  const list = useRef<HTMLUListElement>(null);
  /** Undefined while several rooms are in view. */
  const [current, setCurrent] = useState<number>();

  const follow = useEventCallback(() => {
    const [heads, grid] = [list.current, scroller.current];
    if (!heads || !grid) return;
    if (!snapsToRooms(grid)) {
      setCurrent(undefined);
      heads.scrollLeft = grid.scrollLeft;
      return;
    }
    const index = Math.round(Math.abs(grid.scrollLeft) / columnWidth(grid, rooms.length)) || 0;
    setCurrent(index);
    const head = heads.children[index];
    if (index !== current && head instanceof HTMLElement)
      heads.scrollTo({ left: head.offsetLeft - (heads.clientWidth - head.offsetWidth) / 2 });
  });
  useEffect(() => {
    const grid = scroller.current;
    if (!grid) return;
    const observer = new ResizeObserver(follow);
    observer.observe(grid);
    grid.addEventListener('scroll', follow, { passive: true });
    return () => {
      observer.disconnect();
      grid.removeEventListener('scroll', follow);
    };
  }, [scroller, follow]);

  function show(index: number) {
    const grid = scroller.current;
    if (!grid) return;
    const direction = getComputedStyle(grid).direction === 'rtl' ? -1 : 1;
    grid.scrollTo({ left: direction * index * columnWidth(grid, rooms.length) });
  }

  return (
    <ul ref={list} className={styles.rooms} aria-label={t('programme.rooms')}>
      {rooms.map((room, index) => (
        <li key={room}>
          {current !== undefined ? (
            <button type="button" aria-pressed={index === current} onClick={() => show(index)}>
              <AutoText text={room || t('programme.noRoom')} />
            </button>
          ) : (
            <AutoText text={room || t('programme.noRoom')} />
          )}
        </li>
      ))}
    </ul>
  );
}

/** The style sheet decides which screens are so narrow that they show one room at a time. */
const snapsToRooms = (grid: Element): boolean => getComputedStyle(grid).scrollSnapType !== 'none';

/** The time axis stays in view, so the grid scrolls by the width of all columns but the last. */
const columnWidth = (grid: Element, rooms: number): number => (grid.scrollWidth - grid.clientWidth) / (rooms - 1);

/** Returns the day that the hash names, directly or by one of its sessions; else the one shown before, today or the first day. */
function useShownDay(days: [ProgrammeDay, ...ProgrammeDay[]], now: number | undefined): ProgrammeDay {
  const hash = useLocation().hash.slice(1);
  const [keptId, setKeptId] = useState<string>();
  const named = hash && days.find((day) => day.id === hash || hasSession(day, hash));
  // While a session is open over the page, the address has no hash, and the day stays.
  if (named && named.id !== keptId) setKeptId(named.id);
  return named || days.find(({ id }) => id === keptId) || (now && findToday(days, now)) || days[0];
}

const hasSession = ({ slots }: ProgrammeDay, hash: string): boolean =>
  slots.some(({ sessions }) => sessions.some(({ id }) => hash === `session-${id}`));

/** The first day that is not over, once the first one has begun. */
const findToday = (days: [ProgrammeDay, ...ProgrammeDay[]], now: number): ProgrammeDay | undefined =>
  Date.parse(days[0].start) > now
    ? undefined
    : days.find(({ slots }) => slots.some(({ sessions }) => sessions.some(({ endTime }) => Date.parse(endTime) > now)));

type PlacedDay = schedule.PlacedDay<AgendaSession>;

/** `sessions` are those of one day in `timeZone`, sorted by start. Breaks span all rooms. */
export const placeProgramme = (sessions: AgendaSession[], timeZone: string): PlacedDay =>
  schedule.placeSessions(sessions, timeZone, {
    ...findRooms(sessions),
    isForAllRooms: (session) => isPause(session) || !session.location.trim(),
  });
