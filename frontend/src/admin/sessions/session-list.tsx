import type { Conference } from '@majlis/contracts/conferences';
import type { ProgrammeSession, Session } from '@majlis/contracts/sessions';
import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { hasScreenKeyboard } from '../../ui/hooks/screen-keyboard';
import { useSteady } from '../../ui/hooks/use-steady';
import { ShowMore, useBeginning } from '../../ui/page/show-more';
import { useRemoveRow } from '../editing/use-remove-row';
import { Icon } from '../icon';
import { everything, findSessions, isEverything } from './find-sessions';
import { daysOf, inTimeOrder } from './session-days';
import type { Opened } from './session-dialogs';
import { SessionFilter } from './session-filter';
import { sessionResource } from './session-resource';
import { SessionRow } from './session-row';
import * as styles from './session-row.module.scss';
import { bookingsOf, warningsOf } from './session-warnings';

type SessionListProps = {
  conference: Conference;
  sessions: Session[];
  programme: ProgrammeSession[];
  onOpen: (opened: Opened) => void;
};

/** As many sessions are seen at a glance; more get a filter. */
const glance = 5;

/** The sessions by day, with what can be done to each. */
export function SessionList({ conference, sessions, programme, onOpen }: SessionListProps) {
  const { timezone } = conference;
  const [search, setSearch] = useState(everything);
  const wanted = useDeferredValue(search);
  const inOrder = useMemo(() => inTimeOrder(sessions), [sessions]);
  const bookings = useMemo(() => bookingsOf(sessions, programme), [sessions, programme]);
  const warnings = useMemo(() => warningsOf(bookings, conference), [bookings, conference]);
  const counts = useMemo(() => new Map(bookings.map(({ id, speakers }) => [id, speakers.length])), [bookings]);
  const { remove, isPending } = useRemoveRow(sessionResource(conference));
  const edit = useSteady((session: Session) => onOpen({ what: 'form', session }));
  const assign = useSteady((session: Session) => onOpen({ what: 'speakers', session }));
  const duplicate = useSteady((session: Session) => onOpen({ what: 'form', copied: session }));
  const askToRemove = useSteady((session: Session) => void remove(session, 'It leaves the programme at once.'));
  const filter = useRef<HTMLInputElement>(null);
  const found = findSessions(inOrder, bookings, wanted, timezone);
  const { shown, rest, showMore } = useBeginning(found);

  function showAll() {
    setSearch(everything);
    // The button that was pressed goes.
    if (!hasScreenKeyboard()) filter.current?.focus();
  }

  return (
    <>
      {sessions.length > glance && (
        <SessionFilter
          field={filter}
          search={search}
          onSearch={setSearch}
          days={daysOf(inOrder, timezone)}
          count={found.length}
          total={sessions.length}
        />
      )}
      {found.length === 0 && (
        <p className="empty">
          <Icon name="search" /> No session matches.
          {!isEverything(search) && (
            <button type="button" className="btn btn-quiet btn-sm" onClick={showAll}>
              Show all sessions
            </button>
          )}
        </p>
      )}
      {daysOf(shown, timezone).map(({ day, name, sessions: ofDay }) => (
        <section key={day} className={styles.day} aria-label={name}>
          <h3 className={styles.dayName}>{name}</h3>
          <ul className={styles.rows}>
            {ofDay.map((session) => (
              <SessionRow
                key={session.id}
                session={session}
                timeZone={timezone}
                speakers={counts.get(session.id) ?? 0}
                warnings={warnings.get(session.id)}
                isBusy={isPending}
                onEdit={edit}
                onAssign={assign}
                onDuplicate={duplicate}
                onRemove={askToRemove}
              />
            ))}
          </ul>
        </section>
      ))}
      <ShowMore rest={rest} onMore={showMore} />
    </>
  );
}
