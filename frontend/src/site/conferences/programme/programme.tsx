import type { Conference } from '@majlis/contracts/conferences';
import type { AgendaSession } from '@majlis/contracts/sessions';
import { lazy, useDeferredValue, useMemo, useRef } from 'react';
import { useIsPrinting } from '../../../ui/hooks/use-is-printing';
import { useUrlSearchState } from '../../../ui/hooks/use-url-search-state';
import { describeZoneAt } from '../../../ui/time/time-zones';
import { contentDirection } from '../content-direction';
import { AgendaBars } from '../my-agenda/agenda-bars';
import { AgendaToggle } from '../my-agenda/agenda-toggle';
import { useAgendaView } from '../my-agenda/use-my-agenda';
import { DayNavigation } from './day-navigation';
import { type ProgrammeSearch, parseFilterParams, toFilterParams } from './filter-params';
import { emptyFilter, findSessions, type ProgrammeFilter, tracksIn } from './find-sessions';
import { nameRooms } from './name-rooms';
import { NoResults } from './no-results';
import { NowAndNext } from './now-and-next';
import * as styles from './programme.module.scss';
import { groupByDay, type ProgrammeDay, takeFirstSessions } from './programme-days';
import { ProgrammeList } from './programme-list';
import { ProgrammeToolbar } from './programme-toolbar';
import { SpeakerIndex } from './speaker-index';
import { TimeZoneSelect } from './time-zone-select';
import { useDisplayTimeZone } from './use-display-time-zone';
import { useLiveSlots } from './use-live-slots';
import { rememberView, useIsGrid } from './use-programme-view';
import { useProgressiveCount } from './use-progressive-count';
import { noChanges, type RecentChanges } from './use-recent-changes';
import { useSessionSearchIndex } from './use-session-search-index';
import { ViewSwitch } from './view-switch';
import * as switchStyles from './view-switch.module.scss';

/** A shorter programme needs neither search nor day links. */
const minSessionsForToolbar = 10;
/** From this length on, `content-visibility` skips the layout of sessions outside the viewport. */
const minSessionsForDeferredLayout = 100;

const ProgrammeGrid = lazy(async () => ({ default: (await import('./grid/programme-grid')).ProgrammeGrid }));

type ProgrammeProps = {
  conference: Pick<Conference, 'id' | 'slug' | 'title' | 'timezone'> & { isVirtual?: boolean };
  sessions: [AgendaSession, ...AgendaSession[]];
  changes?: RecentChanges;
  /** Back navigation renders all sessions at once, so that the scroll position can be restored. */
  isBackNavigation?: boolean;
};

