import { z } from 'zod';
import { speakerTypes } from './choices.js';
import { type Person, publicPerson } from './people.js';
import { oneOf } from './shared-fields.js';
import { optionalText, requiredText } from './text.js';

export const maxPresentationTitle = 500;

const assignment = {
  personId: z.uuid('Give the id of a person').toLowerCase(),
  speakerType: oneOf('Role', speakerTypes).default('presenter'),
  presentationTitle: optionalText('Presentation title', maxPresentationTitle),
};

export const assignmentsInput = z.strictObject({
  speakers: z
    .array(z.strictObject(assignment), 'Give the speakers in their order')
    .max(100, 'At most 100 speakers')
    .refine((list) => new Set(list.map(({ personId }) => personId)).size === list.length, 'Each person once'),
});
export type AssignmentsInput = z.infer<typeof assignmentsInput>;

export const presentationTitles = z
  .array(requiredText('Presentation title', maxPresentationTitle))
  .max(100, 'At most 100 titles');

export const sessionSpeakerInput = z.strictObject({
  sessionId: z.uuid('Give the id of a session').toLowerCase(),
  ...assignment,
  speakerOrder: z
    .int('Speaker order is a whole number')
    .min(1, 'Speaker order starts at 1')
    .max(100, 'Speaker order is at most 100'),
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
