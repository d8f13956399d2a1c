import { z } from 'zod';
import { copiedDays } from './conference-copy.js';
import { conferenceSeries } from './conference-input.js';
import { flag, oneOf } from './shared-fields.js';
import { optionalSlug } from './slug-field.js';
import { maxTitleLength, requiredText } from './text.js';

const part = flag.default(true);
const dayPattern = /^(?:19|20|21)\d\d-/;

export const conferenceCopyInput = z.strictObject({
  title: requiredText('Title', maxTitleLength),
  slug: optionalSlug,
  series: conferenceSeries,
  /** A day of the conference's zone. */
  startDate: z
    .string('Start date is required')
    .min(1, 'Start date is required')
    .refine((day) => dayPattern.test(day) && z.iso.date().safeParse(day).success, {
      error: 'Start date must be a day between 1900 and 2199',
      when: ({ value }) => value !== '',
    }),
  days: oneOf('Days', copiedDays).default('weekdays'),
  texts: part,
  venue: part,
  sessions: part,
  /** Without their times all sessions begin with the conference. */
  times: part,
  rooms: part,
  speakers: part,
  partners: part,
  documents: part,
});
export type ConferenceCopyInput = z.infer<typeof conferenceCopyInput>;
