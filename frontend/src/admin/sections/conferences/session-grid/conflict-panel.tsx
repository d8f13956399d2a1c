import {
  type AcceptedConflict,
  acceptedConflictPath,
  acceptedConflicts,
  type Conflict,
  conflictKinds,
  type ProgrammeBooking,
} from '@majlis/contracts/programme/programme-conflicts';
import { useMutation } from '@tanstack/react-query';
import { memo, useState } from 'react';
import { Link } from 'react-router-dom';
import { rich, t } from '#messages/staff';
import { query } from '../../../../api/query';
import { formatShortDay, formatTime } from '../../../../ui/time/dates';
import { sendWrite } from '../../../shell/api/write';
import { Icon, SmallButton } from '../../../shell/buttons';
import { managementPaths } from '../../../shell/conferences';
import { useStaffNames } from '../../../shell/sign-in/auth';
import { useWriteTools } from '../../../shell/writes';
import { conflictDetail, isClash, isOpenClash } from '../sessions/session-conflicts';
import * as styles from './conflict-panel.module.scss';
import type { DayOf } from './planned-days';
import * as gridStyles from './session-grid.module.scss';

type ConflictActions = {
  conferenceId: string;
  timeZone: string;
  onGo: (session: ProgrammeBooking) => void;
  onAccept: (conflict: Conflict) => void;
  onCountAgain: (conflict: Conflict) => void;
};

type ConflictPanelProps = ConflictActions & { conflicts: Conflict[]; day: string; dayOf: DayOf };

/** Memoized, because the steps of a drag do not change it. */
export const ConflictPanel = memo(function ConflictPanel({ conflicts, day, dayOf, ...actions }: ConflictPanelProps) {
  const [isWhole, setWhole] = useState(false);
  const isOnDay = ({ sessions }: Conflict) =>
    sessions.some((session) => session.conferenceId === actions.conferenceId && dayOf(session) === day);
  const listed = isWhole ? conflicts : conflicts.filter(isOnDay);
  const open = listed.filter(isOpenClash);
  const missing = listed.filter((conflict) => !isClash(conflict) && conflict.accepted === null);
  const accepted = listed.filter((conflict) => conflict.accepted !== null);
  return (
    <section className={styles.conflicts} aria-labelledby="grid-conflicts">
      <h3 id="grid-conflicts" className={`small-title ${gridStyles.sideTitle}`}>
        {t('sessionGrid.conflicts')} <span className={gridStyles.total}>{open.length}</span>
      </h3>
      <label className={styles.whole}>
        <input type="checkbox" checked={isWhole} onChange={({ target }) => setWhole(target.checked)} />{' '}
        {t('sessionGrid.onAllDays')}
      </label>
      {open.length === 0 && (
        <p className={styles.clear}>
          <Icon name="done" />{' '}
          {isWhole || conflicts.length === 0 ? t('sessionGrid.noConflicts') : t('sessionGrid.noConflictsOnDay')}
        </p>
      )}
      <Groups conflicts={open} {...actions} />
      {missing.length > 0 && (
        <>
          <h4 className={`small-title ${gridStyles.sideTitle}`}>
            {t('sessionGrid.stillMissing')} <span className={gridStyles.total}>{missing.length}</span>
          </h4>
          <Groups conflicts={missing} {...actions} />
        </>
      )}
      <Group label={t('sessionGrid.accepted')} conflicts={accepted} isFolded {...actions} />
    </section>
  );
});

const Groups = ({ conflicts, ...actions }: ConflictActions & { conflicts: Conflict[] }) =>
  conflictKinds.map((kind) => (
    <Group
      key={kind}
      label={t(`sessionGrid.conflictKinds.${kind}`)}
      conflicts={conflicts.filter((one) => one.kind === kind)}
      {...actions}
    />
  ));

type GroupProps = ConflictActions & { label: string; conflicts: Conflict[]; isFolded?: boolean };

/** A longer list is shown in parts. */
const maxListed = 20;

