import { conferenceLanguages } from './choices.js';
import {
  detectTextLanguage,
  languageOfPath,
  languageTag,
  parsePublishedLanguages,
  siteLanguages,
  unknownLanguages,
} from './languages.js';

test.each(['ar, ms', 'ar، ms', 'MS ar'])('"%s" are two languages beside the default one', (list) => {
  expect(parsePublishedLanguages(list).map(({ tag }) => tag)).toEqual(['en', 'ar', 'ms']);
  expect(unknownLanguages(list)).toEqual([]);
});

test('a language without texts is not known', () => {
  expect(unknownLanguages('ar، xx')).toEqual(['xx']);
});

test.each([
  ['Etika pasaran dan kebebasan bekerja', 'ms', 'en', 'ms'],
  ['Rukhsana Qalandari-Moore', 'ms', 'en', 'ms'],
  ['The ethics of the market', 'ms', 'en', 'en'],
  ['Du conseil à la constitution', 'ms', 'fr', 'fr'],
  ['Daripada nasihat kepada perlembagaan', 'ms', 'fr', 'ms'],
  ['Bread and prices', 'ar', 'en', 'en'],
  ['Harga roti di pasar', 'ar', 'en', 'ms'],
  ['Harga roti yang adil', 'en', 'en', 'ms'],
  ['On the constitution of Medina', 'en', 'fr', 'en'],
  ['Freiheit in der Stadt', 'en', 'de', 'de'],
  ['Keadilan sosial', 'en', 'ms', 'ms'],
  ['Ekonomi Islam', 'ar', 'ms', 'ms'],
  ['The social question', 'en', 'ms', 'en'],
  ['Freedom', 'en', 'ar', 'en'],
  ['سعر الخبز', 'ms', 'en', 'ar'],
  ['سعر الخبز. A paper on the price of bread in the markets of Cairo', 'ar', 'en', 'en'],
  ['ورقة عن أسعار الخبز في أسواق القاهرة (Bread)', 'en', 'en', 'ar'],
  ['2026', 'ar', 'en', 'ar'],
])('"%s" on a page in %s, whose original may be in %s, is in %s', (text, page, original, language) => {
  expect(detectTextLanguage(text, page, { original })).toBe(language);
});

test('all Arabic pages have the same digits, whatever the browser prefers', () => {
  const arabic = siteLanguages.find(({ tag }) => tag === 'ar');
  expect(new Intl.NumberFormat(arabic?.locale).resolvedOptions().numberingSystem).toBe('latn');
});

test('a conference can be in each language of the site', () => {
  const tags = conferenceLanguages.map(languageTag);
  expect(siteLanguages.filter(({ tag }) => !tags.includes(tag))).toEqual([]);
});

test.each([
  ['/', 'en'],
  ['/ar', 'ar'],
  ['/ms/about', 'ms'],
  ['/articles', 'en'],
])('the page at %s is in %s', (path, language) => {
  expect(languageOfPath(path)).toBe(language);
});
