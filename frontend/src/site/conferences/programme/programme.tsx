import { endpoints } from '@majlis/contracts/api/endpoints';
import type { Conference } from '@majlis/contracts/conferences/conferences';
import type { AgendaSession, ProgrammeSession } from '@majlis/contracts/programme/sessions.schema';
import { useQuery } from '@tanstack/react-query';
import { type Dispatch, type SetStateAction, useCallback, useDeferredValue, useMemo, useRef, useState } from 'react';
import { rich, t } from '#messages';
import { direction } from '#messages/language';
import { query } from '../../../api/query';
import { readStorage, writeStorage } from '../../../ui/browser-storage';
import { useBrowserValue } from '../../../ui/page/prerender';
import { Icon } from '../../../ui/picture/icon';
import { useUrlSearchState } from '../../../ui/search-state';
import { contentDirection } from '../../../ui/text/auto-text';
import { formatTime } from '../../../ui/time/dates';
import { describeZoneAt, useLocalTimeZone } from '../../../ui/time/time-zones';
import { AgendaHead, SharedAgendaBar } from '../my-agenda/agenda-bars';
import { useAgendaView } from '../my-agenda/my-agenda';
import { AgendaToggle } from '../my-agenda/star-button';
import {
  emptyFilter,
  findSessions,
  type ProgrammeFilter,
  type ProgrammeSearch,
  parseFilterParams,
  toFilterParams,
  tracksIn,
} from './find-sessions';
import { NowAndNext } from './now-and-next';
import * as styles from './programme.module.scss';
import { findRooms, groupByDay } from './programme-days';
import { type RecentChanges } from './programme-list';
import { ProgrammeToolbar } from './programme-toolbar';
import { ProgrammeView } from './programme-view';
import * as timeZoneSelectStyles from './time-zone-select.module.scss';

const noChanges: RecentChanges = new Map();

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
      <div className={styles.bar}>
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
      <SharedAgendaBar
        agenda={agenda}
        sessions={sessions}
        viewedIds={view.viewedIds}
        onView={(ids) => showOnly({}, ids)}
        onTake={() => showOnly({ agenda: 'mine' })}
      />
      {isMine && <AgendaHead conference={conference} agenda={agenda} sessions={sessions} />}
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

type ViewSwitchProps = {
  sessions: AgendaSession[];
  isGrid: boolean;
  onChange: (view: ProgrammeSearch['view']) => void;
};

/** A conference in one room needs no grid. */
function ViewSwitch({ sessions, isGrid, onChange }: ViewSwitchProps) {
  const rooms = useMemo(() => new Set(sessions.map(findRooms(sessions).roomOf)), [sessions]);
  if (rooms.size < 2 || (rooms.size === 2 && rooms.has(''))) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend, which the buttons do not
    <div
      className={`${styles.viewSwitch} screen-only`}
      role="group"
      aria-label={t('programme.viewOfProgramme')}
      dir={direction}
    >
      <button type="button" aria-pressed={!isGrid} onClick={() => onChange('')}>
        {t('programme.list')}
      </button>
      <button type="button" aria-pressed={isGrid} onClick={() => onChange('grid')}>
        {t('programme.grid')}
      </button>
    </div>
  );
}

type TimeZoneSelectProps = {
  conferenceZone: string;
  /** The visitor's zone; undefined when its times are those of the conference. */
  localZone: string | undefined;
  zone: string;
  /** The start of the first session, as an ISO instant. */
  start: string;
  onChange: (zone: string) => void;
};

