import type { Conference } from '@majlis/contracts/conferences';
import { hasWords } from '../../../ui/text/plain-text';

/** Those that contain every word, in what the list shows of them. */
export function findConferences<Found extends Conference>(conferences: Found[], filter: string): Found[] {
  const matches = hasWords(filter);
  return conferences.filter((conference) => {
    const { title, subtitle, theme, status, venue, city, country, slug, startDate } = conference;
    return matches([title, subtitle, theme, status, venue, city, country, slug, startDate.slice(0, 4)].join('\n'));
  });
}
