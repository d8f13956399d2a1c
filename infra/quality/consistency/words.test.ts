import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

type Forbidden = { words: string[]; term: string; isAllowedInTexts: boolean };
type Checks = {
  forbiddenWords: (context: string) => Forbidden[];
  findForbiddenWords: (file: string, text: string, forbidden: Forbidden[]) => string[];
  isChecked: (file: string) => boolean;
  subjectProblem: (subject: string) => string | undefined;
};

const pathTo = (file: string) => fileURLToPath(new URL(file, import.meta.url));
const context = readFileSync(pathTo('../../../CONTEXT.md'), 'utf8');
let checks: Checks;
let forbidden: Forbidden[];
beforeAll(async () => {
  const modules = ['check-words', 'names-and-texts', 'check-commits'].map((name) => import(pathTo(`../${name}.mjs`)));
  checks = Object.assign({}, ...(await Promise.all(modules)));
  forbidden = checks.forbiddenWords(context);
});

test('CONTEXT.md has at most 60 terms, each once', () => {
  const terms = [...context.matchAll(/^\| \*\*(.+?)\*\*/gm)].map(([, term]) => term);
  expect(terms.length).toBeLessThanOrEqual(60);
  expect(new Set(terms).size).toBe(terms.length);
  expect(forbidden.length).toBeGreaterThan(10);
});

test.each([
  ['a variable', 'a.ts', 'const writtenPage = 1;', 'writtenPage', 'written page', 'prerendered page'],
  ['a member', 'a.ts', 'class A { patienceMs = 1 }', 'patienceMs', 'patience', 'timeout'],
  ['a type', 'a.ts', 'type Doubt = 1;', 'Doubt', 'doubt', 'invalidation'],
  ['a class', 'a.scss', '.page { .written-page { margin: 0 } }', 'written-page', 'written page', 'prerendered page'],
  ['a custom property', 'a.css', ':root { --patience: 1s }', 'patience', 'patience', 'timeout'],
  ['an SCSS variable', 'a.scss', '$patience: 1s;', 'patience', 'patience', 'timeout'],
  ['a mixin', 'a.scss', '@mixin taken-over { margin: 0 }', 'taken-over', 'taken over', 'hydration'],
  ['an nginx variable', 'a.conf', 'set $is_stranger 1;', 'is_stranger', 'stranger', 'unknown host'],
  ['a named location', 'a.conf', 'location @written_page { }', 'written_page', 'written page', 'prerendered page'],
  ['an nginx zone', 'a.conf', 'limit_req_zone $a zone=mishap:4m;', 'mishap', 'mishap', 'drill'],
  ['a group of an expression', 'a.conf', 'map $a $b { "~(?<seal>.)" 1; }', 'seal', 'seal', 'repository'],
  ['a template variable', 'a.template', `root "\${GATEWAY_SEAL}";`, 'GATEWAY_SEAL', 'seal', 'repository'],
  ['a YAML key', 'a.yml', 'services:\n  hearer:\n    image: x', 'hearer', 'hearer', 'change notification'],
  ['an item of a YAML list', 'a.yml', 'networks: [app, backstage]', 'backstage', 'backstage', 'staff area'],
  [
    'an item of a YAML list, in a line of its own',
    'a.yml',
    'networks:\n  - backstage',
    'backstage',
    'backstage',
    'staff area',
  ],
  ['a YAML name', 'a.yaml', 'metadata:\n  - name: patience', 'patience', 'patience', 'timeout'],
  ['a YAML anchor', 'a.yml', 'x: &patience 1', 'patience', 'patience', 'timeout'],
  ['a shell variable', 'a.sh', 'patience=1', 'patience', 'patience', 'timeout'],
  ['a read shell variable', 'a.envsh', `echo "\${PATIENCE:-1}"`, 'PATIENCE', 'patience', 'timeout'],
  ['a shell function', 'a.sh', 'taken_over() { :; }', 'taken_over', 'taken over', 'hydration'],
  ['a setting', 'a.env', 'MAJLIS_PATIENCE=1', 'MAJLIS_PATIENCE', 'patience', 'timeout'],
  ['a target', 'Makefile', 'mishap: built\n\t@true', 'mishap', 'mishap', 'drill'],
  ['a Makefile variable', 'Makefile', 'PATIENCE ?= 1', 'PATIENCE', 'patience', 'timeout'],
  ['the code in a document', 'a.md', 'It calls `writtenPage`.', 'writtenPage', 'written page', 'prerendered page'],
  ['prose', 'a.md', 'Whoever may, reads it.', 'Whoever may', 'whoever', 'current user'],
  ['a heading', 'a.md', '# Patience\n\nIt waits.', '# Patience', 'patience', 'timeout'],
  ['a test title', 'a.test.ts', "test('it has patience', run);", 'it has patience', 'patience', 'timeout'],
  ['a title of test.each', 'a.test.ts', "test.each([1])('a mishap', run);", 'a mishap', 'mishap', 'drill'],
  ['a log message', 'a.ts', "this.logger.warn({ id }, 'no patience');", 'no patience', 'patience', 'timeout'],
  ['a template', 'a.ts', `logger.error(\`no patience \${left}\`);`, 'no patience', 'patience', 'timeout'],
  ['the help of a metric', 'a.ts', "counter({ help: 'A mishap.' });", 'A mishap', 'mishap', 'drill'],
  ['the dashboard', 'dashboards/a.json', '{ "title": "Mishap" }', 'Mishap', 'mishap', 'drill'],
  ['a file name', 'written-page.scss', '', 'written-page.scss', 'written page', 'prerendered page'],
])('a forbidden word in %s is named with the term to use', (_where, file, text, what, word, term) => {
  expect(checks.isChecked(file)).toBe(true);
  const message = `${file}: "${what}" has the word "${word}"; use "${term}" (CONTEXT.md)`;
  expect(checks.findForbiddenWords(file, text, forbidden)).toEqual([message]);
});

