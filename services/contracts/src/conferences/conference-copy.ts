import { slugifyOrYear } from '../shared/slugs.js';
import { toLocalDateTime } from '../shared/zoned-times.js';

/** Says whether a copy keeps the weekdays or begins exactly on its start date. */
export const copiedDays = ['weekdays', 'dates'] as const;
export type CopiedDays = (typeof copiedDays)[number];

export const copyPath = (conferenceId: string): string => `/api/conferences/${conferenceId}/copy`;

/** Documents of sessions are counted apart, because they are copied with the sessions only. */
export type CopyCounts = {
  sessions: number;
  speakers: number;
  partners: number;
  documents: number;
  sessionDocuments: number;
};

const dayMs = 86_400_000;
const daysInWeek = 7;

/** Returns by how many days the copy is later. To keep the weekdays, it begins up to three days before or after `startDate`. */
export function countDaysToCopy(
  { startDate, timezone }: { startDate: string; timezone: string },
  copy: { startDate: string; days: CopiedDays },
): number {
  const firstDay = toLocalDateTime(startDate, timezone).slice(0, 10);
  const days = (Date.parse(copy.startDate) - Date.parse(firstDay)) / dayMs;
  return copy.days === 'weekdays' ? Math.round(days / daysInWeek) * daysInWeek : days;
}

/** The year tells the copies of one title apart. */
export function slugOfCopy(title: string, startDate: string): string {
  const year = startDate.slice(0, 4);
  const slug = slugifyOrYear(title, startDate);
  return slug.split('-').includes(year) || year === '' ? slug : `${slug}-${year}`;
}

const yearPattern = /\b(?:19|20|21)\d\d\b/g;

/** Turns 'Forum 2026' into 'Forum 2027', and 'Forum' too, so that no two conferences have the same title. */
export function titleOfCopy(title: string, { from, to }: { from: string; to: string }): string {
  const next = title.replace(yearPattern, (year) => (year === from ? to : year));
  return next === title ? `${title} ${to}` : next;
}

/** Turns 'Forum 2026' into 'Forum', the name of the series. */
export const seriesOfTitle = (title: string): string =>
  title
    .replace(yearPattern, '')
    .replace(/\s+/g, ' ')
    .replace(/^[\s:,–-]+|[\s:,–-]+$/g, '');
