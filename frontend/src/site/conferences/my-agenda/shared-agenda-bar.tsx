import type { AgendaSession } from '@majlis/contracts/programme/sessions.schema';
import { useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { t } from '#messages';
import { direction } from '#messages/language';
import { lazyDialog } from '../../../ui/page/lazy-part';
import { useIsHydrating } from '../../../ui/page/prerender';
import { parseAgendaHash } from './agenda-link';
import type { MyAgenda } from './my-agenda';
import * as styles from './my-agenda.module.scss';
import { useAgendaState } from './use-my-agenda';

const SharedAgendaQuestion = lazyDialog(async () => (await import('./shared-agenda-question')).SharedAgendaQuestion);

type SharedAgendaBarProps = {
  agenda: MyAgenda;
  sessions: AgendaSession[];
  /** The sessions of a shared agenda that the visitor only looks at. */
  viewedIds: ReadonlySet<string> | undefined;
  onView: (ids: ReadonlySet<string> | undefined) => void;
  /** The shared sessions are in the visitor's agenda now. */
  onTake: () => void;
};

/** Asks what to do with the agenda in the address, and names it while it is looked at. */
export function SharedAgendaBar({ agenda, sessions, viewedIds, onView, onTake }: SharedAgendaBarProps) {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const isHydrating = useIsHydrating();
  const [answeredHash, setAnsweredHash] = useState('');
  const shared = useMemo(
    () => (isHydrating ? undefined : parseAgendaHash(hash, sessions)),
    [isHydrating, hash, sessions],
  );
  // The same link may be opened again.
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
      <div className={styles.actions}>
        <button type="button" className="btn btn-sm btn-primary" onClick={() => take([...own, ...viewedIds])}>
          {t('agenda.addToMine')}
        </button>
        <button type="button" className="btn btn-sm btn-outline-primary" onClick={() => take(viewedIds)}>
          {t('agenda.replaceMine')}
        </button>
        <button type="button" className="btn btn-sm btn-outline-primary" onClick={leave}>
          {t('agenda.showAllSessions')}
        </button>
      </div>
    </section>
  );
}

/** After the dialog has closed, which would return the focus to where it was. */
function focusProgramme(): void {
  setTimeout(() => {
    const heading = document.getElementById('agenda-heading');
    heading?.focus({ preventScroll: true });
    heading?.scrollIntoView();
  });
}
