import { z } from 'zod';
import type { SessionSpeaker, SpeakerSummary } from './assignments.js';
import { sessionTypes } from './choices.js';
import { capacity } from './conference-input.js';
import type { ConferenceDocument } from './documents.js';
import type { Person } from './people.js';
import { type AuditFields, sortOrder } from './shared-fields.js';
import { maxTitleLength, optionalText, requiredText } from './text.js';
import { addIssueUnlessBefore, requiredDateTime, resolveTimes } from './times.js';

/** A session as it is sent; its times may be what clocks in the conference's zone show. */
export const sessionInput = z.strictObject({
  /** Of the address, if it is given; a session never moves to another conference. */
  conferenceId: z.uuid('Give the id of a conference').toLowerCase().optional(),
  title: requiredText('Title', maxTitleLength),
  description: optionalText('Description', 10_000),
  sessionType: z.enum(sessionTypes, `Type is one of ${sessionTypes.join(', ')}`).default('presentation'),
  track: optionalText('Track', 200),
  startTime: requiredDateTime('Start time'),
  endTime: requiredDateTime('End time'),
  location: optionalText('Location', 300),
  sessionOrder: sortOrder.default(0),
  maxAttendees: capacity,
  /** For the organisers: visitors are never sent it. */
  specialRequirements: optionalText('Special requirements', 5_000),
  sessionAbstract: optionalText('Abstract', 20_000),
});
export type SessionInput = z.infer<typeof sessionInput>;

/** The same with its times as instants, checked, for a conference in this zone. */
export const sessionInputForZone = (zone: string) =>
  sessionInput.transform((input, context) => {
    const times = resolveTimes(zone, input, ['startTime', 'endTime'] as const, context);
    if (!times) return z.NEVER;
    addIssueUnlessBefore(context, [times.startTime, times.endTime], 'endTime', 'The end must be after the start');
    return { ...input, ...times };
  });

/** A session, its times as ISO 8601 instants. */
export type Session = Omit<SessionInput, 'conferenceId'> &
  AuditFields & {
    id: string;
    conferenceId: string;
    /** Of its list of speakers; sent back as `If-Match` when that is saved. */
    speakersVersion: number;
  };

/** What the page of a conference lists of a session. It may list a thousand: no more than is seen there. */
export type AgendaSession = Pick<
  Session,
  'id' | 'title' | 'sessionType' | 'track' | 'startTime' | 'endTime' | 'location' | 'maxAttendees'
> & { speakers: Pick<Person, 'firstName' | 'lastName'>[] };

/** A session of the programme with what is told of it and of its speakers. The rest is in its detail. */
export type ProgrammeSession = Omit<Session, 'sessionAbstract' | 'specialRequirements' | keyof AuditFields> & {
  speakers: (Omit<SessionSpeaker, 'person'> & { person: SpeakerSummary })[];
};

/** Everything that visitors may know of one session. */
export type SessionDetail = Session & { speakers: SessionSpeaker[]; documents: ConferenceDocument[] };

/** The conference that a session is part of. */
export type SessionReference = Pick<Session, 'id' | 'conferenceId'>;
