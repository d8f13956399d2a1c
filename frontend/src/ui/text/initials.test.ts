import { initials } from '../picture/picture';

test.each([
  ['Salma Idris', 'SI'],
  ['Prof. Dr. Salma bint Idris', 'SI'],
  ['salma', 'S'],
  ['Dr.', 'D'],
  ['Élodie “Lo” Çelik', 'ÉÇ'],
  ['سلمى إدريس', 'س'],
  ['𐓷𐓘𐓻 Osage', '𐓏O'],
  ['—', ''],
])('%s: %s', (name, expected) => expect(initials(name)).toBe(expected));
