import type { Conference } from '@majlis/contracts/conferences/conferences';
import type { ProgrammeSession, Session } from '@majlis/contracts/programme/sessions.schema';
import { sessionTypes } from '@majlis/contracts/shared/choices';
import { type RefObject, useDeferredValue, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { t } from '#messages/staff';
import { useEventCallback } from '../../../../ui/hooks';
import { ShowMore, useShowMore } from '../../../../ui/page/show-more';
import { BulkList } from '../../../rows/bulk/bulk-list';
import { useRemoveRow } from '../../../rows/crud/use-remove-row';
import * as filterBarStyles from '../../../shell/filter-bar.module.scss';
import { hasScreenKeyboard } from '../../../shell/focus';
import { Icon } from '../../../shell/icon';
import { emptySearch, findSessions, isEmptySearch, type SessionSearch, toMissingPart } from './find-sessions';
import { groupByDay, type SessionDay, sortByTime } from './session-days';
import type { OpenDialog } from './session-dialogs';
import { sessionResource } from './session-resource';
import { SessionRow } from './session-row';
import * as styles from './session-row.module.scss';
import { findWarnings, toBookings } from './session-warnings';

type SessionListProps = {
  conference: Conference;
  sessions: Session[];
  programme: ProgrammeSession[];
  onOpen: (opened: OpenDialog) => void;
};

const filterThreshold = 5;

export function SessionList({ conference, sessions, programme, onOpen }: SessionListProps) {
  const { timezone } = conference;
  const resource = sessionResource(conference);
  const [params] = useSearchParams();
  const [search, setSearch] = useState({ ...emptySearch, missing: toMissingPart(params.get('missing')) });
  const deferredSearch = useDeferredValue(search);
  const sorted = useMemo(() => sortByTime(sessions), [sessions]);
  const bookings = useMemo(() => toBookings(sessions, programme), [sessions, programme]);
  const warnings = useMemo(() => findWarnings(bookings, conference), [bookings, conference]);
  const speakerCounts = useMemo(() => new Map(bookings.map(({ id, speakers }) => [id, speakers.length])), [bookings]);
  const { remove, isPending } = useRemoveRow(resource);
  const edit = useEventCallback((session: Session) => onOpen({ kind: 'form', session }));
  const assign = useEventCallback((session: Session) => onOpen({ kind: 'speakers', session }));
  const duplicate = useEventCallback((session: Session) => onOpen({ kind: 'form', copyOf: session }));
  const confirmRemove = useEventCallback((session: Session) => void remove(session, t('sessions.deleteWarning')));
  const filter = useRef<HTMLInputElement>(null);
  const results = findSessions(sorted, bookings, deferredSearch, timezone);
  const { visible, remaining, showMore } = useShowMore(results);

  function showAll() {
    setSearch(emptySearch);
    // The pressed button disappears, so the focus has to move.
    if (!hasScreenKeyboard()) filter.current?.focus();
  }

  return (
    <>
      {(sessions.length > filterThreshold || params.has('missing')) && (
        <SessionFilter
          field={filter}
          search={search}
          onSearch={setSearch}
          days={groupByDay(sorted, timezone)}
          count={results.length}
          total={sessions.length}
        />
      )}
      {results.length === 0 && (
        <p className="empty">
          <Icon name="search" /> {t('sessions.noMatch')}
          {!isEmptySearch(search) && (
            <button type="button" className="btn btn-quiet btn-sm" onClick={showAll}>
              {t('sessions.showAllSessions')}
            </button>
          )}
        </p>
      )}
      <BulkList resource={resource} rows={sessions} matching={results}>
        {groupByDay(visible, timezone).map(({ day, label, sessions: sessionsOfDay }) => (
          <section key={day} className={styles.day} aria-label={label}>
            <h3 className={styles.dayName}>{label}</h3>
            <ul className={styles.rows}>
              {sessionsOfDay.map((session) => (
                <SessionRow
                  key={session.id}
                  session={session}
                  timeZone={timezone}
                  speakerCount={speakerCounts.get(session.id) ?? 0}
                  warnings={warnings.get(session.id)}
                  isBusy={isPending}
                  onEdit={edit}
                  onAssign={assign}
                  onDuplicate={duplicate}
                  onRemove={confirmRemove}
                />
              ))}
            </ul>
          </section>
        ))}
      </BulkList>
      <ShowMore remaining={remaining} onMore={showMore} />
    </>
  );
}

type SessionFilterProps = {
  field: RefObject<HTMLInputElement | null>;
  search: SessionSearch;
  onSearch: (search: SessionSearch) => void;
  days: SessionDay[];
  count: number;
  total: number;
};

function SessionFilter({ field, search, onSearch, days, count, total }: SessionFilterProps) {
  return (
    <div className={filterBarStyles.bar}>
      <label className={`filter ${filterBarStyles.search}`}>
        <Icon name="search" />
        <span className="visually-hidden">{t('sessions.searchSessions')}</span>
        <input
          ref={field}
          type="search"
          placeholder={t('sessions.searchExample')}
          value={search.text}
          onChange={({ target }) => onSearch({ ...search, text: target.value })}
        />
      </label>
      <select
        className={`control ${filterBarStyles.choice}`}
        aria-label={t('sessions.filterByDay')}
        value={search.day}
        onChange={({ target }) => onSearch({ ...search, day: target.value })}
      >
        <option value="">{t('sessions.allDays')}</option>
        {days.map(({ day, label }) => (
          <option key={day} value={day}>
            {label}
          </option>
        ))}
      </select>
      <select
        className={`control ${filterBarStyles.choice}`}
        aria-label={t('sessions.filterByType')}
        value={search.type}
        onChange={({ target }) => onSearch({ ...search, type: target.value })}
      >
        <option value="">{t('sessions.allTypes')}</option>
        {sessionTypes.map((type) => (
          <option key={type} value={type}>
            {t(`sessionTypes.sessionTypes.${type}`)}
          </option>
        ))}
      </select>
      <select
        className={`control ${filterBarStyles.choice}`}
        aria-label={t('conferences.filterByMissing')}
        value={search.missing}
        onChange={({ target }) => onSearch({ ...search, missing: toMissingPart(target.value) })}
      >
        <option value="">{t('sessions.completeOrNot')}</option>
        <option value="speakers">{t('sessions.withoutSpeakers')}</option>
        <option value="room">{t('sessions.withoutRoom')}</option>
        <option value="abstract">{t('sessions.withoutAbstract')}</option>
      </select>
      <p role="status" className={`result-count ${filterBarStyles.count}`}>
        {isEmptySearch(search)
          ? t('sessions.sessionCount', { count: total })
          : t('sessions.foundSessions', { count, total })}
      </p>
    </div>
  );
}
