import { z } from 'zod';
import { instant } from '../shared/times.schema.js';

/** A session as visitors saw it. */
export const publishedSession = z
  .strictObject({
    title: z.string(),
    startTime: instant,
    endTime: instant,
    location: z.string(),
    speakers: z.array(z.string()),
  })
  .meta({ id: 'PublishedSession' });

export const programmeChange = z
  .strictObject({
    id: z.string().describe('Stays the same when a further edit becomes part of the change'),
    sessionId: z.uuid(),
    slug: z.string().nullable().describe('Null when the session is no longer in the programme'),
    at: instant.describe('When the last edit was made'),
    before: publishedSession.nullable().describe('Null for an added session'),
    after: publishedSession.nullable().describe('Null for a cancelled session'),
  })
  .meta({ id: 'ProgrammeChange' });

export const programmeChanges = z
  .strictObject({ releasedAt: instant, changes: z.array(programmeChange).describe('The newest change comes first') })
  .meta({ id: 'ProgrammeChanges' });
