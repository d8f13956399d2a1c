import type { Conference } from '@majlis/contracts/conferences';
import type { AgendaSession } from '@majlis/contracts/sessions';
import { useDeferredValue, useMemo, useRef } from 'react';
import { useSearchInAddress } from '../../../ui/hooks/use-search-in-address';
import { zoneAt } from '../../../ui/time/time-zones';
import { DayNavigation } from './day-navigation';
import { filterIn, searchParamsOf } from './filter-address';
import { everything, findSessions, tracksIn } from './find-sessions';
import { NothingFound } from './nothing-found';
import * as styles from './programme.module.scss';
import { beginningOf, daysOf } from './programme-days';
import { ProgrammeList } from './programme-list';
import { ProgrammeToolbar } from './programme-toolbar';
import { useGradually } from './use-gradually';
import { useSessionTexts } from './use-session-texts';
import { useShownZone } from './use-shown-zone';
import { ZoneChoice } from './zone-choice';

/** Fewer sessions than this are seen at one look. */
const longProgramme = 10;
/** So many that only those near the window are laid out. */
const hugeProgramme = 100;

type ProgrammeProps = {
  conference: Pick<Conference, 'id' | 'slug' | 'timezone'>;
  sessions: [AgendaSession, ...AgendaSession[]];
  /** Whether somebody comes back to where they have read. */
  isReturn?: boolean;
};

export function Programme({ conference: { id, slug, timezone }, sessions, isReturn = false }: ProgrammeProps) {
  const [asked, setFilter] = useSearchInAddress(filterIn, searchParamsOf);
  // The link may be of a time when there were others.
  const filter = useMemo(
    () => ({ ...asked, track: tracksIn(sessions).includes(asked.track) ? asked.track : '' }),
    [asked, sessions],
  );
  const search = useRef<HTMLInputElement>(null);
  const { own, zone, choose } = useShownZone(timezone, sessions);
  const wanted = useDeferredValue(filter);
  const shownZone = useDeferredValue(zone);
  const { textOf, areComing, fetchTexts } = useSessionTexts(id, filter.words !== '');
  const found = useMemo(() => findSessions(sessions, wanted, textOf), [sessions, wanted, textOf]);
  const days = useMemo(() => daysOf(found, shownZone), [found, shownZone]);
  const isSearching = areComing && wanted.words.trim() !== '';
  const count = useGradually(found.length, JSON.stringify(wanted), isReturn);
  const drawn = useMemo(() => beginningOf(days, count), [days, count]);

  function showAll() {
    setFilter(everything);
    // The button that was pressed goes.
    search.current?.focus();
  }

  const [{ startTime: start }] = sessions;
  const isLong = sessions.length >= longProgramme;
  return (
    <div className={sessions.length < hugeProgramme ? styles.programme : `${styles.programme} ${styles.huge}`}>
      <ZoneChoice conferenceZone={timezone} own={own} zone={zone} start={start} onChoose={choose} />
      {isLong && (
        <ProgrammeToolbar
          search={search}
          sessions={sessions}
          filter={filter}
          count={found.length}
          isSearching={isSearching}
          onSearch={fetchTexts}
          onChange={(change) => setFilter((was) => ({ ...was, ...change }))}
        />
      )}
      {isLong && days.length > 1 && <DayNavigation days={days} drawn={drawn} timeZone={shownZone} />}
      {found.length === 0 ? (
        <NothingFound isSearching={isSearching} onShowAll={showAll} />
      ) : (
        <ProgrammeList days={drawn} slug={slug} timeZone={shownZone} zone={zoneAt(start, shownZone)} />
      )}
    </div>
  );
}