function TimeZoneSelect({ conferenceZone, localZone, zone, start, onChange }: TimeZoneSelectProps) {
  if (!localZone)
    return (
      <p className={timeZoneSelectStyles.zone} dir={direction}>
        {rich('programme.allTimesAreIn', { zone: () => describeZoneAt(start, conferenceZone) })}
      </p>
    );
  return (
    <div className={timeZoneSelectStyles.zone} dir={direction}>
      <label htmlFor="programme-zone">{t('programme.allTimesAre')}</label>
      <span className={timeZoneSelectStyles.field}>
        <select id="programme-zone" value={zone} onChange={(event) => onChange(event.target.value)}>
          <option value={conferenceZone}>{describeZoneAt(start, conferenceZone)}</option>
          <option value={localZone}>{t('programme.myOwnZone', { zone: describeZoneAt(start, localZone) })}</option>
        </select>
        <Icon name="chevron" />
      </span>
    </div>
  );
}

type NoResultsProps = {
  /** True while texts that may match are still loading. */
  isSearching: boolean;
  /** The number of sessions in the visitor's agenda; set only while the search is limited to it. */
  agendaSize?: number | undefined;
  onShowAll: () => void;
};

export const NoResults = ({ isSearching, agendaSize, onShowAll }: NoResultsProps) => (
  <div className={styles.noResults} dir={direction}>
    <p>{isSearching ? t('programme.searching') : describe(agendaSize)}</p>
    <button type="button" className="btn btn-outline-primary screen-only" onClick={onShowAll}>
      {t('programme.showAllSessions')}
    </button>
  </div>
);

function describe(agendaSize: number | undefined): string {
  if (agendaSize === 0) return t('programme.emptyAgenda');
  return agendaSize === undefined ? t('programme.noMatch') : t('programme.noMatchInAgenda');
}

const zoneKey = 'programme-time-zone';

/** Offers the visitor's own zone only if its clocks differ from those of the conference. */
function useDisplayTimeZone(timezone: string, sessions: AgendaSession[]) {
  const localZone = useLocalTimeZone();
  const storedChoice = useBrowserValue(() => readStorage('sessionStorage', zoneKey), null);
  const [newChoice, setNewChoice] = useState<string>();
  const hasChoice = useMemo(
    () => sessions.some(({ startTime: at }) => localZone && formatTime(at, localZone) !== formatTime(at, timezone)),
    [sessions, localZone, timezone],
  );
  const setZone = (zone: string): void => {
    const choice = zone === localZone ? 'own' : 'conference';
    writeStorage('sessionStorage', zoneKey, choice);
    setNewChoice(choice);
  };
  const usesLocalZone = (newChoice ?? storedChoice) === 'own';
  return {
    localZone: hasChoice ? localZone : undefined,
    zone: hasChoice && localZone && usesLocalZone ? localZone : timezone,
    setZone,
  };
}

const viewKey = 'programme-view';

/**
 * Returns the view that the address names, or else the one that the visitor chose last; the list during prerendering and hydration.
 */
function useProgrammeView({ view }: ProgrammeSearch, setSearch: Dispatch<SetStateAction<ProgrammeSearch>>) {
  const stored = useBrowserValue(() => readStorage('localStorage', viewKey), null);
  function showView(chosen: ProgrammeSearch['view']): void {
    writeStorage('localStorage', viewKey, chosen || null);
    setSearch((current) => ({ ...current, view: chosen }));
  }
  return { isGridChosen: (view || stored) === 'grid', showView };
}

/** The texts that the agenda leaves out are large, so they load only when the visitor is about to search. */
function useSessionSearchIndex(conferenceId: string, isSearching: boolean) {
  const [isRequested, setIsRequested] = useState(false);
  const { data, isFetching } = useQuery({
    ...query(endpoints.programme(conferenceId)),
    enabled: isSearching || isRequested,
  });
  const texts = useMemo(() => new Map(data?.map((session) => [session.id, searchableText(session)])), [data]);
  const searchTextOf = useCallback((id: string): string => texts.get(id) ?? '', [texts]);
  const load = useCallback(() => setIsRequested(true), []);
  return { searchTextOf, isLoading: isFetching && !data, load };
}

const searchableText = ({ description, speakers }: ProgrammeSession): string =>
  [
    description,
    ...speakers.flatMap(({ presentationTitle, person: { organization } }) => [organization, presentationTitle]),
  ].join('\n');
