/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { translateServiceMessage } from './ar/staff/service-messages';

const services = `${import.meta.dirname}/../../../services`;

/** Only programs, visitors or operators read these. */
const notForStaff =
  /^(Always 1|Bytes|Consecutive|Database|Deadlocks|Duration|Failed|HTTP|Queries|Idempotency-Key|If-|Maximum|Number|Open|Seconds|Size|Time|Transactions|Unix|The body|Send the body|There is only json|The sign-in was not|Shutting down|Page not found|Speaker not found|Episode Not Found|Fewer words|Nothing found|Kata|Tiada|This page cannot be embedded|This conference has no proceedings|It (took|is larger than what)|Images cannot be stored at the moment\.$|Change the address of that page|Choose (a file|another one)|7 changed this on|Something went wrong|This is not available|This failed for an unknown)/;

const files = readdirSync(services, { recursive: true, encoding: 'utf8' }).filter(
  (name) =>
    /^(kit|cms|conferences|feeds)\/src\/.*\.ts$/.test(name) &&
    !/\.test\.ts$|\/(people-)?import\/|\/(search|searches|migrations|metrics|calendars)\//.test(name),
);
const sentence = /(['`])([A-Z“$](?:(?!\1|\n).){6,}\.)\1/g;

const fillIn = (template: string) =>
  template
    .replaceAll(/\$\{formatDay\([^}]*\}/g, '12 March 2026')
    .replaceAll(/\$\{formatMediaUses\([^}]*\}/g, 'Page “About”, Draft and 2 more places')
    .replaceAll(/\$\{formatWait\([^}]*\}/g, '5 minutes')
    .replaceAll(/\$\{url\}/g, 'https://example.org')
    .replaceAll(/\$\{noun\}/g, 'team member')
    .replaceAll(/\$\{(?:[^{}]|\{[^{}]*\})*\}/g, '7');

const messages = [
  ...new Set(
    files.flatMap((name) => {
      const source = readFileSync(`${services}/${name}`, 'utf8').replaceAll(/\/\*.*?\*\/|(?<=\s)\/\/.*$/gms, '');
      return [...source.matchAll(sentence)].map(([, , text = '']) => fillIn(text));
    }),
  ),
].filter((text) => !notForStaff.test(text));

const withoutExamples = (text: string) =>
  text
    .replaceAll(/\u2066.*?\u2069|\u2068.*?\u2069|https?:\S*|“[^”]*”/g, '')
    .replaceAll(/\b(?:PDF|HTML|JPEG|PNG|WebP|AVIF|JSON|XML|CSV|UTF-8)\b/g, '');

test('the messages are found', () => {
  expect(messages.length).toBeGreaterThan(60);
  expect(messages).toContain('There is no draft.');
  expect(messages).toContain('It ended on 12 March 2026 and is still a draft.');
});

test.each(messages)('"%s" has a text in Arabic', (message) => {
  const translated = translateServiceMessage(message);
  expect(translated).toMatch(/[\u0621-\u064A]/);
  expect(withoutExamples(translated)).not.toMatch(/[A-Za-z]/);
});

test('a message keeps its numbers, names and days', () => {
  expect(translateServiceMessage('It ended on 12 March 2026 and is still a draft.')).toBe(
    'انتهى في 12 مارس 2026 وما زال مسودة.',
  );
  expect(
    translateServiceMessage('It is in use. Replace it there first: Hero image “A court”, Draft and 1 more place.'),
  ).toBe('إنه مستخدم. استبدله هناك أولا: صورة واجهة “A court”، مسودة وموضع آخر.');
});
