import { samplePeople } from '../people/all.js';
import { nameOf } from '../people/sample-person.js';
import type { SampleSession } from '../programmes/sample-programme.js';
import { type Line, pagesOf, wrapped } from './lines.js';
import { pdf } from './pdf.js';
import { type BookletConference, dayOf } from './programme-booklet.js';

/** What is read in a session, as it is given out at the door: its title, who wrote it, when it is read, and its abstract. */
export function sessionPaper(conference: BookletConference, session: SampleSession): Buffer {
  const authors = (session.speakers ?? []).filter(([, role]) => !['moderator', 'chair', 'discussant'].includes(role));
  const title = authors.map(([, , presentation]) => presentation).find(Boolean) ?? session.title;
  const read = `${conference.title}, ${dayOf(conference, session.day)}, ${session.from}`;
  const paragraphs = (session.sessionAbstract ?? session.description ?? '').split('\n\n');
  const entries: Line[][] = [
    wrapped(title, 'bold', 18),
    ...authors.map(([key]) => byline(samplePeople[key])),
    wrapped(read, 'italic', 10, 8),
    ...paragraphs.map((paragraph) => wrapped(paragraph, 'roman', 11, 10)),
  ];
  return pdf(title, pagesOf(entries));
}

const byline = (person: (typeof samplePeople)[keyof typeof samplePeople]): Line[] =>
  wrapped([nameOf(person), person.organization].filter(Boolean).join(', '), 'roman', 11, 8);
