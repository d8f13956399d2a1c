import type { Conference } from '@majlis/contracts/conferences';
import { khatam, type Point } from '../../pictures/geometry.js';
import type { SampleSession } from '../programmes/sample-programme.js';
import { type Line, pagesOf, set, wrapped } from './lines.js';
import { page, pdf, shape } from './pdf.js';

export type BookletConference = Pick<Conference, 'title' | 'subtitle' | 'startDate' | 'timezone' | 'venue' | 'city'>;

const blue = '0.118 0.251 0.686';
const paper = '0.992 0.988 0.976';

/** The programme on paper: a cover, and each day with its times, titles and rooms. */
export function programmeBooklet(conference: BookletConference, sessions: SampleSession[]): Buffer {
  const days = [...new Set(sessions.map(({ day }) => day))];
  const pages = days.flatMap((day) => {
    const ofDay = sessions.filter((session) => session.day === day);
    return pagesOf([[dayHeading(conference, day)], ...ofDay.map(entry)]);
  });
  return pdf(`${conference.title}: programme`, [cover(conference), ...pages]);
}

function cover(conference: BookletConference): string {
  const middle: Point = [page.width / 2, 410];
  const knot = [
    shape(khatam(middle, 96, 22.5), blue),
    shape(khatam(middle, 62, 22.5), paper),
    shape(khatam(middle, 44), blue),
  ];
  const lines: Line[] = [
    ...wrapped(conference.title, 'bold', 24),
    ...wrapped(conference.subtitle, 'italic', 13, 10),
    { words: dayOf(conference, 1), font: 'roman', size: 12, above: 22 },
    { words: `${conference.venue}, ${conference.city}`, font: 'roman', size: 12 },
  ];
  return [...knot, set(lines, 270)].join('\n');
}

const dayHeading = (conference: BookletConference, day: number): Line => ({
  words: dayOf(conference, day),
  font: 'italic',
  size: 16,
});

const entry = ({ from, to, title, location, description }: SampleSession): Line[] => [
  { words: [`${from}–${to}`, location].filter(Boolean).join('   '), font: 'roman', size: 9, above: 7 },
  ...wrapped(title, 'bold', 11),
  ...wrapped(description ?? '', 'roman', 9),
];

export function dayOf({ startDate, timezone }: BookletConference, day: number): string {
  const date = new Date(Date.parse(startDate) + (day - 1) * 86_400_000);
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeZone: timezone }).format(date);
}
