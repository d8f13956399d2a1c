import type { AgendaSession } from '@majlis/contracts/sessions';
import { useMemo } from 'react';
import { useIsPrinting } from '../../../ui/hooks/use-is-printing';
import { lazyPart } from '../../../ui/page/lazy-part';
import { LoadBoundary, PartLoadError } from '../../../ui/page/load-boundary';
import { useProgressiveCount } from '../../../ui/schedule/use-progressive-count';
import type { MyAgenda } from '../my-agenda/my-agenda';
import { DayNavigation } from './day-navigation';
import { type ProgrammeDay, takeFirstSessions } from './programme-days';
import { ProgrammeList } from './programme-list';
import { SpeakerIndex } from './speaker-index';
import { useLiveSlots } from './use-live-slots';
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
