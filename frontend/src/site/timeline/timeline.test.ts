import { formatYears } from './timeline';

test.each([
  ['2011-2013', '2011–2013'],
  ['2011 - 2013', '2011–2013'],
  ['2011–2013', '2011–2013'],
  ['2022', '2022'],
  ['Mid-2022', 'Mid-2022'],
])('%s is shown as %s', (typed, shown) => expect(formatYears(typed)).toBe(shown));
