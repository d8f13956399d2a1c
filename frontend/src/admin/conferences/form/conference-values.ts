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

/** Form values of a conference, with times in its own zone (ADR 0008); the schema's defaults without one. */
export const toConferenceFormValues = (conference?: Conference): FormValues => ({
  ...toFormValues(conferenceInput, conference),
  ...(conference && toLocalTimes(conference, times, conference.timezone)),
});

/**
 * Builds the body of a save. Edited times stay local times, which the server resolves in the zone (ADR 0008). When the
 * zone changes, all of them do, because the local times are kept.
 */
export function toConferenceInput(values: FormValues, saved?: Conference): FormValues {
  const zone = String(values.timezone);
  const exact = preserveUneditedInstants(values, saved?.timezone === zone ? saved : undefined, times, zone);
  const { currentAttendees, displayOrder } = values;
  return { ...exact, currentAttendees: currentAttendees || 0, displayOrder: displayOrder || 0 };
}
