import { expect, test } from '@jest/globals';
import { parsePublishedLanguages, unknownLanguages } from './languages.js';

test.each(['ar, ms', 'ar، ms', 'MS ar'])('"%s" are two languages beside the default one', (list) => {
  expect(parsePublishedLanguages(list).map(({ tag }) => tag)).toEqual(['en', 'ar', 'ms']);
  expect(unknownLanguages(list)).toEqual([]);
});

test('a language without texts is not known', () => {
  expect(unknownLanguages('ar، xx')).toEqual(['xx']);
});
