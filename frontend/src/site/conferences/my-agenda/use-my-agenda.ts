import type { AgendaSession } from '@majlis/contracts/programme/sessions.schema';
import { useLayoutEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { type AgendaState, emptyAgenda, type MyAgenda, myAgendaOf } from './my-agenda';

/** Empty during prerendering and hydration. */
export const useAgendaState = (agenda: MyAgenda): AgendaState =>
  useSyncExternalStore(agenda.subscribe, agenda.getState, () => emptyAgenda);

/** Undefined when the session is not in the agenda. A row renders again only if its own note changes. */
export const useAgendaNote = (agenda: MyAgenda, id: string): string | undefined =>
  useSyncExternalStore(
    agenda.subscribe,
    () => agenda.noteOf(id),
    () => undefined,
  );

export type AgendaView = {
  agenda: MyAgenda;
  /** The sessions of a shared agenda that the visitor only looks at. */
  viewedIds: ReadonlySet<string> | undefined;
  isMine: boolean;
  chosenSessions: AgendaSession[];
};

/** The sessions that the programme offers: all, those of the visitor's agenda or those of a shared one. */
export function useAgendaView(
  { id, isVirtual = false }: { id: string; isVirtual?: boolean },
  sessions: AgendaSession[],
  filter: 'mine' | '',
) {
  const agenda = myAgendaOf(id);
  useLayoutEffect(() => agenda.setSessions(sessions, isVirtual), [agenda, sessions, isVirtual]);
  const [viewedIds, setViewedIds] = useState<ReadonlySet<string>>();
  const isMine = filter === 'mine' && !viewedIds;
  const ids = useKeptIds(agenda, isMine);
  const shown = viewedIds ?? ids;
  const chosenSessions = useMemo(
    () => (shown ? sessions.filter((session) => shown.has(session.id)) : sessions),
    [sessions, shown],
  );
  return { agenda, viewedIds, setViewedIds, isMine, chosenSessions };
}

const noIds: ReadonlySet<string> = new Set();

/** A session that is taken out of the agenda stays in the list until the filter changes, so that it can be put back. */
function useKeptIds(agenda: MyAgenda, isMine: boolean): ReadonlySet<string> | undefined {
  const getIds = () => (isMine ? agenda.getState().ids : noIds);
  const ids = useSyncExternalStore(agenda.subscribe, getIds, () => noIds);
  const [kept, setKept] = useState({ isMine, ids });
  if (kept.isMine !== isMine) setKept({ isMine, ids });
  else if ([...ids].some((id) => !kept.ids.has(id))) setKept({ isMine, ids: new Set([...kept.ids, ...ids]) });
  return isMine ? kept.ids : undefined;
}
