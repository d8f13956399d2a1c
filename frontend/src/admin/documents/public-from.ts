import type { ConferenceDocument } from '@majlis/contracts/documents';
import { publicFromTime } from '#messages/staff/documents';
import { formatDay, formatTime } from '../../ui/time/dates';
import { zoneName } from '../../ui/time/time-zones';

/** Example: 'Public from 12 March 2026, 09:00, Kuala Lumpur time'; undefined once the document is public. */
export function formatPublicFrom({ publicFrom }: Pick<ConferenceDocument, 'publicFrom'>, zone: string) {
  if (publicFrom === null || Date.parse(publicFrom) <= Date.now()) return undefined;
  return publicFromTime(formatDay(publicFrom, zone), formatTime(publicFrom, zone), zoneName(zone));
}
