import type { ConferenceDocument } from '@majlis/contracts/documents';
import { t } from '#messages/staff';
import { formatDay, formatTime } from '../../ui/time/dates';
import { zoneName } from '../../ui/time/time-zones';

/** Example: 'Public from 12 March 2026, 09:00, Kuala Lumpur time'; undefined once the document is public. */
export function formatPublicFrom({ publicFrom }: Pick<ConferenceDocument, 'publicFrom'>, zone: string) {
  if (publicFrom === null || Date.parse(publicFrom) <= Date.now()) return undefined;
  return t('documents.publicFromTime', {
    day: formatDay(publicFrom, zone),
    time: formatTime(publicFrom, zone),
    zone: zoneName(zone),
  });
}
