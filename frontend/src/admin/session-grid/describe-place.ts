import { t } from '#messages';
import { formatShortDay, formatTimeRange } from '../../ui/time/dates';
import type { Place } from './places';

/** Example: 'Sat 12 Dec, 09:00–10:00, Great Hall' */
export const describePlace = ({ startTime, endTime, location }: Place, timeZone: string): string =>
  [formatShortDay(startTime, timeZone), formatTimeRange(startTime, endTime, timeZone), location]
    .filter(Boolean)
    .join(t('lists.listSeparator'));
