import type { AgendaSession } from '@majlis/contracts/programme/sessions.schema';
import { useLayoutEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { t } from '#messages';
import { readStorage, writeStorage } from '../../../ui/browser-storage';
import { type AgendaClash, describeClashesOf, findAgendaClashes } from './agenda-clashes';

type AgendaState = {
  ids: ReadonlySet<string>;
  /** False after the browser refused to store the ids: they are lost with the page. */
  isStored: boolean;
  clashes: AgendaClash[];
  /** The notes beside the stars of sessions in the agenda, by session id. */
  notes: ReadonlyMap<string, string>;
  /** The note of the session that was added last, for screen readers. */
  announcement: string;
};

export type MyAgenda = ReturnType<typeof createMyAgenda>;

const emptyAgenda: AgendaState = {
  ids: new Set(),
  isStored: true,
  clashes: [],
  notes: new Map(),
  announcement: '',
};

/** No visitor attends more sessions. Of a damaged entry in the browser's storage no more ids are read. */
const maxIds = 2000;

const agendas = new Map<string, MyAgenda>();

/** Returns the visitor's agenda of a conference, which the programme, dialogs and session pages share. */
export function myAgendaOf(conferenceId: string): MyAgenda {
  const agenda = agendas.get(conferenceId) ?? createMyAgenda(`agenda-${conferenceId}`);
  agendas.set(conferenceId, agenda);
  return agenda;
}

function createMyAgenda(key: string) {
  const listeners = new Set<() => void>();
  let state: AgendaState = { ...emptyAgenda, ids: parseIds(readStorage('localStorage', key)) };
  let sessions: AgendaSession[] = [];
  let isVirtual = false;
  let toggledId: string | undefined;

  function update(ids: ReadonlySet<string>, isStored: boolean): void {
    const clashes = findAgendaClashes(
      sessions.filter(({ id }) => ids.has(id)),
      isVirtual,
    );
    const notes = new Map(describeClashesOf(clashes));
    if (!isStored && toggledId)
      notes.set(toggledId, [notes.get(toggledId), t('agenda.notKept')].filter(Boolean).join(' '));
    const announcement = (toggledId && ids.has(toggledId) && notes.get(toggledId)) || '';
    state = { ids, isStored, clashes, notes, announcement };
    for (const listener of listeners) listener();
  }

  /** Another tab may have changed the stored ids. If the browser refuses to store them, the ids in memory are the only ones. */
  function refresh(): void {
    if (!state.isStored) return;
    const ids = parseIds(readStorage('localStorage', key));
    if (!hasSameIds(ids, state.ids)) update(ids, true);
  }

  function save(ids: ReadonlySet<string>): void {
    update(ids, writeStorage('localStorage', key, ids.size > 0 ? JSON.stringify([...ids]) : null));
  }

  function onStorage(event: StorageEvent): void {
    if (event.key === key || event.key === null) refresh();
  }

  const subscribe = (listener: () => void): (() => void) => {
    if (listeners.size === 0) {
      window.addEventListener('storage', onStorage);
      // A page in the back/forward cache gets no storage events.
      window.addEventListener('pageshow', refresh);
      refresh();
    }
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size > 0) return;
      window.removeEventListener('storage', onStorage);
      window.removeEventListener('pageshow', refresh);
    };
  };

  return {
    subscribe,
    getState: (): AgendaState => state,
    /** Undefined when the session is not in the agenda. */
    noteOf: (id: string): string | undefined => (state.ids.has(id) ? (state.notes.get(id) ?? '') : undefined),
    /** Sets the sessions in which clashes are looked for. In a virtual conference nobody has to walk between rooms. */
    setSessions(current: AgendaSession[], isVirtualConference: boolean): void {
      if (sessions === current) return;
      sessions = current;
      isVirtual = isVirtualConference;
      if (state.ids.size > 0) update(state.ids, state.isStored);
    },
    toggle(id: string): void {
      refresh();
      const ids = new Set(state.ids);
      toggledId = id;
      if (!ids.delete(id)) ids.add(id);
      save(ids);
    },
    save(ids: Iterable<string>): void {
      toggledId = undefined;
      save(new Set(ids));
    },
  };
}

function parseIds(text: string | null): ReadonlySet<string> {
  try {
    const stored: unknown = JSON.parse(text ?? '[]');
    const ids = Array.isArray(stored) ? stored.filter((id: unknown) => typeof id === 'string') : [];
    return new Set(ids.filter((id) => /^[\w-]{1,64}$/.test(id)).slice(0, maxIds));
  } catch {
    return new Set();
  }
}

const hasSameIds = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean =>
  one.size === other.size && [...one].every((id) => other.has(id));

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

/** Decides which sessions the programme offers: all, those of the visitor's agenda or those of a shared one. */
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
