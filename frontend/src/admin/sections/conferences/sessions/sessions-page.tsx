import { endpoints } from '@majlis/contracts/api/endpoints';
import type { Conference } from '@majlis/contracts/conferences/conferences';
import { bookingsOf, type ProgrammeBooking } from '@majlis/contracts/programme/programme-conflicts';
import type { Session } from '@majlis/contracts/programme/sessions.schema';
import { sessionTypes } from '@majlis/contracts/shared/choices';
import { useQuery } from '@tanstack/react-query';
import { memo, type RefObject, useDeferredValue, useMemo, useRef, useState } from 'react';
import { t, texts } from '#messages/staff';
import { query } from '../../../../api/query';
import { useEventCallback } from '../../../../ui/hooks';
import { ShowMore, useShowMore } from '../../../../ui/page/show-more';
import { formatTimeRange } from '../../../../ui/time/dates';
import { describeZoneDuring } from '../../../../ui/time/time-zones';
import { BulkList } from '../../../rows/bulk/bulk-list';
import { DeletedRows, useRemoveRow } from '../../../rows/crud/deleted-rows';
import { newRowId, UnsavedInputNotice } from '../../../rows/crud/unsaved-input-notice';
import { RowActions, RowBadges, RowCheckbox } from '../../../rows/list-controls';
import { hasId, useRequestedNewRow, useRequestedRow } from '../../../rows/resource/use-requested-row';
import { AddButton, Icon, SmallButton } from '../../../shell/buttons';
import { ListFilter, Select, toOptions, useSearch } from '../../../shell/controls';
import { hasScreenKeyboard } from '../../../shell/focus';
import { EmptySection, ListStates, SectionHeader } from '../../../shell/section-parts';
import { ProgrammeFiles } from '../import/file-links';
import { usePasteIntoProgramme } from '../import/use-import';
import { useCurrentConference } from '../use-current-conference';
import {
  emptySearch,
  findSessions,
  groupByDay,
  isEmptySearch,
  type SessionDay,
  type SessionSearch,
  searchChoices,
  sortByTime,
} from './find-sessions';
import { useWarnings } from './session-conflicts';
import { type OpenDialog, SessionDialogs } from './session-dialogs';
import { assignmentInputSection, sessionInputSection, sessionResource } from './session-resource';
import '../../../../ui/time/correct-time-zones';
import * as styles from './session-row.module.scss';

export function SessionsPage() {
  const conference = useCurrentConference();
  const { startDate, endDate, timezone } = conference;
  const sessions = useQuery(query(endpoints.sessions(conference.id)));
  const bookings = useQuery(query(bookingsOf(conference.id)));
  const [opened, setOpened] = useState<OpenDialog | null>(null);
  const add = () => setOpened({ kind: 'form' });
  usePasteIntoProgramme(conference.id);
  const findSession = (id: string) => sessions.data?.find((session) => session.id === id);
  useRequestedRow(sessions.data, hasId, (session) => setOpened({ kind: 'form', session }));
  useRequestedRow(sessions.data, hasId, (session) => setOpened({ kind: 'speakers', session }), 'assign');
  useRequestedNewRow(sessions.data !== undefined, add);
  return (
    <>
      <SectionHeader
        title={t('common.sessions')}
        parentTitle={conference.title}
        description={t('sessions.sortedByTime', { zone: describeZoneDuring(startDate, endDate, timezone) })}
        level={2}
        isTitleHidden
      >
        <ProgrammeFiles conferenceId={conference.id} />
        <AddButton label={t('sessions.addSession')} onClick={add} />
      </SectionHeader>
      <ListStates list={sessions} noun={t('nouns.session.several')}>
        {opened === null && (
          <UnsavedSessions conferenceId={conference.id} findSession={findSession} onOpen={setOpened} />
        )}
        {bookings.isLoadingError && <SpeakersLoadError onRetry={() => void bookings.refetch()} />}
        {sessions.data?.length === 0 ? (
          <EmptySection title={t('sessions.noSessions')} actionLabel={t('sessions.addFirstSession')} onAction={add}>
            {t('sessions.emptyProgramme')}
          </EmptySection>
        ) : (
          <SessionList
            conference={conference}
            sessions={sessions.data ?? []}
            bookings={bookings.data ?? none}
            onOpen={setOpened}
          />
        )}
        <DeletedRows resource={sessionResource(conference)} />
      </ListStates>
      <SessionDialogs conference={conference} sessions={sessions.data ?? []} opened={opened} onOpen={setOpened} />
    </>
  );
}

type UnsavedSessionsProps = {
  conferenceId: string;
  findSession: (id: string) => Session | undefined;
  onOpen: (opened: OpenDialog) => void;
};

const UnsavedSessions = ({ conferenceId, findSession, onOpen }: UnsavedSessionsProps) => (
  <>
    <UnsavedInputNotice
      section={sessionInputSection(conferenceId)}
      getName={(id) => (id === newRowId ? t('sessions.newSession') : findSession(id)?.title)}
      onContinue={(id) => onOpen({ kind: 'form', session: findSession(id) })}
    />
    <UnsavedInputNotice
      section={assignmentInputSection(conferenceId)}
      getName={(id) => {
        const session = findSession(id);
        return session && t('sessions.speakersOf', { title: session.title });
      }}
      onContinue={(id) => onOpen({ kind: 'speakers', session: findSession(id) })}
    />
  </>
);

const SpeakersLoadError = ({ onRetry }: { onRetry: () => void }) => (
  <div role="status" className="callout" data-tone="warning">
    <p>
      <strong>{t('sessions.speakersFailed')}</strong> {t('sessions.shownWithoutSpeakers')}
    </p>
    <div className="callout-actions">
      <SmallButton label={t('common.tryAgain')} onClick={onRetry} />
    </div>
  </div>
);

