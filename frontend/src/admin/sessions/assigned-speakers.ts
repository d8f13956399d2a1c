import type { AssignmentsInput, SpeakerSummary } from '@majlis/contracts/assignments';
import { speakerTypes } from '@majlis/contracts/choices';
import type { SessionDetail } from '@majlis/contracts/sessions';
import { z } from 'zod';
import { capitalised } from '../../ui/text/capitalised';
import { fullName, positionOf } from '../../ui/text/person-words';

/** A speaker of a session, as the list that staff work on has it. */
export type Assigned = AssignmentsInput['speakers'][number] & { name: string; role: string };

/** The speakers as they are saved; who was deleted since is left out. */
export const assignedIn = ({ speakers }: Pick<SessionDetail, 'speakers'>): Assigned[] =>
  speakers.flatMap(({ person, speakerType, presentationTitle }) =>
    person ? [{ ...newlyAssigned(person), speakerType, presentationTitle }] : [],
  );

export const newlyAssigned = (
  person: Pick<SpeakerSummary, 'id' | 'firstName' | 'lastName' | 'position' | 'organization'>,
): Assigned => ({
  personId: person.id,
  speakerType: 'presenter',
  presentationTitle: '',
  name: fullName(person),
  role: positionOf(person),
});

export const assignmentsOf = (list: Assigned[]): AssignmentsInput => ({
  speakers: list.map(({ personId, speakerType, presentationTitle }) => ({ personId, speakerType, presentationTitle })),
});

export const areSame = (some: Assigned[], others: Assigned[]): boolean =>
  JSON.stringify(assignmentsOf(some)) === JSON.stringify(assignmentsOf(others));

/** For telling two versions apart: 'Salma Idris (Keynote), Omar Siddiq (Chair)'. */
export const summaryOf = (list: Assigned[]): string =>
  list.map(({ name, speakerType }) => `${name} (${capitalised(speakerType)})`).join(', ') || 'No speakers';

const keptList = z.array(
  z.object({
    personId: z.string(),
    speakerType: z.enum(speakerTypes),
    presentationTitle: z.string(),
    name: z.string(),
    role: z.string(),
  }),
);

/** A list as a draft keeps it, which may be of an earlier version of this page. */
export const listIn = (kept: unknown): Assigned[] | undefined => keptList.safeParse(kept).data;
