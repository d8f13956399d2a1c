import { conferenceInput } from '@majlis/contracts/conference-input';
import type { Conference } from '@majlis/contracts/conferences';
import type { Values } from '../../../ui/form/form-values';
import { fieldValues } from '../../editing/contract-fields';
import { clocksOf, withExactTimes } from '../../editing/zoned-values';

const times = [
  'startDate',
  'endDate',
  'registrationDeadline',
  'abstractSubmissionDeadline',
  'paperSubmissionDeadline',
  'programReleaseDate',
] as const satisfies (keyof Conference)[];

/** A conference as its fields show it, times as clocks in its zone do; without one what a new one starts with. */
export const conferenceValues = (conference?: Conference): Values => ({
  ...fieldValues(conferenceInput, conference),
  ...(conference && clocksOf(conference, times, conference.timezone)),
});

/**
 * What is sent: a whole conference. Times that were typed are still as clocks in its zone show them, and so are all when
 * the zone is another, for then clocks are kept.
 */
export function conferenceToSend(values: Values, saved?: Conference): Values {
  const zone = String(values.timezone);
  const exact = withExactTimes(values, saved?.timezone === zone ? saved : undefined, times, zone);
  const { currentAttendees, displayOrder } = values;
  return { ...exact, currentAttendees: currentAttendees || 0, displayOrder: displayOrder || 0 };
}
