import { z } from 'zod';
import { capacity } from '../conferences/conference.schema.js';
import { type ConferenceDocument, publicDocument } from '../conferences/documents.schema.js';
import { publicPerson } from '../people/people.schema.js';
import { sessionTypes } from '../shared/choices.js';
import { defineTable } from '../shared/define-list.schema.js';
import { translated, withKind } from '../shared/field-kinds.schema.js';
import { listPaths } from '../shared/list-paths.js';
import { type AuditFields, oneOf, optionalSlug, sortOrder, withSlugs } from '../shared/shared-fields.schema.js';
import { lineSeparated, maxTitleLength, optionalText, requiredText } from '../shared/text.schema.js';
import { instant, requiredDateTime, resolveSessionTimes } from '../shared/times.schema.js';
import {
  assignmentsInput,
  presentationTitles,
  publicSessionSpeaker,
  type SessionSpeaker,
  speakerSummary,
} from './assignments.schema.js';
import { programmeChange } from './programme-changes.schema.js';
import { maxRoomLength } from './rooms.schema.js';

/** Times may be local times of the conference zone. */
export const sessions = defineTable({
  table: 'sessions',
  parent: 'conference',
  path: listPaths.sessions,
  noun: 'session',
  label: ['title'],
  staffPath: '/admin/conference-management/:conferenceId/sessions',
  fields: {
    /** Optional, because the path may name the conference; a session never moves to another conference. */
    conferenceId: z.uuid('Give the id of a conference').toLowerCase().optional(),
    title: translated(requiredText(maxTitleLength)),
    /** Unique within the conference. */
    slug: translated(optionalSlug),
    description: translated(optionalText(10_000)),
    sessionType: oneOf(sessionTypes).default('presentation'),
    track: translated(optionalText(200), { isShared: true }),
    startTime: requiredDateTime,
    endTime: requiredDateTime,
    /** The name of the room, which the conference need not list. */
    location: optionalText(maxRoomLength),
    sessionOrder: sortOrder,
    maxAttendees: capacity,
    /** Visitors never receive it. */
    specialRequirements: optionalText(5_000),
    sessionAbstract: translated(optionalText(20_000)),
  },
  translatedParts: { presentationTitles: withKind(lineSeparated(presentationTitles, 50_000), { separator: 'line' }) },
});
export const sessionInput = sessions.input;
export type SessionInput = z.infer<typeof sessionInput>;

/** The speakers of a draft, with the version of the list that they replace. Without them the live speakers stay. */
export const draftSpeakers = z.object({
  speakers: assignmentsInput.shape.speakers.optional(),
  speakersVersion: z.int().positive().optional(),
});
export const sessionDraftInput = sessionInput.extend(draftSpeakers.shape);
export type SessionDraftInput = z.infer<typeof sessionDraftInput>;

/** `sessionInput` with its times as UTC instants, for a conference in the given IANA zone. */
export const sessionInputForZone = (zone: string) => sessionInput.transform(resolveSessionTimes(zone));

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

/** Only the fields that the conference page and the header of a session show: a conference may have a thousand sessions. */
export const agendaSession = publicSession
  .pick({ id: true, slug: true, title: true, sessionType: true, track: true })
  .extend(publicSession.pick({ startTime: true, endTime: true, location: true, maxAttendees: true }).shape)
  .extend({
    roomOrder: z
      .int()
      .nullable()
      .describe('The place of the room in the list of the conference, from 1, if it is listed'),
    speakers: z.array(publicPerson.pick({ slug: true, firstName: true, lastName: true })),
  })
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
