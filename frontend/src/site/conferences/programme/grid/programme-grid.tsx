import type { AgendaSession } from '@majlis/contracts/sessions';
import { type CSSProperties, useMemo, useRef } from 'react';
import { t } from '#messages';
import { huesOf } from '../../../../ui/schedule/track-hues';
import { useGridKeys } from '../../../../ui/schedule/use-grid-keys';
import { useProgressiveCount } from '../../../../ui/schedule/use-progressive-count';
import { formatDayWithWeekday } from '../../../../ui/time/dates';
import { useCurrentMinute } from '../../../../ui/time/use-current-minute';
import type { MyAgenda } from '../../my-agenda/my-agenda';
import { prefetchSessionDialog } from '../../session/lazy-session-dialog';
import { useOpenSessionOnClick } from '../../session/use-open-session';
import { DayNavigation } from '../day-navigation';
import { isPause } from '../is-pause';
import * as list from '../programme.module.scss';
import type { ProgrammeDay } from '../programme-days';
import { GridCanvas } from './grid-canvas';
import { GridRooms } from './grid-rooms';
import { GridSession } from './grid-session';
import { type PlacedDay, placeProgramme } from './place-programme';
import * as styles from './programme-grid.module.scss';
import { useShownDay } from './use-shown-day';

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
        className={`${list.day} ${styles.grid}`}
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
            className={styles.sessions}
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

/** In pixels. A session has space for a line of its title and the time below it. */
const minSessionHeight = 47;
const minPauseHeight = 28;
const [minMinuteHeight, maxMinuteHeight] = [2.2, 3.2];

function minuteHeightOf({ sessions }: PlacedDay): number {
  const heights = sessions.map(
    ({ session, minutes }) => (isPause(session) ? minPauseHeight : minSessionHeight) / minutes,
  );
  return Math.min(Math.max(minMinuteHeight, ...heights), maxMinuteHeight);
}
