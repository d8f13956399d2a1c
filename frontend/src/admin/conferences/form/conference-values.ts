import { conferenceInput } from '@majlis/contracts/conference-input';
import type { Conference } from '@majlis/contracts/conferences';
import type { FormValues } from '../../../ui/form/form-values';
import { toFormValues } from '../../crud/contract-fields';
import { preserveUneditedInstants, toLocalTimes } from '../../crud/zoned-values';

const times = [
  'startDate',
  'endDate',
  'registrationDeadline',
  'abstractSubmissionDeadline',
  'paperSubmissionDeadline',
  'programReleaseDate',
] as const satisfies (keyof Conference)[];

/** A conference as its fields show it, times as clocks in its zone do; without one what a new one starts with. */
export const toConferenceFormValues = (conference?: Conference): FormValues => ({
  ...toFormValues(conferenceInput, conference),
  ...(conference && toLocalTimes(conference, times, conference.timezone)),
});

/**
 * What is sent: a whole conference. Times that were typed are still as clocks in its zone show them, and so are all when
 * the zone is another, for then clocks are kept.
 */
export function toConferenceInput(values: FormValues, saved?: Conference): FormValues {
  const zone = String(values.timezone);
  const exact = preserveUneditedInstants(values, saved?.timezone === zone ? saved : undefined, times, zone);
  const { currentAttendees, displayOrder } = values;
  return { ...exact, currentAttendees: currentAttendees || 0, displayOrder: displayOrder || 0 };
}