test.each([
  [
    'texts of the interface and comments',
    'a.tsx',
    "// a doubt\nconst a = <p title='patience'>Whoever has a doubt</p>;",
  ],
  ['other strings', 'a.ts', "throw new Error('no patience');"],
  ['comments and strings of styles', 'a.scss', "/* .patience */ // .mishap\n@use 'base.written-page';"],
  ['comments of nginx', 'a.conf', '# $patience has no zone=mishap\nreturn 404;'],
  ['comments of YAML', 'a.yml', 'a: 1 # patience: whoever\n# mishap:'],
  ['comments of scripts', 'a.sh', '# patience=1\ntrue'],
  ['blocks of code in documents', 'a.md', '```sh\npatience=1\n```'],
  ['plain English in texts', 'a.md', 'When in doubt, wait. It is shown to visitors.'],
  ['a phrase across a comma', 'a.md', 'It is written, page by page.'],
  ['the list itself', 'CONTEXT.md', '| **timeout** | how long | patience |'],
])('%s may use the words', (_where, file, text) => {
  expect(checks.findForbiddenWords(file, text, forbidden)).toEqual([]);
});

test.each([
  ['feeds: resume refresh after a failed lock', undefined],
  ['site, staff: fold help boxes', undefined],
  [`feeds: resume ${'feed '.repeat(14)}refresh`, /characters, more than 72/],
  ['Resume feed refresh', /name the room first/],
  ['feeds: resumed refresh', /no imperative/],
  ['feeds: Resume refresh', /no imperative/],
  ['feeds: resume refresh.', /punctuation/],
])('the subject of a commit: %s', (subject, problem) => {
  if (problem) expect(checks.subjectProblem(subject)).toMatch(problem);
  else expect(checks.subjectProblem(subject)).toBeUndefined();
});
