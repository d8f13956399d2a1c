import { matchLabel } from './staff-palette';

const found = (label: string, typed: string, synonyms?: string) =>
  matchLabel(label, typed, synonyms)?.matches.map(([start, end]) => label.slice(start, end));

test.each([
  ['Hero Images', 'IM he', ['Hero', 'Images']],
  ['Hero Images', 'images partner', undefined],
  ['المؤتمرات', 'مؤتمر', ['المؤتمرات']],
  ['مؤتمر جديد', 'المؤتمر', ['مؤتمر']],
  ['أعضاء الفريق', 'اعضا', ['أعضاء']],
  ['المتحدثون', 'ال', ['المتحدثون']],
  ['الخط الزمني', '', undefined],
])('in "%s" the typed "%s" finds %j', (label, typed, words) => {
  expect(found(label, typed)).toEqual(words);
});

test('synonyms are found and not shown', () => {
  expect(found('Logout', 'leave', 'sign log out leave')).toEqual([]);
});
