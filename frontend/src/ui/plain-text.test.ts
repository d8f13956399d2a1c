import { expect, test } from '@jest/globals';
import { hasWords } from './plain-text';

test.each([
  ['talibe', 'Mamadou Talibé Sarr', true],
  ['TALIBÉ', 'mamadou talibe', true],
  ['hall law', 'Law and its limits\nGreat Hall', true],
  ['حرية', 'حُرِّيَّة', true],
  ['law court', 'Law and its limits', false],
  ['  ', 'anything', true],
  ['', '', true],
])('%j in %j: %j', (words, text, isThere) => {
  expect(hasWords(words)(text)).toBe(isThere);
});
