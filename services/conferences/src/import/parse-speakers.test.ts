import { expect, test } from '@jest/globals';
import { parseSpeakers } from './parse-speakers.js';

test('Arabic semicolons and commas separate as well as Latin ones', () => {
  const speakers = parseSpeakers('أمينة يوسف (chair)؛ Bilal Khan', 'amina@example.org، bilal@example.org');
  expect(speakers).toEqual([
    { name: 'أمينة يوسف', role: 'chair', email: 'amina@example.org' },
    { name: 'Bilal Khan', email: 'bilal@example.org' },
  ]);
});
