import { z } from 'zod';
import { assignmentsInput, type SessionSpeaker, type SpeakerSummary } from './assignments.js';
import { sessionTypes } from './choices.js';
import { capacity } from './conference-input.js';
import type { ConferenceDocument } from './documents.js';
import type { Person } from './people.js';
import type { ProgrammeChange } from './programme-changes.js';
import { maxRoomLength } from './room-input.js';
import { type AuditFields, oneOf, sortOrder } from './shared-fields.js';
import { optionalSlug } from './slug-field.js';
import { maxTitleLength, optionalText, requiredText } from './text.js';
import { addIssueUnlessBefore, requiredDateTime, resolveTimes } from './times.js';

/** Times may be local times of the conference zone. */
export const sessionInput = z.strictObject({
  /** Optional where the path names the conference; a session never moves to another conference. */
  conferenceId: z.uuid('Give the id of a conference').toLowerCase().optional(),
  title: requiredText('Title', maxTitleLength),
  /** Unique within the conference. */
  slug: optionalSlug,
  description: optionalText('Description', 10_000),
  sessionType: oneOf('Type', sessionTypes).default('presentation'),
  track: optionalText('Track', 200),
  startTime: requiredDateTime('Start time'),
  endTime: requiredDateTime('End time'),
  location: optionalText('Location', maxRoomLength),
  sessionOrder: sortOrder,
  maxAttendees: capacity,
  /** Visitors never receive it. */
  specialRequirements: optionalText('Special requirements', 5_000),
  sessionAbstract: optionalText('Abstract', 20_000),
});
export type SessionInput = z.infer<typeof sessionInput>;

/** The speakers that a draft has, with the version of the list that they replace; without them the live ones stay. */
export const draftSpeakers = z.object({
  speakers: assignmentsInput.shape.speakers.optional(),
  speakersVersion: z.int().positive().optional(),
});
export const sessionDraftInput = sessionInput.extend(draftSpeakers.shape);
export type SessionDraftInput = z.infer<typeof sessionDraftInput>;

/** `sessionInput` with its times as UTC instants, for a conference in the given IANA zone. */
export const sessionInputForZone = (zone: string) =>
  sessionInput.transform((input, context) => {
    const times = resolveTimes(zone, input, ['startTime', 'endTime'] as const, context);
    if (!times) return z.NEVER;
    addIssueUnlessBefore(context, [times.startTime, times.endTime], 'endTime', 'The end must be after the start');
    return { ...input, ...times };
  });

export type Session = Omit<SessionInput, 'conferenceId'> &
  AuditFields & {
    id: string;
    conferenceId: string;
    /** Version of the speaker list, sent as `If-Match` when that list is saved. */
    speakersVersion: number;
  };

/** Only what the conference page lists, because a conference may have a thousand sessions. */
export type AgendaSession = Pick<
  Session,
  'id' | 'slug' | 'title' | 'sessionType' | 'track' | 'startTime' | 'endTime' | 'location' | 'maxAttendees'
> & { speakers: Pick<Person, 'slug' | 'firstName' | 'lastName'>[] };

export type ProgrammeSession = Omit<Session, 'sessionAbstract' | 'specialRequirements' | keyof AuditFields> & {
  speakers: (Omit<SessionSpeaker, 'person'> & { person: SpeakerSummary })[];
};

export type SessionDetail = Session & {
  speakers: SessionSpeaker[];
  documents: ConferenceDocument[];
  /** What has changed during the last days, once the programme was released. */
  recentChange: ProgrammeChange | null;
};
