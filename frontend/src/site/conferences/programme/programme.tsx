import type { Conference } from '@majlis/contracts/conferences';
import type { AgendaSession } from '@majlis/contracts/sessions';
import { useDeferredValue, useMemo, useRef } from 'react';
import { useUrlSearchState } from '../../../ui/hooks/use-url-search-state';
import { describeZoneAt } from '../../../ui/time/time-zones';
import { contentDirection } from '../content-direction';
import { DayNavigation } from './day-navigation';
import { parseFilterParams, toFilterParams } from './filter-params';
import { emptyFilter, findSessions, tracksIn } from './find-sessions';
import { NoResults } from './no-results';
import * as styles from './programme.module.scss';
import { groupByDay, takeFirstSessions } from './programme-days';
import { ProgrammeList } from './programme-list';
import { ProgrammeToolbar } from './programme-toolbar';
import { TimeZoneSelect } from './time-zone-select';
import { useDisplayTimeZone } from './use-display-time-zone';
import { useLiveSlots } from './use-live-slots';
import { useProgressiveCount } from './use-progressive-count';
import { useSessionSearchIndex } from './use-session-search-index';

/** A shorter programme needs neither search nor day links. */
const minSessionsForToolbar = 10;
/** From this length on, `content-visibility` skips the layout of sessions outside the viewport. */
const minSessionsForDeferredLayout = 100;

type ProgrammeProps = {
  conference: Pick<Conference, 'id' | 'slug' | 'title' | 'timezone'>;
  sessions: [AgendaSession, ...AgendaSession[]];
  /** Back navigation renders all sessions at once, so that the scroll position can be restored. */
  isBackNavigation?: boolean;
};

export function Programme({ conference, sessions, isBackNavigation = false }: ProgrammeProps) {
  const { id, slug, title, timezone } = conference;
  const [urlFilter, setFilter] = useUrlSearchState(parseFilterParams, toFilterParams);
  // A shared link may name a track that no longer exists.
  const filter = useMemo(
    () => ({ ...urlFilter, track: tracksIn(sessions).includes(urlFilter.track) ? urlFilter.track : '' }),
    [urlFilter, sessions],
  );
  const searchField = useRef<HTMLInputElement>(null);
  const { localZone, zone, setZone } = useDisplayTimeZone(timezone, sessions);
  const deferredFilter = useDeferredValue(filter);
  const deferredZone = useDeferredValue(zone);
  const { searchTextOf, isLoading, load } = useSessionSearchIndex(id, filter.words !== '');
  const matchingSessions = useMemo(
    () => findSessions(sessions, deferredFilter, searchTextOf),
    [sessions, deferredFilter, searchTextOf],
  );
  const days = useMemo(() => groupByDay(matchingSessions, deferredZone), [matchingSessions, deferredZone]);
  const { now, next } = useLiveSlots(days);
  const isSearching = isLoading && deferredFilter.words.trim() !== '';
  const count = useProgressiveCount(matchingSessions.length, JSON.stringify(deferredFilter), isBackNavigation);
  const renderedDays = useMemo(() => takeFirstSessions(days, count), [days, count]);

  function showAll() {
    setFilter(emptyFilter);
    // The pressed button disappears, so the focus moves to the search field.
    searchField.current?.focus();
  }

  const [{ startTime: start }] = sessions;
  const isLong = sessions.length >= minSessionsForToolbar;
  return (
    <div
      className={
        sessions.length < minSessionsForDeferredLayout
          ? styles.programme
          : `${styles.programme} ${styles.deferredLayout}`
      }
    >
      <TimeZoneSelect conferenceZone={timezone} localZone={localZone} zone={zone} start={start} onChange={setZone} />
      {isLong && (
        <ProgrammeToolbar
          searchField={searchField}
          sessions={sessions}
          filter={filter}
          count={matchingSessions.length}
          isSearching={isSearching}
          onSearch={load}
          onChange={(change) => setFilter((current) => ({ ...current, ...change }))}
        />
      )}
      {isLong && days.length > 1 && <DayNavigation days={days} renderedDays={renderedDays} timeZone={deferredZone} />}
      {matchingSessions.length === 0 ? (
        <NoResults isSearching={isSearching} onShowAll={showAll} />
      ) : (
        <ProgrammeList
          days={renderedDays}
          slug={slug}
          timeZone={deferredZone}
          zoneLabel={describeZoneAt(start, deferredZone)}
          now={now}
          next={next}
          direction={contentDirection(title)}
        />
      )}
    </div>
  );
}
