import { z } from 'zod';
import { type Person, publicPerson } from '../people/people.schema.js';
import { speakerTypes } from '../shared/choices.js';
import { code } from '../shared/messages.js';
import { oneOf } from '../shared/shared-fields.schema.js';
import { optionalText, requiredText } from '../shared/text.schema.js';

export const maxPresentationTitle = 500;

const assignment = {
  personId: z.uuid('Give the id of a person').toLowerCase(),
  speakerType: oneOf(speakerTypes).default('presenter'),
  presentationTitle: optionalText(maxPresentationTitle),
};

export const assignmentsInput = z.strictObject({
  speakers: z
    .array(z.strictObject(assignment), 'Give the speakers in their order')
    .max(100, code.tooManySpeakers)
    .refine((list) => new Set(list.map(({ personId }) => personId)).size === list.length, code.speakerTwice),
});
export type AssignmentsInput = z.infer<typeof assignmentsInput>;

export const presentationTitles = z.array(requiredText(maxPresentationTitle)).max(100, code.tooManyTitles);

export const sessionSpeakerInput = z.strictObject({
  sessionId: z.uuid('Give the id of a session').toLowerCase(),
  ...assignment,
  speakerOrder: z.int(code.notInteger).min(1, code.tooSmall).max(100, code.tooLarge),
});
export type SessionSpeakerInput = z.infer<typeof sessionSpeakerInput>;

export const publicSessionSpeaker = sessionSpeakerInput
  .extend({ id: z.uuid(), person: publicPerson.nullable().describe('Null while the person is deleted') })
  .meta({ id: 'SessionSpeaker' });
export type SessionSpeaker = SessionSpeakerInput & { id: string; person: Person | null };

export const speakerSummary = publicPerson
  .pick({ id: true, slug: true, firstName: true, lastName: true, position: true, organization: true, photo: true })
  .meta({ id: 'SpeakerSummary' });
export type SpeakerSummary = z.infer<typeof speakerSummary>;
