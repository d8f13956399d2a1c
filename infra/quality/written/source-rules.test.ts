import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';

const root = fileURLToPath(new URL('../../../', import.meta.url));

function sourcesIn(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$|(^|\/)(node_modules|dist[^/]*|test)\//.test(name))
    .map((name) => `${folder}/${name}`);
}

const services = readdirSync(join(root, 'services')).flatMap((name) => sourcesIn(`services/${name}/src`));
const production = [
  ...services,
  ...sourcesIn('frontend/src'),
  ...['migrate', 'backup', 'doctor'].flatMap((name) => sourcesIn(`infra/${name}`)),
];

test('there is source to look at', () => {
  expect(production.length).toBeGreaterThan(500);
});

/** Where each thing may be, for the reason that its file gives. */
test.each<[string, RegExp, string[]]>([
  ['text is never run as code', /\beval\(|new Function\(|node:vm\b|\.innerHTML\b|document\.write\(/, []],
  ['HTML enters the page at two places, cleaned', /dangerouslySetInnerHTML/, ['rich-text.tsx', 'sanitised-text.tsx']],
  ['no command line is put together', /\bexec(File)?(Sync)?\(['"`]|shell: true/, []],
  [
    'programs are started at two places, each by its name with a list of arguments',
    /node:child_process/,
    ['run-in-child-process.ts', 'client-programs.ts'],
  ],
  ['no regular expression is made of what others send', /\bRegExp\(/, []],
  ['no hash is broken, no cipher is older than its time', /'(md5|sha1|des|rc4|aes-\d+-(ecb|cbc))'|createCipher/i, []],
  [
    'what must not be guessed is never drawn by Math.random',
    /Math\.random/,
    ['source-state.ts', 'backoff.ts', 'navigator.ts', 'random-header-picture.tsx'],
  ],
  ['staff’s session is in no storage that a script reads', /document\.cookie|localStorage.*(token|session)/i, []],
  // The doctor looks at the one that visitors are shown, whatever it is.
  ['no certificate is taken unseen', /rejectUnauthorized|NODE_TLS_REJECT/, ['public-origin.ts']],
])('%s', (_rule, sign, places) => {
  const found = production.filter((file) => sign.test(readFileSync(join(root, file), 'utf8')));
  expect(found.filter((file) => !places.some((place) => file.endsWith(`/${place}`)))).toEqual([]);
  // A place that is no longer one goes from the list.
  expect(places.filter((place) => !found.some((file) => file.endsWith(`/${place}`)))).toEqual([]);
});
