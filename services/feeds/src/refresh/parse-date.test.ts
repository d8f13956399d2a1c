import { expect, test } from '@jest/globals';
import { parseDate } from './parse-date.js';

const noon = '2026-03-12T12:30:00.000Z';

test.each([
  ['Thu, 12 Mar 2026 12:30:00 GMT', noon],
  ['Thu, 12 Mar 2026 12:30:00 +0000', noon],
  ['Thu, 12 Mar 2026 20:30:00 +08:00', noon],
  ['12 Mar 2026 20:30 MYT', noon],
  ['12 March 2026 07:30:00 EST', '2026-03-12T12:30:00.000Z'],
  ['Thu, 12 Mar 26 12:30:00 Z', noon],
  ['Fri, 12 Mar 99 12:30:00 GMT', '1999-03-12T12:30:00.000Z'],
  ['Thu, 12-Mar-2026 12:30:00 UTC', noon],
  ['Thursday, 12 March 2026 12:30', noon],
  ['jeu., 12 mar. 2026 12:30:00 +0000', noon],
  ['March 12, 2026 12:30 pm', noon],
  ['Mar. 12th, 2026', '2026-03-12T00:00:00.000Z'],
  ['2026-03-12T12:30:00Z', noon],
  ['2026-03-12T12:30:00.123456Z', noon],
  ['2026-03-12T20:30:00+08:00', noon],
  ['2026-03-12T20:30:00+0800', noon],
  ['2026-03-12 12:30:00', noon],
  ['2026-03-12 12:30', noon],
  ['2026/03/12', '2026-03-12T00:00:00.000Z'],
  ['2026-03-12', '2026-03-12T00:00:00.000Z'],
  ['20260312T123000Z', noon],
  ['1773318600', noon],
  ['1773318600000', noon],
  ['٢٠٢٦-٠٣-١٢', '2026-03-12T00:00:00.000Z'],
  ['  Thu,  12 Mar 2026\n 12:30:00  GMT ', noon],
])('"%s" is %s', (written, expected) => expect(parseDate(written)?.toISOString()).toBe(expected));

test.each([
  '',
  'yesterday',
  '2026-02-30',
  '2026-13-01',
  '32 Mar 2026',
  '12 Foo 2026',
  '0000-00-00',
  '2026-03-12T25:00:00Z',
  '1',
  'Invalid Date',
])('"%s" is no date', (written) => expect(parseDate(written)).toBeUndefined());
