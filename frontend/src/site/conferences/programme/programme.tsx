import type { Conference } from '@majlis/contracts/conferences';
import type { AgendaSession } from '@majlis/contracts/sessions';
import { useDeferredValue, useMemo, useRef } from 'react';
import { useUrlSearchState } from '../../../ui/hooks/use-url-search-state';
import { contentDirection } from '../../../ui/text/content-direction';
import { describeZoneAt } from '../../../ui/time/time-zones';
import { AgendaBars } from '../my-agenda/agenda-bars';
import { AgendaToggle } from '../my-agenda/agenda-toggle';
import { useAgendaView } from '../my-agenda/use-my-agenda';
import { parseFilterParams, toFilterParams } from './filter-params';
import { emptyFilter, findSessions, type ProgrammeFilter, tracksIn } from './find-sessions';
import { NoResults } from './no-results';
import { NowAndNext } from './now-and-next';
import * as styles from './programme.module.scss';
import { groupByDay } from './programme-days';
import { ProgrammeToolbar } from './programme-toolbar';
import { ProgrammeView } from './programme-view';
import { TimeZoneSelect } from './time-zone-select';
import { useDisplayTimeZone } from './use-display-time-zone';
import { useProgrammeView } from './use-programme-view';
import { noChanges, type RecentChanges } from './use-recent-changes';
import { useSessionSearchIndex } from './use-session-search-index';
import { ViewSwitch } from './view-switch';
import * as switchStyles from './view-switch.module.scss';

/** A shorter programme needs neither search nor day links. */
const minSessionsForToolbar = 10;
/** From this length on, `content-visibility` skips the layout of sessions outside the viewport. */
const minSessionsForDeferredLayout = 100;

const deferredClass = `${styles.programme} ${styles.deferredLayout}`;

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
  const { isGridChosen, showView } = useProgrammeView(filter, setFilter);
  // The list stays until the code of the grid has loaded.
  const isGrid = useDeferredValue(isGridChosen);
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
  const isSearching = isLoading && deferredFilter.words.trim() !== '';

  function showOnly(shown: Partial<ProgrammeFilter>, ids?: ReadonlySet<string>) {
    view.setViewedIds(ids);
    setFilter((current) => ({ ...current, ...emptyFilter, ...shown }));
  }

  function showAll() {
    showOnly({});
    // The pressed button disappears, so the focus moves to the search field.
    searchField.current?.focus();
  }

  const [{ startTime: start }] = sessions;
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
      className={sessions.length < minSessionsForDeferredLayout ? styles.programme : deferredClass}
      data-agenda={isMine ? 'mine' : undefined}
    >
      <NowAndNext sessions={sessions} slug={slug} timeZone={deferredZone} />
      <div className={switchStyles.bar}>
        <TimeZoneSelect conferenceZone={timezone} localZone={localZone} zone={zone} start={start} onChange={setZone} />
        <ViewSwitch sessions={sessions} isGrid={isGridChosen} onChange={showView} />
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
      {days.length === 0 && (
        <NoResults
          isSearching={isSearching}
          onShowAll={showAll}
          agendaSize={isMine ? chosenSessions.length : undefined}
        />
      )}
      <ProgrammeView
        isGrid={isGrid}
        days={days}
        sessions={sessions}
        hasDayLinks={isLong}
        filterKey={JSON.stringify([deferredFilter, !view.viewedIds])}
        isBackNavigation={isBackNavigation}
        direction={contentDirection(title)}
        slug={slug}
        agenda={agenda}
        changes={changes}
        timeZone={deferredZone}
        zoneLabel={describeZoneAt(start, deferredZone)}
      />
    </div>
  );
}

function useProgrammeSearch(sessions: AgendaSession[]) {
  const [urlFilter, setFilter] = useUrlSearchState(parseFilterParams, toFilterParams);
  // A shared link may name a track that no longer exists.
  const filter = useMemo(
    () => ({ ...urlFilter, track: tracksIn(sessions).includes(urlFilter.track) ? urlFilter.track : '' }),
    [urlFilter, sessions],
  );
  return [filter, setFilter] as const;
}
