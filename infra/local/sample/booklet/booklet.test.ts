import { expect, test } from '@jest/globals';
import { programmeBooklet } from './programme-booklet.js';
import { sessionPaper } from './session-paper.js';

const conference = {
  title: 'Conscience (and the Common Good)',
  subtitle: 'What do free people owe one another?',
  startDate: '2031-03-12T01:00:00.000Z',
  timezone: 'Asia/Kuala_Lumpur',
  venue: 'Hall of the Two Rivers',
  city: 'Kuala Lumpur',
};
const sessions = [1, 1, 2].map((day, i) => ({
  day,
  from: `1${i}:00`,
  to: `1${i}:45`,
  title: `“Who may ask?” (part ${i + 1} of the founder’s \\ question)`,
  location: 'Great Hall',
  description: 'What was said, and what was only written down. '.repeat(4),
}));
const file = () => programmeBooklet(conference, sessions).toString('latin1');

test('its table of contents points at every object, and every page is as long as it says', () => {
  const text = file();
  const start = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(text)?.[1]);
  expect(text.slice(start, start + 4)).toBe('xref');
  const places = [...text.slice(start).matchAll(/^(\d{10}) 00000 n $/gm)].map(([, place]) => Number(place));
  for (const [i, place] of places.entries()) expect(text.slice(place)).toMatch(new RegExp(`^${i + 1} 0 obj\n`));
  const streams = [...text.matchAll(/\/Length (\d+) >>\nstream\n(.*?)\nendstream/gs)];
  expect(streams).toHaveLength(3); // a cover and two days
  for (const [, length, content] of streams) expect(content).toHaveLength(Number(length));
});

test('it says each day and title in the characters of its fonts, whatever PDF means by them', () => {
  const text = file();
  for (const words of ['Wednesday, 12 March 2031', 'Thursday, 13 March 2031', 'Good\\)'])
    expect(text).toContain(`(${words}) Tj`);
  expect(text).toContain('\x93Who may ask?\x94 \\(part 3 of the founder\x92s');
  expect(text).toContain('\\\\ question\\)');
});

test('a long day goes on over further pages', () => {
  const long = Array.from({ length: 30 }, () => sessions).flat();
  expect(
    programmeBooklet(conference, long)
      .toString('latin1')
      .match(/\/Type \/Page /g)?.length,
  ).toBeGreaterThan(8);
});

test('a paper names who wrote it and when it is read, and not who chairs', () => {
  const [session] = sessions.map((each) => ({ ...each, sessionAbstract: 'What it is about.\n\nWhat is left of it.' }));
  const paper = sessionPaper(conference, {
    ...session,
    speakers: [
      ['samira', 'chair'],
      ['aisyah', 'keynote', 'On oaths'],
    ],
  } as Parameters<typeof sessionPaper>[1]).toString('latin1');
  const said = [...paper.matchAll(/\((.*)\) Tj/g)].map(([, words]) => words).join(' ');
  expect(said).toBe(
    'On oaths Nur Aisyah Rahmat, Majlis Conscience \\(and the Common Good\\), Wednesday, 12 March 2031, 10:00 ' +
      'What it is about. What is left of it.',
  );
});
