/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { teamMemberInput } from '@majlis/contracts/team-members';
import { translateFieldError } from './ar/staff/field-errors';
import { translateFieldError as translateIntoEnglish } from './service-messages';

const services = `${import.meta.dirname}/../../../services`;

/** Their texts are no messages: content, labels, what staff never fill in, or messages of imports, which have a test of their own. */
const otherFiles =
  /^contracts\/src\/(content-defaults|zoned-times|zone-changes|describe-api|public-reads|choices|languages|import-fields|programme-changes|session-status|\w+-query|[\w-]+-responses|list-query|history-limit|mail-merge|oembed|presence-input|content-problem-inputs)\.ts$|\/(people-)?import\//;
/** Forms send these values, and nobody writes them. */
const onlyOfPrograms =
  /^(Give (the|an?|each) (ids?|table|rows?|fields|sessions|session|speakers|version|versions|digest|translated|address of a source)\b|Versions|There is no such version|Say true or false|Yes or no|(A table|An id) has at most|At most 2000 items|At most 7 columns|Search for at most|This is no (place|number|page|table|action)|Pages are counted|Give true|This installation has)/;

const files = readdirSync(services, { recursive: true, encoding: 'utf8' })
  .filter((name) => /^\w+\/src\/.*\.ts$/.test(name) && !/\.test\.ts$/.test(name) && !otherFiles.test(name))
  .map((name) => ({
    name,
    source: readFileSync(`${services}/${name}`, 'utf8').replaceAll(/\/\*.*?\*\/|(?<=\s)\/\/.*$/gms, ''),
  }));

const textOfContract = /(['`])((?:[A-Z][\w-]*|\$\{name\}) (?:(?!\1|\n).)+)\1/g;
const fieldError = /(?:validationError\(\{[^:]*:|fieldError\([^,]*,|tooLarge =)\s*(['`])([A-Z](?:(?!\1|\n).)+)\1/g;
/** Of the errors about files, which are in a table. */
const tableOfErrors = /^ {2}(?:'[a-z-]+'|[a-z]+): (['`])([A-Z](?:(?!\1|\n).)+)\1/gm;
const namePattern =
  /(?:requiredText|optionalText|listOfTexts|oneOf|wholeNumber|requiredDateTime|optionalDateTime|requiredDay)\('([^']+)'/g;

const namesOfFields = new Set(
  files.flatMap(({ source }) => [...source.matchAll(namePattern)].map(([, name = '']) => name)),
);

/** A template with values in it: a name of a field, or a number. */
const fillIn = (template: string) =>
  template
    .replaceAll(/\$\{name\}/g, 'Title')
    .replaceAll(/\$\{advice\}/g, 'Change one.')
    .replaceAll(/\$\{this\.options\.noun\}/g, 'speaker')
    .replaceAll(/\$\{(?:[^{}]|\{[^{}]*\})*\}/g, '7');

const findAll = (source: string, pattern: RegExp) =>
  [...source.matchAll(pattern)].map(([, , text = '']) => fillIn(text));

const messages = [
  ...new Set(
    files.flatMap(({ name, source }) => {
      if (name.startsWith('contracts/'))
        return findAll(source.replaceAll(/\.describe\(\s*'[^']*'/g, ''), textOfContract);
      const isAboutFiles = /\/(images|documents|uploads)\//.test(name);
      return [...findAll(source, fieldError), ...(isAboutFiles ? findAll(source, tableOfErrors) : [])];
    }),
  ),
].filter((text) => !namesOfFields.has(text) && !onlyOfPrograms.test(text));

/** Examples, names of formats and what people write are the same in Arabic. */
const withoutExamples = (text: string) =>
  text
    .replaceAll(/\u2066.*?\u2069|\u2068.*?\u2069|https?:\S*|\S+@\S+|\S+\.(?:title|7)|Asia\/\S+/g, '')
    .replaceAll(/\b(?:DOI|ORCID|PDF|HTML|JPEG|PNG|WebP|AVIF)\b/g, '');

test('the messages are found', () => {
  expect(messages.length).toBeGreaterThan(80);
  expect(messages).toContain('Title is required');
  expect(messages).toContain('This time is in the past');
  expect(messages).toContain('This PDF is incomplete. Save it again and upload the new file.');
  expect(namesOfFields.size).toBeGreaterThan(50);
});

test.each(messages)('"%s" has a text in Arabic', (message) => {
  const translated = translateFieldError(message);
  expect(translated).toMatch(/[\u0621-\u064A]/);
  expect(withoutExamples(translated)).not.toMatch(/[A-Za-z]/);
});

test.each([...namesOfFields])('the field that messages call "%s" has a name in Arabic', (name) => {
  expect(withoutExamples(translateFieldError(`${name} is required`))).not.toMatch(/[A-Za-z]/);
});

test('what the contracts really answer is translated', () => {
  const { error } = teamMemberInput.safeParse({ name: '', position: 'x'.repeat(400), order: -1, categories: ['None'] });
  const answered = error?.issues.map(({ message }) => translateFieldError(message));
  expect(answered).toEqual(
    expect.arrayContaining([
      'الحقل «الاسم» مطلوب',
      expect.stringMatching(/^الحد الأقصى في الحقل «المنصب»: \d+ حرفا?$/),
      'لا يقبل الحقل «الترتيب» عددا سالبا',
      'اختر من الأقسام المتاحة',
    ]),
  );
});

test('the error of one of several sessions names it', () => {
  expect(translateFieldError('“The oath”: The end must be after the start')).toBe(
    '«The oath»: يجب أن تكون النهاية بعد البداية',
  );
});

test('a message that is not known stays as it is, and those in English are as they came', () => {
  expect(translateFieldError('The moon is in the way')).toBe('The moon is in the way');
  expect(translateIntoEnglish('Title is required')).toBe('Title is required');
});
