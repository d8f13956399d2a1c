import { z } from 'zod';
import { copiedDays } from './conference-copy.js';
import { conferenceSeries } from './conference-input.js';
import { flag, oneOf } from './shared-fields.js';
import { optionalSlug } from './slug-field.js';
import { maxTitleLength, requiredText } from './text.js';
import { requiredDay } from './times.js';

const part = flag.default(true);

export const conferenceCopyInput = z.strictObject({
  title: requiredText(maxTitleLength),
  slug: optionalSlug,
  series: conferenceSeries,
  startDate: requiredDay,
  days: oneOf(copiedDays).default('weekdays'),
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
