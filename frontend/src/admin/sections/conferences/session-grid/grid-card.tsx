import type { ProgrammeBooking } from '@majlis/contracts/programme/programme-conflicts';
import { type CSSProperties, memo, type ReactNode, type RefObject } from 'react';
import { t } from '#messages/staff';
import type { PlacedSession } from '../../../../ui/schedule/place-sessions';
import { isolate } from '../../../../ui/text/auto-text';
import { formatTimeRange } from '../../../../ui/time/dates';
import { Icon, IconButton } from '../../../shell/buttons';
import * as dayTabsStyles from './day-tabs.module.scss';
import * as styles from './grid-card.module.scss';
import { formatDay } from './planned-days';

/** Values that all cards share. */
export type CardContext = {
  timeZone: string;
  hueOf: (session: ProgrammeBooking) => number | undefined;
  conflictsOf: ReadonlyMap<string, number>;
  tabStopId: string | undefined;
  /** The session with this id is shown again where it would be put down. */
  heldId: string | undefined;
  onOpen: (session: ProgrammeBooking) => void;
};

export type CardState = {
  timeZone: string;
  /** Index of the colour of its track; undefined without a track. */
  hue: number | undefined;
  conflicts: number;
  isTabStop: boolean;
  isHeld: boolean;
  onOpen: (session: ProgrammeBooking) => void;
};

export const stateOf = (
  session: ProgrammeBooking,
  { timeZone, hueOf, conflictsOf, tabStopId, heldId, onOpen }: CardContext,
): CardState => ({
  timeZone,
  hue: hueOf(session),
  conflicts: conflictsOf.get(session.id) ?? 0,
  isTabStop: session.id === tabStopId,
  isHeld: session.id === heldId,
  onOpen,
});

type GridCardsProps = { label: string; sessions: PlacedSession<ProgrammeBooking>[]; context: CardContext };

/** Memoized, as each card is: the steps of a drag render none of them, and a drop only those that have moved. */
export const GridCards = memo(({ label, sessions, context }: GridCardsProps) => (
  <ol className={styles.cards} aria-label={label}>
    {sessions.map(({ session, ...place }) => (
      <GridCard key={session.id} session={session} {...place} {...stateOf(session, context)} />
    ))}
  </ol>
));

type GridCardProps = CardState & {
  session: ProgrammeBooking;
  from: number;
  minutes: number;
  room: number | undefined;
  lane: number;
  lanes: number;
};

const GridCard = memo(function GridCard(props: GridCardProps) {
  const { session, from, minutes, room, lane, lanes, ...state } = props;
  const { size, titleLines } = fitTexts(minutes);
  const place = { '--from': from, '--length': minutes, '--room': room ?? 0, '--lane': lane, '--lanes': lanes };
  return (
    <li
      className={styles.card}
      style={{ ...place, '--lines': titleLines } as CSSProperties}
      data-id={session.id}
      data-hue={state.hue}
      data-across={room === undefined || undefined}
      data-held={state.isHeld || undefined}
      data-size={size}
    >
      <CardContent session={session} {...state} />
      <span className={styles.edge} data-edge="" title={t('sessionGrid.pullToLengthen')} aria-hidden="true" />
    </li>
  );
});

/** The whole card is a button that opens it, also in the tray. */
export function CardContent(props: CardState & { session: ProgrammeBooking }) {
  const { session, timeZone, conflicts, isTabStop, onOpen } = props;
  const { id, title, startTime, endTime, sessionType, track, speakers } = session;
  const tabIndex = isTabStop ? 0 : -1;
  return (
    <>
      <button
        type="button"
        id={`session-${id}`}
        className={styles.face}
        tabIndex={tabIndex}
        aria-describedby={keysHelpId}
        onClick={() => onOpen(session)}
      >
        <span className={styles.title} dir="auto">
          {title}
        </span>
        <span className={styles.facts}>
          <span className={styles.time}>{formatTimeRange(startTime, endTime, timeZone)}</span>{' '}
          <span className={styles.type}>{t(`sessionTypes.sessionTypes.${sessionType}`)}</span>
          {track && (
            <>
              {' '}
              <bdi>{track}</bdi>
            </>
          )}
        </span>
        {speakers.length > 0 && (
          <span className={styles.people}>
            {speakers.map(({ name }) => isolate(name)).join(t('lists.listSeparator'))}
          </span>
        )}
        <span className={styles.conflicts}>
          <ConflictCount count={conflicts} />
        </span>
      </button>
      <IconButton
        icon="edit"
        className={styles.menu}
        data-menu=""
        tabIndex={tabIndex}
        aria-label={t('sessionGrid.moveOrEdit', { title })}
        onClick={() => onOpen(session)}
      />
    </>
  );
}

export const keysHelpId = 'grid-keys';

/** Sizes in pixels, as in the style sheet. */
export const minuteHeight = 1.8;
const [lineHeight, paddings] = [17, 11];

/** Below the title, a small card has one line for the time; a large one has two, and a line for the names. */
function fitTexts(minutes: number) {
  const lines = Math.floor((minutes * minuteHeight - paddings) / lineHeight);
  const size = lines < 2 ? 'line' : lines < 5 ? 'small' : 'large';
  return { size, titleLines: Math.max(1, lines - (size === 'large' ? 3 : 1)) };
}

type DayTabsProps = {
  days: string[];
  current: string;
  timeZone: string;
  conflictsOn: (day: string) => number;
  /** The day on which the held session would be put down. */
  target: string | null;
  tabs: RefObject<HTMLUListElement | null>;
  onChoose: (day: string) => void;
  /** The buttons for actions on the whole day. */
  children: ReactNode;
};

export const DayTabs = ({ days, current, timeZone, conflictsOn, target, tabs, onChoose, children }: DayTabsProps) => (
  <div className={dayTabsStyles.bar}>
    <nav aria-label={t('programme.days')}>
      <ul ref={tabs} className={dayTabsStyles.days}>
        {days.map((day) => (
          <li key={day} data-day={day} data-target={day === target || undefined}>
            <button type="button" aria-current={day === current ? 'date' : undefined} onClick={() => onChoose(day)}>
              {formatDay(day, timeZone)}
              <ConflictCount count={conflictsOn(day)} />
            </button>
          </li>
        ))}
      </ul>
    </nav>
    {children}
  </div>
);

function ConflictCount({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span className={dayTabsStyles.count}>
      <Icon name="attention" />
      <span aria-hidden="true">{count}</span>
      <span className="visually-hidden">{t('sessionGrid.conflictCount', { count })}</span>
    </span>
  );
}
