import { reads } from '@majlis/contracts/endpoints';
import type { Session } from '@majlis/contracts/sessions';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { query } from '../../api/query';
import type { Draft } from '../../ui/form/draft-storage';
import { useDraft } from '../../ui/form/use-draft';
import { type Assigned, areSame, assignedIn, listIn } from './assigned-speakers';

/** The list as it was when work on it began. */
type Base = { version: number; list: Assigned[] };
type Local = { base: Base; list: Assigned[] };

const nobody: Assigned[] = [];

/** The speakers of a session, worked on here until they are saved or discarded. */
export function useAssignments(session: Session, draftKey: string) {
  const detail = useQuery({ ...query(reads.sessionDetail(session.id)), staleTime: 0 });
  const draft = useDraft(draftKey);
  const [local, setLocal] = useState(() => localOf(draft.continued));
  const base: Base | undefined =
    local?.base ?? (detail.data && { version: detail.data.speakersVersion, list: assignedIn(detail.data) });
  const list = local?.list ?? base?.list ?? nobody;

  function change(newList: Assigned[]) {
    if (!base) return;
    if (areSame(newList, base.list)) return forget();
    setLocal({ base, list: newList });
    draft.store({
      values: { speakers: newList },
      over: { speakers: base.list },
      version: base.version,
      typedAt: new Date().toISOString(),
    });
  }

  function forget() {
    draft.remove();
    setLocal(null);
  }

  return {
    /** How the saved list is read; nothing can be changed before it is there. */
    detail,
    list,
    isDirty: local !== null,
    version: base?.version,
    offeredDraft: draft.offeredDraft,
    change,
    forget,
    restoreDraft: () => setLocal(localOf(draft.restoreDraft())),
    discardDraft: draft.discardDraft,
    assign: (speaker: Assigned) => change([...list, speaker]),
    remove: (personId: string) => change(list.filter((speaker) => speaker.personId !== personId)),
    edit: (personId: string, changes: Partial<Assigned>) =>
      change(list.map((speaker) => (speaker.personId === personId ? { ...speaker, ...changes } : speaker))),
    reorder: (personIds: string[]) => change(personIds.flatMap((id) => list.filter(({ personId }) => personId === id))),
  };
}

function localOf(draft: Draft | undefined): Local | null {
  const [list, before] = [draft?.values, draft?.over].map((values) => listIn(values?.speakers));
  return list && before && draft?.version !== undefined
    ? { base: { version: draft.version, list: before }, list }
    : null;
}

export type Assignments = ReturnType<typeof useAssignments>;
