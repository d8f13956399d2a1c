import { calendarPaths } from '@majlis/contracts/conferences/calendars';
import type { Conference } from '@majlis/contracts/conferences/conferences';
import type { AgendaSession } from '@majlis/contracts/programme/sessions.schema';
import { useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { t } from '#messages';
import { direction } from '#messages/language';
import { inLanguage } from '../../../api/query';
import { lazyDialog } from '../../../ui/page/lazy-part';
import { useIsHydrating } from '../../../ui/page/prerender';
import { formatClash } from './agenda-clashes';
import { parseAgendaHash } from './agenda-link';
import { type MyAgenda, useAgendaState } from './my-agenda';
import * as styles from './my-agenda.module.scss';

/** Further clashes are named at their sessions only. */
const maxListedClashes = 5;

/** The address names each session, and the gateway takes addresses of 8 kB. */
const maxCalendarSessions = 200;

const ShareAgendaDialog = lazyDialog(async () => (await import('./share-agenda-dialog')).ShareAgendaDialog);

type AgendaHeadProps = {
  conference: Pick<Conference, 'id' | 'slug' | 'title'>;
  agenda: MyAgenda;
  sessions: AgendaSession[];
};

/** Stands above the programme while that is filtered by the visitor's agenda. */
export function AgendaHead({ conference, agenda, sessions }: AgendaHeadProps) {
  const { ids, isStored, clashes } = useAgendaState(agenda);
  const [isSharing, setIsSharing] = useState(false);
  const chosen = sessions.filter(({ id }) => ids.has(id));
  const drop = () => {
    agenda.save(chosen.map(({ id }) => id));
    // The pressed button disappears, so a heading takes the focus. If all sessions were withdrawn, the agenda disappears, too.
    document.getElementById(chosen.length > 0 ? 'my-agenda-heading' : 'agenda-heading')?.focus();
  };
  if (ids.size === 0) return null;
  return (
    <section className={styles.head} dir={direction} aria-labelledby="my-agenda-heading">
      <h3 id="my-agenda-heading" tabIndex={-1}>
        {t('agenda.myAgenda')}
      </h3>
      <p>
        {t('programme.sessionCount', { count: chosen.length })}
        <span className="screen-only">. {isStored ? t('agenda.keptInBrowser') : t('agenda.notKept')}</span>
      </p>
      {clashes.length > 0 && (
        <ul className={styles.clashes} aria-label={t('agenda.clashes')}>
          {clashes.slice(0, maxListedClashes).map((clash) => (
            <li key={`${clash.earlier.id} ${clash.later.id}`}>{formatClash(clash)}</li>
          ))}
          {clashes.length > maxListedClashes && (
            <li>{t('agenda.moreClashes', { count: clashes.length - maxListedClashes })}</li>
          )}
        </ul>
      )}
      {chosen.length < ids.size && <MissingSessions count={ids.size - chosen.length} onDrop={drop} />}
      {chosen.length > 0 && (
        <div className={`${styles.actions} screen-only`}>
          <button type="button" className="btn btn-sm btn-primary" onClick={() => setIsSharing(true)}>
            {t('agenda.shareOrOpen')}
          </button>
          <button type="button" className="btn btn-sm btn-outline-primary" onClick={() => window.print()}>
            {t('agenda.printAgenda')}
          </button>
          <CalendarLink conferenceId={conference.id} sessions={chosen} />
        </div>
      )}
      {isSharing && <ShareAgendaDialog conference={conference} sessions={chosen} onClose={() => setIsSharing(false)} />}
    </section>
  );
}

function CalendarLink({ conferenceId, sessions }: { conferenceId: string; sessions: AgendaSession[] }) {
  if (sessions.length > maxCalendarSessions) return null;
  const path = calendarPaths.choice(
    conferenceId,
    sessions.map(({ id }) => id),
  );
  return (
    <a className="btn btn-sm btn-outline-primary" href={inLanguage(path)}>
      {t('session.addToCalendar')}
    </a>
  );
}

const MissingSessions = ({ count, onDrop }: { count: number; onDrop: () => void }) => (
  <p className={styles.missing}>
    {t('agenda.missing', { count })}
    <button type="button" className="btn btn-sm btn-outline-primary" onClick={onDrop}>
      {t('agenda.removeMissing', { count })}
    </button>
  </p>
);

const SharedAgendaQuestion = lazyDialog(async () => (await import('./shared-agenda-question')).SharedAgendaQuestion);

type SharedAgendaBarProps = {
  agenda: MyAgenda;
  sessions: AgendaSession[];
  /** The sessions of a shared agenda that the visitor only looks at. */
  viewedIds: ReadonlySet<string> | undefined;
  onView: (ids: ReadonlySet<string> | undefined) => void;
  /** Called when the shared sessions have been added to the visitor's agenda or replaced it. */
  onTake: () => void;
};

/** Asks what to do with the agenda in the address. While the visitor views that agenda, a bar offers to keep or to leave it. */
export function SharedAgendaBar({ agenda, sessions, viewedIds, onView, onTake }: SharedAgendaBarProps) {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const isHydrating = useIsHydrating();
  const [answeredHash, setAnsweredHash] = useState('');
  const shared = useMemo(
    () => (isHydrating ? undefined : parseAgendaHash(hash, sessions)),
    [isHydrating, hash, sessions],
  );
  // The answer is forgotten with the link, because the visitor may open the same link again.
  if (!shared && answeredHash) setAnsweredHash('');
  const own = useAgendaState(agenda).ids;

  function leave(): void {
    setAnsweredHash(hash);
    if (viewedIds) onView(undefined);
    if (shared) void navigate({ search }, { replace: true });
    focusProgramme();
  }
  function take(ids: Iterable<string>): void {
    agenda.save(ids);
    leave();
    onTake();
  }
  function viewOnly(ids: ReadonlySet<string>): void {
    // The link stays in the address, so that a reload asks again.
    setAnsweredHash(hash);
    onView(ids);
    focusProgramme();
  }

  if (shared && hash !== answeredHash)
    return (
      <SharedAgendaQuestion
        shared={shared}
        ownCount={own.size}
        onAdd={() => take([...own, ...shared.ids])}
        onReplace={() => take(shared.ids)}
        onView={() => viewOnly(shared.ids)}
        onClose={leave}
      />
    );
  if (!viewedIds) return null;
  return (
    <section className={styles.head} dir={direction} aria-label={t('agenda.sharedAgenda')}>
      <p>{t('agenda.viewingShared', { count: viewedIds.size })}</p>
      <div className={`${styles.actions} screen-only`}>
        <button type="button" className="btn btn-sm btn-primary" onClick={() => take([...own, ...viewedIds])}>
          {t('agenda.addToMine')}
        </button>
        <button type="button" className="btn btn-sm btn-outline-primary" onClick={() => take(viewedIds)}>
          {t('agenda.replaceMine')}
        </button>
        <button type="button" className="btn btn-sm btn-outline-primary" onClick={leave}>
          {t('programme.showAllSessions')}
        </button>
      </div>
    </section>
  );
}

/** Waits until the dialog has closed, because closing returns the focus to where it was. */
function focusProgramme(): void {
  setTimeout(() => {
    const heading = document.getElementById('agenda-heading');
    heading?.focus({ preventScroll: true });
    heading?.scrollIntoView();
  });
}
