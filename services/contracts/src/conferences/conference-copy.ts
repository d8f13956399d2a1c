import { slugifyOrYear } from '../shared/slugs.js';
import { toLocalDateTime } from '../shared/zoned-times.js';

/** How the days of a copy follow from those of the conference. */
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

/** The days by which a copy is later. To keep the weekdays, it begins up to three days before or after `startDate`. */
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

/** 'Forum 2026' becomes 'Forum 2027', and 'Forum' too: no list has two equal titles. */
export function titleOfCopy(title: string, { from, to }: { from: string; to: string }): string {
  const next = title.replace(yearPattern, (year) => (year === from ? to : year));
  return next === title ? `${title} ${to}` : next;
}

/** 'Forum 2026' is of the series 'Forum'. */
export const seriesOfTitle = (title: string): string =>
  title
    .replace(yearPattern, '')
    .replace(/\s+/g, ' ')
    .replace(/^[\s:,–-]+|[\s:,–-]+$/g, '');
