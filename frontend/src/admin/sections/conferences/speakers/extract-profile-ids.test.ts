import { extractOrcid, extractTwitterHandle } from './speaker-form';

test.each([
  ['https://orcid.org/0000-0002-1825-0097', '0000-0002-1825-0097'],
  ['orcid.org/0000-0001-5109-370x/', '0000-0001-5109-370X'],
  [' 0000-0002-1825-0097 ', '0000-0002-1825-0097'],
  ['https://example.org/0000-0002-1825-0097', 'HTTPS://EXAMPLE.ORG/0000-0002-1825-0097'],
  ['', ''],
])('the iD in “%s” is “%s”', (typed, id) => expect(extractOrcid(typed)).toBe(id));

test.each([
  ['https://twitter.com/majlis', '@majlis'],
  ['https://x.com/majlis?lang=en', '@majlis'],
  ['x.com/@majlis/', '@majlis'],
  ['@majlis', '@majlis'],
  ['https://example.org/majlis', 'https://example.org/majlis'],
])('the handle in “%s” is “%s”', (typed, handle) => expect(extractTwitterHandle(typed)).toBe(handle));
