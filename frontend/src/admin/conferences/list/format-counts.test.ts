import { expect, test } from '@jest/globals';
import { cascadeWarning } from './format-counts';

test.each([
  [
    { sessions: 12, partners: 3, documents: 2 },
    'What goes with it: 12 sessions, 3 partners, 2 documents. Speakers stay.',
  ],
  [{ sessions: 1, partners: 0, documents: 1 }, 'What goes with it: 1 session, 1 document. Speakers stay.'],
  [{ sessions: 0, partners: 0, documents: 0 }, 'It has no sessions, partners or documents yet. Speakers stay.'],
])('the warning for %o is: %s', (counts, words) => {
  expect(cascadeWarning({ ...counts, speakers: 5 })).toBe(words);
});
