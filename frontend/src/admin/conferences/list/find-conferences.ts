import type { Conference } from '@majlis/contracts/conferences';

/** Those that contain every word, in what the list shows of them. */
export function findConferences<Found extends Conference>(conferences: Found[], filter: string): Found[] {
  const words = filter.toLowerCase().split(/\s+/).filter(Boolean);
  return conferences.filter((conference) => {
    const { title, subtitle, theme, status, venue, city, country, slug, startDate } = conference;
    const text = [title, subtitle, theme, status, venue, city, country, slug, startDate.slice(0, 4)].join(' ');
    return words.every((word) => text.toLowerCase().includes(word));
  });
}
