import { endpoints } from '@majlis/contracts/endpoints';
import type { Session } from '@majlis/contracts/sessions';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { query } from '../../api/query';
import type { Draft } from '../form/draft-storage';
import { useDraft } from '../form/use-draft';
import { type AssignedSpeaker, haveSameAssignments, parseStoredList, toAssignedSpeakers } from './assigned-speakers';

/** An edit is based on this saved list. */
export type SavedAssignments = { version: number; list: AssignedSpeaker[] };
type LocalAssignments = { base: SavedAssignments; list: AssignedSpeaker[] };

const emptyList: AssignedSpeaker[] = [];

/** The edited list is kept as a draft until it is saved or discarded. */
export function useAssignments(session: Session, draftKey: string) {
  const detail = useQuery({ ...query(endpoints.sessionDetail(session.id)), staleTime: 0 });
  const draft = useDraft(draftKey);
  const [local, setLocal] = useState(() => toLocalAssignments(draft.continued));
  const [ofDraft, setOfDraft] = useState<SavedAssignments | null>(null);
  const base: SavedAssignments | undefined =
    local?.base ??
    ofDraft ??
    (detail.data && { version: detail.data.speakersVersion, list: toAssignedSpeakers(detail.data) });
  const list = local?.list ?? base?.list ?? emptyList;

  function change(newList: AssignedSpeaker[]) {
    if (!base) return;
    if (haveSameAssignments(newList, base.list)) return discardChanges();
    setLocal({ base, list: newList });
    draft.store({
      values: { speakers: newList },
      baseValues: { speakers: base.list },
      version: base.version,
      typedAt: new Date().toISOString(),
    });
  }

  function discardChanges() {
    draft.remove();
    setLocal(null);
  }

  return {
    /** Nothing can be changed before this query has loaded the saved list. */
    detail,
    list,
    isDirty: local !== null,
    isOfDraft: ofDraft !== null,
    version: base?.version,
    offeredDraft: draft.offeredDraft,
    change,
    discardChanges,
    /** Shows the list that a draft of the session has, or the live one. */
    show(saved: SavedAssignments | null) {
      discardChanges();
      setOfDraft(saved);
    },
    restoreDraft: () => setLocal(toLocalAssignments(draft.restoreDraft())),
    discardDraft: draft.discardDraft,
    assign: (speaker: AssignedSpeaker) => change([...list, speaker]),
    remove: (personId: string) => change(list.filter((speaker) => speaker.personId !== personId)),
    edit: (personId: string, changes: Partial<AssignedSpeaker>) =>
      change(list.map((speaker) => (speaker.personId === personId ? { ...speaker, ...changes } : speaker))),
    reorder: (personIds: string[]) => change(personIds.flatMap((id) => list.filter(({ personId }) => personId === id))),
  };
}

function toLocalAssignments(draft: Draft | undefined): LocalAssignments | null {
  const [list, before] = [draft?.values, draft?.baseValues].map((values) => parseStoredList(values?.speakers));
  return list && before && draft?.version !== undefined
    ? { base: { version: draft.version, list: before }, list }
    : null;
}

export type Assignments = ReturnType<typeof useAssignments>;
