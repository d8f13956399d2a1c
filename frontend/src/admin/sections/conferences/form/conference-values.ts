import { conferenceInput } from '@majlis/contracts/conferences/conference.schema';
import type { Conference } from '@majlis/contracts/conferences/conferences';
import { code } from '@majlis/contracts/shared/messages';
import { isSlug } from '@majlis/contracts/shared/slugs';
import { requiredText } from '@majlis/contracts/shared/text.schema';
import { presentZoneName } from '@majlis/contracts/shared/zone-names';
import { z } from 'zod';
import { toFormValues } from '../../../fields/form/contract-fields';
import { preserveUneditedInstants, toLocalTimes } from '../../../fields/form/zoned-values';
import type { FormValues } from '../../../shell/form-values';

const times = [
  'startDate',
  'endDate',
  'registrationDeadline',
  'abstractSubmissionDeadline',
  'paperSubmissionDeadline',
  'programReleaseDate',
] as const satisfies (keyof Conference)[];

/** Times are shown in the conference's own zone (infra/adr/programme.md). */
export const toConferenceFormValues = (conference?: Conference): FormValues => ({
  ...toFormValues(conferenceInput, conference),
  ...(conference && {
    timezone: presentZoneName(conference.timezone),
    ...toLocalTimes(conference, times, conference.timezone),
  }),
});

/** Edited times stay local times, which the server resolves (infra/adr/programme.md); with another zone all of them do. */
export function toConferenceInput(values: FormValues, saved?: Conference): FormValues {
  const zone = String(values.timezone);
  const isSameZone = saved && presentZoneName(saved.timezone) === zone;
  const exact = preserveUneditedInstants(values, isSameZone ? saved : undefined, times, zone);
  const { currentAttendees, displayOrder } = values;
  return { ...exact, currentAttendees: currentAttendees || 0, displayOrder: displayOrder || 0 };
}

/** The conference form requires more fields than the service does. */
export const conferenceFormSchema = z.pipe(
  conferenceInput.in.extend({
    slug: requiredText(140).refine(isSlug, code.notSlug),
    description: requiredText(20_000),
  }),
  conferenceInput.out,
);