export function Programme({ conference, sessions, changes = noChanges, isBackNavigation = false }: ProgrammeProps) {
  const { id, slug, title, timezone } = conference;
  const [filter, setFilter] = useProgrammeSearch(sessions);
  const searchField = useRef<HTMLInputElement>(null);
  const { localZone, zone, setZone } = useDisplayTimeZone(timezone, sessions);
  const isGridChosen = useIsGrid(filter);
  // The list stays until the code of the grid has loaded.
  const isGrid = useDeferredValue(isGridChosen);
  const isPrinting = useIsPrinting();
  const deferredFilter = useDeferredValue(filter);
  const deferredZone = useDeferredValue(zone);
  const { searchTextOf, isLoading, load } = useSessionSearchIndex(id, filter.words !== '');
  const view = useAgendaView(conference, sessions, deferredFilter.agenda);
  const { agenda, chosenSessions, isMine } = view;
  const matchingSessions = useMemo(
    () => findSessions(chosenSessions, deferredFilter, searchTextOf),
    [chosenSessions, deferredFilter, searchTextOf],
  );
  const days = useMemo(() => groupByDay(matchingSessions, deferredZone), [matchingSessions, deferredZone]);
  const { now, next } = useLiveSlots(days);
  const isSearching = isLoading && deferredFilter.words.trim() !== '';
  const shown = JSON.stringify([deferredFilter, isGrid, !view.viewedIds]);
  const count = useProgressiveCount(matchingSessions.length, shown, isBackNavigation);
  const renderedDays = useMemo(() => takeFirstSessions(days, count), [days, count]);

  function showOnly(shown: Partial<ProgrammeFilter>, ids?: ReadonlySet<string>) {
    view.setViewedIds(ids);
    setFilter((current) => ({ ...current, ...emptyFilter, ...shown }));
  }

  function showView(chosen: ProgrammeSearch['view']) {
    rememberView(chosen);
    setFilter((current) => ({ ...current, view: chosen }));
  }

  function showAll() {
    showOnly({});
    // The pressed button disappears, so the focus moves to the search field.
    searchField.current?.focus();
  }

  const [{ startTime: start }] = sessions;
  const hasRooms = useMemo(() => new Set(sessions.map(nameRooms(sessions)).filter(Boolean)).size > 1, [sessions]);
  const shared = { slug, agenda, timeZone: deferredZone, zoneLabel: describeZoneAt(start, deferredZone) };
  const isDeferred = sessions.length >= minSessionsForDeferredLayout;
  const isLong = sessions.length >= minSessionsForToolbar;
  const toggle = (
    <AgendaToggle
      agenda={agenda}
      isOn={filter.agenda === 'mine' && !view.viewedIds}
      onChange={(isOn) => showOnly({ ...filter, agenda: isOn ? 'mine' : '' })}
    />
  );
  return (
    <div
      className={isDeferred ? `${styles.programme} ${styles.deferredLayout}` : styles.programme}
      data-agenda={isMine ? 'mine' : undefined}
    >
      <NowAndNext sessions={sessions} slug={slug} timeZone={deferredZone} />
      <div className={switchStyles.bar}>
        <TimeZoneSelect conferenceZone={timezone} localZone={localZone} zone={zone} start={start} onChange={setZone} />
        {hasRooms && <ViewSwitch isGrid={isGridChosen} onChange={showView} />}
      </div>
      {isLong ? (
        <ProgrammeToolbar
          searchField={searchField}
          sessions={sessions}
          filter={filter}
          count={matchingSessions.length}
          isSearching={isSearching}
          onSearch={load}
          onChange={(change) => setFilter((current) => ({ ...current, ...change }))}
        >
          {toggle}
        </ProgrammeToolbar>
      ) : (
        toggle
      )}
      <AgendaBars conference={conference} sessions={sessions} view={view} onShow={showOnly} />
      {isLong && !isGrid && days.length > 1 && (
        <DayNavigation days={days} renderedDays={renderedDays} timeZone={deferredZone} />
      )}
      {!hasDays(days) && (
        <NoResults
          isSearching={isSearching}
          onShowAll={showAll}
          agendaSize={isMine ? chosenSessions.length : undefined}
        />
      )}
      {isGrid && hasDays(days) && <ProgrammeGrid days={days} sessions={sessions} {...shared} />}
      {(!isGrid || isPrinting) && (
        <ProgrammeList
          days={renderedDays}
          changes={changes}
          now={now}
          next={next}
          direction={contentDirection(title)}
          {...shared}
        />
      )}
      {isPrinting && <SpeakerIndex sessions={matchingSessions} timeZone={deferredZone} />}
    </div>
  );
}

const hasDays = (days: ProgrammeDay[]): days is [ProgrammeDay, ...ProgrammeDay[]] => days.length > 0;

function useProgrammeSearch(sessions: AgendaSession[]) {
  const [urlFilter, setFilter] = useUrlSearchState(parseFilterParams, toFilterParams);
  // A shared link may name a track that no longer exists.
  const filter = useMemo(
    () => ({ ...urlFilter, track: tracksIn(sessions).includes(urlFilter.track) ? urlFilter.track : '' }),
    [urlFilter, sessions],
  );
  return [filter, setFilter] as const;
}
