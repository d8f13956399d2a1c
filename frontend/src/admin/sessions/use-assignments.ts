import { reads } from '@majlis/contracts/endpoints';
import type { Session } from '@majlis/contracts/sessions';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { query } from '../../api/query';
import { dropDraft, keepDraft, readDraft } from '../../ui/form-draft';
import { type Assigned, areSame, assignedIn, listIn } from './assigned-speakers';

/** The list as it was when work on it began. */
type Base = { version: number; list: Assigned[] };
type Local = { base: Base; list: Assigned[] };

const nobody: Assigned[] = [];

/** The speakers of a session, worked on here until they are saved or given up. */
export function useAssignments(session: Session, draftKey: string) {
  const detail = useQuery({ ...query(reads.sessionDetail(session.id)), staleTime: 0 });
  const [local, setLocal] = useState<Local | null>(null);
  const [offer, setOffer] = useState(() => readDraft(draftKey));
  const base: Base | undefined =
    local?.base ?? (detail.data && { version: detail.data.speakersVersion, list: assignedIn(detail.data) });
  const list = local?.list ?? base?.list ?? nobody;

  function change(newList: Assigned[], from = base) {
    if (!from) return;
    if (areSame(newList, from.list)) return forget();
    setLocal({ base: from, list: newList });
    setOffer(null);
    const values = { speakers: JSON.stringify(newList) };
    keepDraft(draftKey, { values, version: from.version, typedAt: new Date().toISOString() });
  }

  function forget() {
    dropDraft(draftKey);
    setOffer(null);
    setLocal(null);
  }

  return {
    /** How the saved list is read; nothing can be changed before it is there. */
    detail,
    list,
    isDirty: local !== null,
    version: base?.version,
    offer,
    change,
    forget,
    takeOffer() {
      const kept = listIn(offer?.values.speakers);
      if (kept && base) change(kept, { ...base, version: offer?.version ?? base.version });
      else forget();
    },
    assign: (speaker: Assigned) => change([...list, speaker]),
    remove: (personId: string) => change(list.filter((speaker) => speaker.personId !== personId)),
    edit: (personId: string, changes: Partial<Assigned>) =>
      change(list.map((speaker) => (speaker.personId === personId ? { ...speaker, ...changes } : speaker))),
    reorder: (personIds: string[]) => change(personIds.flatMap((id) => list.filter(({ personId }) => personId === id))),
  };
}

export type Assignments = ReturnType<typeof useAssignments>;
