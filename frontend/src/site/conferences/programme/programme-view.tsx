import type { AgendaSession } from '@majlis/contracts/programme/sessions.schema';
import { useMemo, useSyncExternalStore } from 'react';
import { t } from '#messages';
import { direction } from '#messages/language';
import { onEachMinute, useIsPrinting, useProgressiveCount } from '../../../ui/hooks';
import { lazyPart } from '../../../ui/page/lazy-part';
import { LoadBoundary, PartLoadError } from '../../../ui/page/load-boundary';
import { AfterDot } from '../../../ui/text/auto-text';
import { fullName } from '../../../ui/text/formats';
import { formatShortDay, formatTime } from '../../../ui/time/dates';
import { DayNavigation } from './day-navigation';
import { type ProgrammeDay, type TimeSlot, takeFirstSessions } from './programme-days';
import { ProgrammeList, type ProgrammeListProps } from './programme-list';
import * as styles from './speaker-index.module.scss';

const ProgrammeGrid = lazyPart(async () => (await import('./grid/programme-grid')).ProgrammeGrid);

type ProgrammeViewProps = Omit<ProgrammeListProps, 'now' | 'next'> & {
  isGrid: boolean;
  /** All sessions of the conference. */
  sessions: AgendaSession[];
  hasDayLinks: boolean;
  /** Identifies the filter: when it changes, the list is rendered from its start again. */
  filterKey: string;
  isBackNavigation: boolean;
};

/** Shows the sessions as a list or a grid. Print has the list of all days and an index of speakers. */
export function ProgrammeView(props: ProgrammeViewProps) {
  const { isGrid, days, sessions, hasDayLinks, filterKey, isBackNavigation, direction, changes, ...shared } = props;
  const isPrinting = useIsPrinting();
  const { now, next } = useLiveSlots(days);
  const listed = useMemo(() => days.flatMap(({ slots }) => slots.flatMap((slot) => slot.sessions)), [days]);
  const count = useProgressiveCount(listed.length, `${isGrid} ${filterKey}`, isBackNavigation);
  const renderedDays = useMemo(() => takeFirstSessions(days, count), [days, count]);
  const list = (
    <ProgrammeList days={renderedDays} changes={changes} now={now} next={next} direction={direction} {...shared} />
  );
  return (
    <>
      {hasDayLinks && !isGrid && days.length > 1 && (
        <DayNavigation days={days} renderedDays={renderedDays} timeZone={shared.timeZone} />
      )}
      {/* The boundary is always present, so that the list stays until the code of the grid has loaded. */}
      <LoadBoundary
        failed={(retry) => (
          <>
            <PartLoadError onRetry={retry} />
            {list}
          </>
        )}
      >
        {isGrid && hasDays(days) && <ProgrammeGrid days={days} sessions={sessions} {...shared} />}
        {(!isGrid || isPrinting) && list}
      </LoadBoundary>
      {isPrinting && <SpeakerIndex sessions={listed} timeZone={shared.timeZone} />}
    </>
  );
}

const hasDays = (days: ProgrammeDay[]): days is [ProgrammeDay, ...ProgrammeDay[]] => days.length > 0;

const maxLeadMs = 12 * 3_600_000;

/** The starts of the slots to mark. None is during prerendering and hydration, because a prerendered page may be an hour old. */
function useLiveSlots(days: ProgrammeDay[]) {
  const slots = useMemo(() => days.flatMap((day) => day.slots), [days]);
  const getNow = () => findCurrent(slots, Date.now());
  const getNext = () => findNext(slots, Date.now());
  return {
    now: useSyncExternalStore(onEachMinute, getNow, () => undefined),
    next: useSyncExternalStore(onEachMinute, getNext, () => undefined),
  };
}

const startOf = ({ start }: TimeSlot): number => Date.parse(start);

const findCurrent = (slots: TimeSlot[], at: number): string | undefined =>
  slots.findLast((slot) => startOf(slot) <= at && slot.sessions.some(({ endTime }) => at < Date.parse(endTime)))?.start;

function findNext(slots: TimeSlot[], at: number): string | undefined {
  const next = slots.find((slot) => startOf(slot) > at);
  return next && startOf(next) - at <= maxLeadMs ? next.start : undefined;
}

/** The last pages of a printed programme: where and when each person speaks. */
function SpeakerIndex({ sessions, timeZone }: { sessions: AgendaSession[]; timeZone: string }) {
  const speakers = indexSpeakers(sessions);
  if (speakers.length === 0) return null;
  return (
    <section className={styles.speakerIndex} aria-labelledby="speaker-index">
      <h3 id="speaker-index">{t('speakers.speakers')}</h3>
      <ul className={styles.speakers}>
        {speakers.map((speaker) => (
          <li key={speaker.slug}>
            <bdi>{speaker.name}</bdi>
            <ul className={styles.times}>
              {speaker.sessions.map(({ id, startTime, location }) => (
                <li key={id}>
                  <span dir={direction}>
                    {t('time.dayAndTime', {
                      day: formatShortDay(startTime, timeZone),
                      time: formatTime(startTime, timeZone),
                    })}
                  </span>
                  <AfterDot text={location} />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}

type IndexedSpeaker = { slug: string; name: string; sessions: AgendaSession[] };

/** Lists the speakers by last name, each with the sessions in the order in which they were given. */
export function indexSpeakers(sessions: AgendaSession[]): IndexedSpeaker[] {
  const speakers = new Map<string, IndexedSpeaker & { sortName: string }>();
  for (const session of sessions)
    for (const { slug, firstName, lastName } of session.speakers) {
      const speaker = speakers.get(slug);
      if (!speaker)
        speakers.set(slug, {
          slug,
          name: fullName({ firstName, lastName }),
          sortName: `${lastName} ${firstName}`.trim(),
          sessions: [session],
        });
      // A person may have two roles in a session.
      else if (speaker.sessions.at(-1) !== session) speaker.sessions.push(session);
    }
  return [...speakers.values()].sort((one, other) => one.sortName.localeCompare(other.sortName));
}