type SessionListProps = {
  conference: Conference;
  sessions: Session[];
  bookings: ProgrammeBooking[];
  onOpen: (opened: OpenDialog) => void;
};

const none: never[] = [];
const filterThreshold = 5;

function SessionList({ conference, sessions, bookings, onOpen }: SessionListProps) {
  const { timezone } = conference;
  const resource = sessionResource(conference);
  const [search, setSearch] = useSearch(emptySearch, searchChoices);
  const deferredSearch = useDeferredValue(search);
  const sorted = useMemo(() => sortByTime(sessions), [sessions]);
  const warnings = useWarnings(conference);
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
      <BulkList
        resource={resource}
        rows={sessions}
        matching={results}
        toolbar={
          (sessions.length > filterThreshold || !isEmptySearch(search)) && (
            <SessionFilter
              field={filter}
              search={search}
              onSearch={setSearch}
              days={groupByDay(sorted, timezone)}
              count={results.length}
              total={sessions.length}
            />
          )
        }
      >
        {results.length === 0 && (
          <p className="empty">
            <Icon name="search" /> {t('sessions.noMatch')}
            {!isEmptySearch(search) && <SmallButton label={t('programme.showAllSessions')} onClick={showAll} />}
          </p>
        )}
        {groupByDay(visible, timezone).map(({ day, label, sessions: sessionsOfDay }) => (
          <section key={day} className={styles.day} aria-label={label}>
            <h3 className={`list-title ${styles.dayName}`}>{label}</h3>
            <ul className="list">
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

const SessionFilter = ({ field, search, onSearch, days, count, total }: SessionFilterProps) => (
  <ListFilter
    ref={field}
    label={t('sessions.searchSessions')}
    placeholder={t('sessions.searchExample')}
    value={search.text}
    onSearch={(text) => onSearch({ ...search, text })}
    count={
      isEmptySearch(search)
        ? t('programme.sessionCount', { count: total })
        : t('sessions.foundSessions', { count, total })
    }
  >
    <Select
      aria-label={t('sessions.filterByDay')}
      all={t('sessions.allDays')}
      value={search.day}
      options={days.map(({ day, label }) => ({ value: day, label }))}
      onChoose={(day = '') => onSearch({ ...search, day })}
    />
    <Select
      aria-label={t('sessions.filterByType')}
      all={t('programme.allTypes')}
      value={search.type}
      options={toOptions(sessionTypes, texts('sessionTypes.sessionTypes'))}
      onChoose={(type) => onSearch({ ...search, type: type ?? '' })}
    />
    <Select
      aria-label={t('conferences.filterByMissing')}
      all={t('sessions.completeOrNot')}
      value={search.missing}
      options={[
        { value: 'speakers', label: t('sessions.withoutSpeakers') },
        { value: 'room', label: t('sessions.withoutRoom') },
        { value: 'abstract', label: t('sessions.withoutAbstract') },
      ]}
      onChoose={(missing) => onSearch({ ...search, missing: missing ?? '' })}
    />
  </ListFilter>
);

type SessionRowProps = {
  session: Session;
  timeZone: string;
  speakerCount: number;
  warnings?: string[];
  isBusy: boolean;
  onEdit: (session: Session) => void;
  onAssign: (session: Session) => void;
  onDuplicate: (session: Session) => void;
  onRemove: (session: Session) => void;
};

export const SessionRow = memo(function SessionRow(props: SessionRowProps) {
  const { session, timeZone, speakerCount, warnings, isBusy, onEdit, onAssign, onDuplicate, onRemove } = props;
  const { title, sessionType, track, description, startTime, endTime, location, maxAttendees } = session;
  const resource = sessionResource({ id: session.conferenceId, timezone: timeZone });
  return (
    <li className={styles.row}>
      <RowCheckbox id={session.id} name={title} />
      <p className={styles.time}>{formatTimeRange(startTime, endTime, timeZone)}</p>
      <div className={styles.text}>
        <div className={styles.head}>
          <h4 className={styles.title} dir="auto">
            {title}
          </h4>
          <RowBadges resource={resource} row={session} />
        </div>
        {description && (
          <p className={styles.description} dir="auto">
            {description}
          </p>
        )}
        <ul className={styles.facts}>
          <li className="badge" data-tone={sessionType === 'break' ? 'plain' : 'blue'}>
            {t(`sessionTypes.sessionTypes.${sessionType}`)}
          </li>
          {track && (
            <li className="badge" data-tone="gold" dir="auto">
              {track}
            </li>
          )}
          {location && <li dir="auto">{location}</li>}
          {maxAttendees !== null && <li>{t('sessions.attendees', { count: maxAttendees })}</li>}
        </ul>
        {warnings && (
          <ul className={styles.warnings}>
            {warnings.map((warning) => (
              <li key={warning}>
                <Icon name="attention" /> {warning}
              </li>
            ))}
          </ul>
        )}
      </div>
      <div className={styles.actions}>
        <SmallButton
          label={t('sessions.speakersButton', { count: speakerCount })}
          icon="people"
          aria-label={t('sessions.speakersButtonOf', { title, count: speakerCount })}
          onClick={() => onAssign(session)}
        />
        <SmallButton
          label={t('sessions.duplicate')}
          icon="copy"
          className="row-quiet"
          aria-label={t('sessions.duplicateNamed', { title })}
          onClick={() => onDuplicate(session)}
        />
        <RowActions
          id={session.id}
          name={title}
          isBusy={isBusy}
          onEdit={() => onEdit(session)}
          onRemove={() => onRemove(session)}
        />
      </div>
    </li>
  );
});
