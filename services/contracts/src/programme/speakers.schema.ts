import { z } from 'zod';
import { publicConference } from '../conferences/conference-responses.schema.js';
import { publicPerson } from '../people/people.schema.js';
import { withPictures } from '../shared/picture-details.schema.js';
import { withSlugs } from '../shared/shared-fields.schema.js';
import { publicSessionSpeaker } from './assignments.schema.js';
import { publicSession } from './sessions.schema.js';

/** A person with a session in a public conference, as the list of speakers shows them. */
export const listedSpeaker = publicPerson
  .pick({ slug: true, firstName: true, lastName: true, position: true, organization: true, photo: true })
  .extend(withPictures)
  .meta({ id: 'ListedSpeaker' });

export const sessionOfSpeaker = publicSession
  .pick({ id: true, slug: true, title: true, sessionType: true, startTime: true, endTime: true })
  .extend(publicSessionSpeaker.pick({ speakerType: true, presentationTitle: true }).shape)
  .meta({ id: 'SessionOfSpeaker' });

export const conferenceOfSpeaker = publicConference
  .pick({ id: true, slug: true, title: true, status: true, language: true })
  .extend(publicConference.pick({ startDate: true, endDate: true, timezone: true }).shape)
  .extend({ sessions: z.array(sessionOfSpeaker).min(1) })
  .meta({ id: 'ConferenceOfSpeaker' });

export const speakerDetail = publicPerson
  .extend({
    conferences: z.array(conferenceOfSpeaker).min(1).describe('The newest conference comes first'),
    ...withSlugs,
  })
  .meta({ id: 'Speaker' });
