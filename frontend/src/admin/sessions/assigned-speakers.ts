import type { AssignmentsInput, SpeakerSummary } from '@majlis/contracts/assignments';
import { speakerTypes } from '@majlis/contracts/choices';
import type { SessionDetail } from '@majlis/contracts/sessions';
import { z } from 'zod';
import { t } from '#messages/staff';
import { formatPosition, fullName } from '../../ui/text/format-person';

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

export const haveSameAssignments = (one: AssignedSpeaker[], other: AssignedSpeaker[]): boolean =>
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

/** A stored draft may have been written by an earlier release, so it is validated. */
export const parseStoredList = (stored: unknown): AssignedSpeaker[] | undefined =>
  storedListSchema.safeParse(stored).data;
