import type { AssignmentsInput, SpeakerSummary } from '@majlis/contracts/assignments';
import { speakerTypes } from '@majlis/contracts/choices';
import type { SessionDetail } from '@majlis/contracts/sessions';
import { z } from 'zod';
import { capitalize } from '../../ui/text/capitalize';
import { formatPosition, fullName } from '../../ui/text/format-person';

/** A speaker of a session, as the list that staff work on has it. */
export type AssignedSpeaker = AssignmentsInput['speakers'][number] & { name: string; role: string };

/** The speakers as they are saved; who was deleted since is left out. */
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

export const haveSameAssignments = (some: AssignedSpeaker[], others: AssignedSpeaker[]): boolean =>
  JSON.stringify(toAssignmentsInput(some)) === JSON.stringify(toAssignmentsInput(others));

/** For telling two versions apart: 'Salma Idris (Keynote), Omar Siddiq (Chair)'. */
export const describeSpeakers = (list: AssignedSpeaker[]): string =>
  list.map(({ name, speakerType }) => `${name} (${capitalize(speakerType)})`).join(', ') || 'No speakers';

const storedListSchema = z.array(
  z.object({
    personId: z.string(),
    speakerType: z.enum(speakerTypes),
    presentationTitle: z.string(),
    name: z.string(),
    role: z.string(),
  }),
);

/** A list as a draft keeps it, which may be of an earlier version of this page. */
export const parseStoredList = (kept: unknown): AssignedSpeaker[] | undefined => storedListSchema.safeParse(kept).data;
