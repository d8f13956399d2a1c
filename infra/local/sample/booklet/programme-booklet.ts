import type { Conference } from '@majlis/contracts/conferences';
import { khatam, type Point } from '../../pictures/geometry.js';
import type { SampleSession } from '../programmes/sample-programme.js';
import { type Font, page, pdf, shape, text } from './pdf.js';

export type BookletConference = Pick<Conference, 'title' | 'subtitle' | 'startDate' | 'timezone' | 'venue' | 'city'>;
type Line = { words: string; font: Font; size: number; above?: number };

const blue = '0.118 0.251 0.686';
const paper = '0.992 0.988 0.976';
const column = page.width - 2 * page.margin;

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

function dayOf({ startDate, timezone }: BookletConference, day: number): string {
  const date = new Date(Date.parse(startDate) + (day - 1) * 86_400_000);
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeZone: timezone }).format(date);
}

/** Broken by the count of characters, at a width that Times keeps below with any words. */
function wrapped(words: string, font: Font, size: number, above = 0): Line[] {
  const most = Math.floor(column / (size * 0.45));
  const lines = words.match(new RegExp(`\\S.{0,${most - 1}}(?=\\s|$)`, 'g')) ?? [];
  return lines.map((line, i) => ({ words: line, font, size, above: i === 0 ? above : 0 }));
}

const heightOf = ({ size, above = 0 }: Line) => size * 1.3 + above;
const height = (lines: Line[]) => lines.reduce((sum, line) => sum + heightOf(line), 0);

/** An entry is never parted. */
function pagesOf(entries: Line[][]): string[] {
  const room = page.height - 2 * page.margin;
  const pages: Line[][] = [[]];
  for (const lines of entries) {
    if (height([...(pages.at(-1) ?? []), ...lines]) > room) pages.push([]);
    pages.at(-1)?.push(...lines);
  }
  return pages.map((lines) => set(lines, page.height - page.margin));
}

function set(lines: Line[], top: number): string {
  let y = top;
  return lines
    .map((line) => {
      y -= heightOf(line);
      return text(line.words, [page.margin, Number(y.toFixed(1))], line.font, line.size);
    })
    .join('\n');
}
