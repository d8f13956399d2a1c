import type { TimelineEventInput } from '@majlis/contracts/timeline-events';

type SampleEvent = Pick<TimelineEventInput, 'year' | 'title' | 'description'>;

const highlights = (text: string, ...list: string[]) =>
  [text, '', 'Key Highlights:', ...list.map((line) => `• ${line}`)].join('\n');

/** The journey, told on the About page. */
const journey: SampleEvent[] = [
  {
    year: '2011',
    title: 'Nine people around one table',
    description: highlights(
      'Nine teachers of law, economics and history met for a weekend in Kuala Lumpur to ask why three kinds of freedom that they found in the same sources were never discussed in the same room. The notes of that weekend are still our charter.',
      'A charter of four pages, signed by all nine',
      'Registered as a non-profit in Malaysia in the same year',
    ),
  },
  {
    year: '2011-2013',
    title: 'The reading years',
    description:
      'Before the network published anything it read. Three circles, on conscience, on contract and on consultation, met every month, first in living rooms and then in the reading room of a library that let us stay after closing time.',
  },
  {
    year: '2014',
    title: 'The first open sitting',
    description: highlights(
      'For the first time the door was open to everybody who had read the papers. Sixty people came; the discussion was longer than the lectures, and it has been ever since.',
      'Papers sent out a month ahead',
      'Half of all speakers under thirty-five',
      'A rule that still holds: the first question belongs to a student',
    ),
  },
  {
    year: '2016',
    title: 'Three working groups',
    description:
      'The reading circles became working groups with a chair, a small budget and the duty to publish: on religious freedom, on economic thought, and on government.',
  },
  {
    year: '2018',
    title: 'Our first fellows',
    description: highlights(
      'Four young scholars were given a year in which to finish a piece of work and to argue about it with people who did not share their discipline.',
      'Fellows from Morocco, Indonesia, Nigeria and Bosnia',
      'Two dissertations and one novel finished',
    ),
  },
  {
    year: '2020',
    title: 'A sitting without a room',
    description:
      'When nobody could travel the sitting moved to the screen and, to our surprise, grew. Teachers from places that no travel budget reaches have been part of every meeting since.',
  },
  {
    year: '2022',
    title: 'The archive opens',
    description: highlights(
      'Everything we have published became free to read, in the language in which it was written and, where we could, in a second one.',
      'More than two hundred papers, notes and recordings',
      'Abstracts in Arabic and English',
      'No account, no fee, no tracking',
    ),
  },
  {
    year: '2024',
    title: 'أول لقاء بالعربية',
    description: highlights(
      'عقدنا في عمّان أول لقاء تُلقى أوراقه كلها بالعربية، وصار من عادتنا أن يكون في كل عام لقاء بلغة غير الإنجليزية.',
      'ست جامعات وثمانون مشاركًا',
      'كُتيّب بالملخصات في لغتين',
    ),
  },
  {
    year: 'Today',
    title: 'A network of sittings',
    description: highlights(
      'What began as one table is now a network of tables. The annual conference brings them together; the work is done in between, in small rooms, by people who have learned to disagree well.',
      'Working groups in eleven countries',
      'A yearly conference, a podcast and a research series',
    ),
  },
];

/** In short, on the home page. */
const milestones: SampleEvent[] = [
  {
    year: '2011',
    title: 'Founded in Kuala Lumpur',
    description: 'Nine scholars, one table, and a charter of four pages.',
  },
  {
    year: '2014',
    title: 'Open to all who read',
    description: 'The first sitting to which everybody could come who had read the papers.',
  },
  {
    year: '2022',
    title: 'An archive without a door',
    description: 'Everything we publish has been free to read since.',
  },
];

const on =
  (page: TimelineEventInput['page']) =>
  (event: SampleEvent, order: number): TimelineEventInput => ({ ...event, page, order, isActive: true });

export const sampleTimelineEvents: TimelineEventInput[] = [...journey.map(on('about')), ...milestones.map(on('home'))];
