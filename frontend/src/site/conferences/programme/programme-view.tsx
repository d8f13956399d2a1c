import type { AgendaSession } from '@majlis/contracts/programme/sessions.schema';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { useIsPrinting } from '../../../ui/hooks/use-is-printing';
import { lazyPart } from '../../../ui/page/lazy-part';
import { LoadBoundary, PartLoadError } from '../../../ui/page/load-boundary';
import { useProgressiveCount } from '../../../ui/schedule/use-progressive-count';
import type { MyAgenda } from '../my-agenda/my-agenda';
import { DayNavigation } from './day-navigation';
import { type ProgrammeDay, type TimeSlot, takeFirstSessions } from './programme-days';
import { ProgrammeList } from './programme-list';
import { SpeakerIndex } from './speaker-index';
import type { RecentChanges } from './use-recent-changes';

const ProgrammeGrid = lazyPart(async () => (await import('./grid/programme-grid')).ProgrammeGrid);

type ProgrammeViewProps = {
  isGrid: boolean;
  days: ProgrammeDay[];
  /** All sessions of the conference. */
  sessions: AgendaSession[];
  hasDayLinks: boolean;
  /** Names the filter: the list starts over when it changes. */
  filterKey: string;
  isBackNavigation: boolean;
  direction: 'ltr' | 'rtl' | undefined;
  slug: string;
  agenda: MyAgenda;
  changes: RecentChanges;
  timeZone: string;
  zoneLabel: string;
};

/** The sessions as a list or a grid. Paper has the list of all days and an index of speakers. */
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

const tickMs = 30_000;
const maxLeadMs = 12 * 3_600_000;

/** Starts of the slots, as in `TimeSlot`. */
type LiveSlots = { now: string | undefined; next: string | undefined };

/** Marks nothing during prerendering and hydration, because a prerendered page may be an hour old. */
function useLiveSlots(days: ProgrammeDay[]): LiveSlots {
  const slots = useMemo(() => days.flatMap((day) => day.slots), [days]);
  const isNear = useCallback((at: number) => slots.some((slot) => Math.abs(startOf(slot) - at) < maxLeadMs), [slots]);
  const subscribe = useCallback(
    (onChange: () => void) => {
      if (!isNear(Date.now())) return () => {};
      const timer = setInterval(onChange, tickMs);
      return () => clearInterval(timer);
    },
    [isNear],
  );
  const getNow = () => findCurrent(slots, Date.now());
  const getNext = () => findNext(slots, Date.now());
  return {
    now: useSyncExternalStore(subscribe, getNow, () => undefined),
    next: useSyncExternalStore(subscribe, getNext, () => undefined),
  };
}

const startOf = ({ start }: TimeSlot): number => Date.parse(start);

const findCurrent = (slots: TimeSlot[], at: number): string | undefined =>
  slots.findLast((slot) => startOf(slot) <= at && slot.sessions.some(({ endTime }) => at < Date.parse(endTime)))?.start;

function findNext(slots: TimeSlot[], at: number): string | undefined {
  const next = slots.find((slot) => startOf(slot) > at);
  return next && startOf(next) - at <= maxLeadMs ? next.start : undefined;
}
