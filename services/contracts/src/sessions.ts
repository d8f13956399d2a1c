import { z } from 'zod';
import { assignmentsInput, publicSessionSpeaker, type SessionSpeaker, speakerSummary } from './assignments.js';
import { sessionTypes } from './choices.js';
import { capacity } from './conference-input.js';
import { type ConferenceDocument, publicDocument } from './documents.js';
import { withKind } from './field-kinds.js';
import { code } from './messages.js';
import { publicPerson } from './people.js';
import { programmeChange } from './programme-change-responses.js';
import { maxRoomLength } from './room-input.js';
import { type AuditFields, oneOf, sortOrder } from './shared-fields.js';
import { optionalSlug } from './slug-field.js';
import { withSlugs } from './slugs-by-language.js';
import { maxTitleLength, optionalText, requiredText } from './text.js';
import { addIssueUnlessBefore, instant, requiredDateTime, resolveTimes } from './times.js';

/** Times may be local times of the conference zone. */
export const sessionInput = z.strictObject({
  /** Optional where the path names the conference; a session never moves to another conference. */
  conferenceId: z.uuid('Give the id of a conference').toLowerCase().optional(),
  title: requiredText(maxTitleLength),
  /** Unique within the conference. */
  slug: optionalSlug,
  description: optionalText(10_000),
  sessionType: oneOf(sessionTypes).default('presentation'),
  track: withKind(optionalText(200), { isShared: true }),
  startTime: requiredDateTime,
  endTime: requiredDateTime,
  location: optionalText(maxRoomLength),
  sessionOrder: sortOrder,
  maxAttendees: capacity,
  /** Visitors never receive it. */
  specialRequirements: optionalText(5_000),
  sessionAbstract: optionalText(20_000),
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
    addIssueUnlessBefore(context, [times.startTime, times.endTime], 'endTime', code.endBeforeStart);
    return { ...input, ...times };
  });

export const publicSession = sessionInput
  .omit({ specialRequirements: true })
  .extend({
    id: z.uuid(),
    conferenceId: z.uuid(),
    startTime: instant,
    endTime: instant,
    speakersVersion: z.int().positive().describe('Increases whenever the list of speakers changes'),
  })
  .meta({ id: 'Session' });
/** `speakersVersion` is sent as `If-Match` when the list of speakers is saved. */
export type Session = z.infer<typeof publicSession> & Pick<SessionInput, 'specialRequirements'> & AuditFields;

/** Only what the conference page lists, because a conference may have a thousand sessions. */
export const agendaSession = publicSession
  .pick({ id: true, slug: true, title: true, sessionType: true, track: true })
  .extend(publicSession.pick({ startTime: true, endTime: true, location: true, maxAttendees: true }).shape)
  .extend({ speakers: z.array(publicPerson.pick({ slug: true, firstName: true, lastName: true })) })
  .meta({ id: 'AgendaSession' });
export type AgendaSession = z.infer<typeof agendaSession>;

export const programmeSession = publicSession
  .omit({ sessionAbstract: true })
  .extend({ speakers: z.array(publicSessionSpeaker.extend({ person: speakerSummary })) })
  .meta({ id: 'ProgrammeSession' });
export type ProgrammeSession = z.infer<typeof programmeSession>;

/** The long texts of a session: its description, abstract and biographies. */
export const sessionTexts = publicSession
  .extend({ speakers: z.array(publicSessionSpeaker) })
  .meta({ id: 'SessionTexts' });
export type SessionTexts = Session & { speakers: SessionSpeaker[] };

export const publicSessionDetail = sessionTexts
  .extend({
    documents: z.array(publicDocument),
    recentChange: programmeChange
      .nullable()
      .describe('What has changed during the last days, once the programme was released'),
    ...withSlugs,
  })
  .meta({ id: 'SessionDetail' });
export type SessionDetail = SessionTexts &
  Pick<z.infer<typeof publicSessionDetail>, 'recentChange' | 'slugs'> & { documents: ConferenceDocument[] };
