import { nameKey } from './find-duplicates.js';

const keyOf = (name: string) => {
  const [firstName = '', ...rest] = name.split('|');
  return nameKey({ firstName, lastName: rest.join(' ') });
};

test.each([
  ['case', 'LAYLA|HADDAD', 'Layla|Haddad'],
  ['accents, composed or not', 'Fran\u00e7ois|M\u00e9tral', 'Franc\u0327ois|Metral'],
  ['letters without a decomposition', 'Łukasz|Sørensen', 'Lukasz|Sorensen'],
  ['the order of the parts', 'Haddad|Layla', 'Layla|Haddad'],
  ['where the first name ends', 'Layla Noor|Haddad', 'Layla|Noor Haddad'],
  ['punctuation and spaces', 'Abd-al  Rahman|al\u2013Haddad', 'Abd al|Rahman al Haddad'],
  ['apostrophes of transliterations', 'Saʿid|O’Neil', 'Said|ONeil'],
  ['the dash of people with one name', 'Layla|–', 'Layla|'],
  ['hamza', 'أحمد|إبراهيم', 'احمد|ابراهيم'],
  ['alif maqsura and ta marbuta', 'مصطفى|فاطمة', 'مصطفي|فاطمه'],
  ['vowel signs and the stretching line', 'مُحَمَّد|حـــسن', 'محمد|حسن'],
  ['Persian letters', 'علی|کریمی', 'علي|كريمي'],
  ['presentation forms', 'ﻣﺤﻤﺪ|حسن', 'محمد|حسن'],
  ['one word or two', 'عبد الله|حسن', 'عبدالله|حسن'],
])('names that differ in %s are the same', (_case, one, other) => expect(keyOf(one)).toBe(keyOf(other)));

test.each([
  ['Layla|Haddad', 'Laila|Haddad'],
  ['أحمد|حسن', 'محمد|حسن'],
  ['Ana|Silva', 'Ana|Silva Silva'],
])('“%s” and “%s” are two', (one, other) => expect(keyOf(one)).not.toBe(keyOf(other)));

test('a name without letters is like no other', () => expect(keyOf('–|؟')).toBe(''));