function Group({ label, conflicts, isFolded = false, ...actions }: GroupProps) {
  const [limit, setLimit] = useState(maxListed);
  if (conflicts.length === 0) return null;
  return (
    <details open={!isFolded}>
      <summary>
        {label} <span className={gridStyles.total}>{conflicts.length}</span>
      </summary>
      <ul className="list">
        {conflicts.slice(0, limit).map((conflict) => (
          <Item key={conflict.key} conflict={conflict} {...actions} />
        ))}
      </ul>
      {conflicts.length > limit && (
        <SmallButton
          label={rich('ui.showMore', { remaining: () => conflicts.length - limit })}
          onClick={() => setLimit(limit + maxListed)}
        />
      )}
    </details>
  );
}

function Item({ conflict, onAccept, onCountAgain, ...actions }: ConflictActions & { conflict: Conflict }) {
  const { nameOf } = useStaffNames();
  const { sessions, accepted } = conflict;
  const detail = conflictDetail(conflict);
  const titles = sessions.map(({ title }) => title).join(t('lists.listSeparator'));
  return (
    <li className={styles.item}>
      {accepted && <p className={styles.detail}>{t(`sessionGrid.conflictKinds.${conflict.kind}`)}</p>}
      {detail && (
        <p className={styles.detail} dir="auto">
          {detail}
        </p>
      )}
      <ul className="list">
        {sessions.map((session) => (
          <li key={session.id}>
            <SessionLink session={session} {...actions} />
          </li>
        ))}
      </ul>
      {accepted ? (
        <>
          <p className={styles.reason}>
            <q dir="auto">{accepted.reason}</q> {nameOf(accepted.by)}
          </p>
          <button
            type="button"
            className={`link-button ${styles.action}`}
            aria-label={t('sessionGrid.countAgainOf', { titles })}
            onClick={() => onCountAgain(conflict)}
          >
            {t('sessionGrid.countAgain')}
          </button>
        </>
      ) : (
        <button
          type="button"
          className={`link-button ${styles.action}`}
          aria-label={t('sessionGrid.acceptOf', { kind: t(`sessionGrid.conflictKinds.${conflict.kind}`), titles })}
          onClick={() => onAccept(conflict)}
        >
          {t('sessionGrid.openAccept')}
        </button>
      )}
    </li>
  );
}

type SessionLinkProps = Pick<ConflictActions, 'conferenceId' | 'timeZone' | 'onGo'> & { session: ProgrammeBooking };

function SessionLink({ session, conferenceId, timeZone, onGo }: SessionLinkProps) {
  const { title, startTime, conferenceTitle } = session;
  const time = (
    <span className={styles.when}>
      {formatShortDay(startTime, timeZone)} {formatTime(startTime, timeZone)}
    </span>
  );
  if (session.conferenceId === conferenceId)
    return (
      <button type="button" className={`link-button ${styles.go}`} onClick={() => onGo(session)}>
        {time} <span dir="auto">{title}</span>
      </button>
    );
  return (
    <Link
      className={`link-button ${styles.go}`}
      to={`${managementPaths.conference(session.conferenceId, 'sessions/grid')}?session=${session.id}`}
    >
      {time} <span dir="auto">{title}</span>
      <span className={styles.elsewhere} dir="auto">
        {conferenceTitle}
      </span>
    </Link>
  );
}

type Acceptance = { conflict: Conflict; reason: string | undefined };

/** Accepts a conflict with a reason; without one, an accepted conflict counts again. */
export function useAcceptConflict(conferenceId: string) {
  const { cache, toast, fail } = useWriteTools();
  const save = useMutation({
    mutationFn: ({ conflict: { key }, reason }: Acceptance) => {
      const path = acceptedConflictPath(conferenceId, key);
      return reason === undefined
        ? sendWrite<AcceptedConflict>('DELETE', path)
        : sendWrite<AcceptedConflict>('PUT', path, { reason });
    },
    onSuccess: (_written, { conflict, reason }) => {
      const undo = () => save.mutate({ conflict, reason: conflict.accepted?.reason });
      toast(reason === undefined ? t('sessionGrid.conflictCounts') : t('sessionGrid.conflictAccepted'), {
        actions: [{ label: t('common.undo'), run: undo }],
      });
    },
    onError: (error) => fail(t('sessionGrid.conflictChangeFailed'), error),
    onSettled: () => cache.invalidateQueries({ queryKey: query(acceptedConflicts(conferenceId)).queryKey }),
  });
  return save;
}
