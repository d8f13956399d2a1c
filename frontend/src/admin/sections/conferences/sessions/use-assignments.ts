import { endpoints } from '@majlis/contracts/api/endpoints';
import type { AssignmentsInput, SpeakerSummary } from '@majlis/contracts/programme/assignments.schema';
import type { Session, SessionDetail } from '@majlis/contracts/programme/sessions.schema';
import { speakerTypes } from '@majlis/contracts/shared/choices';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { z } from 'zod';
import { t } from '#messages/staff';
import { query } from '../../../../api/query';
import { formatPosition, fullName } from '../../../../ui/text/formats';
import { type UnsavedInput, useUnsavedInput } from '../../../shell/unsaved-input';

/** An edit is based on this saved list. */
type SavedAssignments = { version: number; list: AssignedSpeaker[] };
type LocalAssignments = { base: SavedAssignments; list: AssignedSpeaker[] };

const emptyList: AssignedSpeaker[] = [];

/** The edited list is kept as unsaved input until it is saved or discarded. */
export function useAssignments(session: Session, inputKey: string) {
  const detail = useQuery({ ...query(endpoints.sessionDetail(session.id)), staleTime: 0 });
  const unsaved = useUnsavedInput(inputKey);
  const [local, setLocal] = useState(() => toLocalAssignments(unsaved.continued));
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
    unsaved.store({
      values: { speakers: newList },
      baseValues: { speakers: base.list },
      version: base.version,
      typedAt: new Date().toISOString(),
    });
  }

  function discardChanges() {
    unsaved.remove();
    setLocal(null);
  }

  return {
    /** Until this query has loaded the saved list, nothing can be changed. */
    detail,
    list,
    isDirty: local !== null,
    isOfDraft: ofDraft !== null,
    version: base?.version,
    offeredInput: unsaved.offeredInput,
    change,
    discardChanges,
    /** Shows the list that a draft of the session has, or the live one. */
    show(saved: SavedAssignments | null) {
      discardChanges();
      setOfDraft(saved);
    },
    restoreInput: () => setLocal(toLocalAssignments(unsaved.restoreInput())),
    discardInput: unsaved.discardInput,
    assign: (speaker: AssignedSpeaker) => change([...list, speaker]),
    remove: (personId: string) => change(list.filter((speaker) => speaker.personId !== personId)),
    edit: (personId: string, changes: Partial<AssignedSpeaker>) =>
      change(list.map((speaker) => (speaker.personId === personId ? { ...speaker, ...changes } : speaker))),
    reorder: (personIds: string[]) => change(personIds.flatMap((id) => list.filter(({ personId }) => personId === id))),
  };
}

function toLocalAssignments(unsaved: UnsavedInput | undefined): LocalAssignments | null {
  const [list, before] = [unsaved?.values, unsaved?.baseValues].map((values) => parseStoredList(values?.speakers));
  return list && before && unsaved?.version !== undefined
    ? { base: { version: unsaved.version, list: before }, list }
    : null;
}

export type Assignments = ReturnType<typeof useAssignments>;

export type AssignedSpeaker = AssignmentsInput['speakers'][number] & { name: string; role: string };

/** Converts saved assignments; people who have been deleted since are left out. */
export const toAssignedSpeakers = ({ speakers }: Pick<SessionDetail, 'speakers'>): AssignedSpeaker[] =>
  speakers.flatMap(({ person, speakerType, presentationTitle }) =>
    person ? [{ ...newAssignedSpeaker(person), speakerType, presentationTitle }] : [],
  );

export const newAssignedSpeaker = (
  person: Pick<SpeakerSummary, 'id' | 'firstName' | 'lastName' | 'position' | 'organization'>,
): AssignedSpeaker => ({
  personId: person.id,
  speakerType: 'presenter',
  presentationTitle: '',
  name: fullName(person),
  role: formatPosition(person),
});

export const toAssignmentsInput = (list: AssignedSpeaker[]): AssignmentsInput => ({
  speakers: list.map(({ personId, speakerType, presentationTitle }) => ({ personId, speakerType, presentationTitle })),
});

const haveSameAssignments = (one: AssignedSpeaker[], other: AssignedSpeaker[]): boolean =>
  JSON.stringify(toAssignmentsInput(one)) === JSON.stringify(toAssignmentsInput(other));

/** Example: 'Salma Idris (Keynote), Omar Siddiq (Chair)'. */
export const describeSpeakers = (list: AssignedSpeaker[]): string =>
  list
    .map(({ name, speakerType }) =>
      t('sessionSpeakers.nameAndRole', { name, role: t(`sessionTypes.speakerTypes.${speakerType}`) }),
    )
    .join(t('lists.listSeparator')) || t('sessionSpeakers.noSpeakers');

const storedListSchema = z.array(
  z.object({
    personId: z.string(),
    speakerType: z.enum(speakerTypes),
    presentationTitle: z.string(),
    name: z.string(),
    role: z.string(),
  }),
);

/** Stored input may have been written by an earlier release, so it is validated. */
const parseStoredList = (stored: unknown): AssignedSpeaker[] | undefined => storedListSchema.safeParse(stored).data;
