import { cachedDateFormat } from './cached-date-format';
import { zoneAt } from './zone-at';

const options: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'long', year: 'numeric' };

/** The id and URL hash of a day, in every language: '12-march-2026'. */
export const dayId = (instant: string, timeZone: string): string =>
  cachedDateFormat('en-GB', zoneAt(timeZone, instant), options)
    .format(new Date(instant))
    .toLowerCase()
    .replaceAll(' ', '-');
