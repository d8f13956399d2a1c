import { cascadeWarning } from './filtered-conferences';

test.each([
  [
    { sessions: 12, partners: 3, documents: 2 },
    'This also deletes 12 sessions, 3 partners, 2 documents. Speakers are kept.',
  ],
  [{ sessions: 1, partners: 0, documents: 1 }, 'This also deletes 1 session, 1 document. Speakers are kept.'],
  [{ sessions: 0, partners: 0, documents: 0 }, 'It has no sessions, partners or documents. Speakers are kept.'],
])('the warning for %o is: %s', (counts, words) => {
  expect(cascadeWarning({ ...counts, speakers: 5 })).toBe(words);
});
