import { z } from 'zod';
import { virtualPlatforms } from '../shared/choices.js';
import { withPictures } from '../shared/picture-details.schema.js';
import { withSlugs } from '../shared/shared-fields.schema.js';
import { instant } from '../shared/times.schema.js';
import { conferenceInput } from './conference.schema.js';

export const publicConference = conferenceInput.in
  .extend({
    id: z.uuid(),
    timezone: z.string().describe('The IANA zone in which the times of the conference are displayed'),
    virtualPlatform: z.enum(virtualPlatforms).nullable(),
    virtualLink: z.string().describe('Empty: only who registered receives it'),
    startDate: instant,
    endDate: instant,
    registrationDeadline: instant.nullable(),
    paperSubmissionDeadline: instant.nullable(),
    abstractSubmissionDeadline: instant.nullable(),
    programReleaseDate: instant.nullable(),
    releasedAt: instant.nullable().describe('When the programme was released, unless its date came first'),
    ...withPictures,
  })
  .meta({ id: 'Conference' });

export const conferenceEdition = publicConference
  .pick({ id: true, slug: true, title: true, startDate: true, timezone: true })
  .meta({ id: 'ConferenceEdition' });

export const conferenceWithEditions = publicConference
  .extend({
    editions: z
      .array(conferenceEdition)
      .optional()
      .describe('The conferences of the same series and itself, by their start; empty without a series'),
    ...withSlugs,
  })
  .meta({ id: 'ConferenceWithEditions' });

/** The fields that the home page shows of the conference that is running or comes next. */
export const nextConference = publicConference
  .pick({ slug: true, title: true, language: true, startDate: true, endDate: true, timezone: true })
  .extend(publicConference.pick({ venue: true, city: true, country: true }).shape)
  .extend(publicConference.pick({ isVirtual: true, virtualPlatform: true }).shape)
  .extend(publicConference.pick({ registrationRequired: true, registrationDeadline: true }).shape)
  .meta({ id: 'NextConference' });
