/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { translateImportMessage } from './ar/staff/import-messages';
import { translateImportMessage as translateIntoEnglish } from './service-messages';

const services = `${import.meta.dirname}/../../../services/conferences/src`;

const sources = ['import', 'people-import'].flatMap((folder) =>
  readdirSync(`${services}/${folder}`)
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => readFileSync(`${services}/${folder}/${name}`, 'utf8')),
);

/** Parts of messages, and what is no message. */
const noMessage =
  /^(Write it as [\d :-]+|CSV, XLSX or JSON|CSV, XLSX, JSON or XML|SELECT |A B$|CC BY|Amina|“7”: 7|There is no month 7\. Dates are read as 7|This file is no valid CSV7)/;
const literal = /(['`])((?:[A-Z]\w*|“(?:(?!\1).)+?”:?) (?:(?!\1|\n).)+)\1/g;
const messages = [
  ...new Set(
    sources
      .flatMap((source) => [...source.replaceAll(/(?<=\s)\/\/.*$/gm, '').matchAll(literal)])
      .map(([, , text = '']) => text.replaceAll(/\$\{(?:[^{}]|\{[^{}]*\})*\}/g, '7')),
  ),
].filter((text) => !noMessage.test(text));

const examples = [
  'This file is no valid CSV near line 3: a quotation mark is not closed. Save it again from the spreadsheet.',
  'This is an old Excel or Word document. Save the table as “Excel workbook (.xlsx)” or “CSV UTF-8” and choose that file.',
  'This file has no sessions.',
  'This file has 5001 people. At most 5000 are imported at once: split the file.',
  '“12” has no date. Write it as 2026-03-12 09:00, or choose a column with the date',
  'There is no month 13. Dates are read as day, month, year',
  'There is no month 25. Dates are read as month, day, year',
  '30 February does not exist',
  '29 February 2026 does not exist',
  '02:30 on 29 March 2026 does not exist in Europe/Berlin: the clocks go forward then',
  '25:00 is no time of day',
  '12/03/2026 is read as 12 March 2026',
  '2 people are called “أمينة” (a@example.org). Choose who is meant',
  '3 people are called “أمينة” (a@example.org). Add the e-mail address: أمينة <name@example.org>',
  'أمينة is not in the file and stays',
  '“أمينة”: First name is required',
  'Left out: “http://” is no whole address, such as https://example.org/paper.pdf',
  'Capacity must not be negative',
  'At most 50 speakers',
];

const withoutExamples = (text: string) =>
  text
    .replaceAll(/\u2066.*?\u2069|\u2068[^\u2068]*?\u2069/g, '')
    .replaceAll(/\b(?:CSV|XLSX|JSON|XML|UTF-8|PDF|DOI|Excel|Word|yes|no)\b/g, '');

test('the messages are found', () => {
  expect(messages.length).toBeGreaterThan(30);
  expect(messages).toContain('Give an end or a duration');
});

test.each([...messages, ...examples])('"%s" has a text in Arabic', (message) => {
  const translated = translateImportMessage(message);
  expect(translated).toMatch(/[\u0621-\u064A]/);
  expect(withoutExamples(translated)).not.toMatch(/[A-Za-z]/);
});

test('dates, names and nested messages are translated, too', () => {
  expect(translateImportMessage('30 February does not exist')).toBe('لا يوجد تاريخ \u206830 فبراير\u2069');
  expect(translateImportMessage('“أمينة”: First name is required')).toBe(
    '«\u2068أمينة\u2069»: الحقل «الاسم الأول» مطلوب',
  );
});

test('a message that is not known stays as it is, and those in English are as they came', () => {
  expect(translateImportMessage('The moon is in the way')).toBe('The moon is in the way');
  expect(translateIntoEnglish('Give an end or a duration')).toBe('Give an end or a duration');
});
