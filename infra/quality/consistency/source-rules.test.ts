import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

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

test('the tests find the source', () => {
  expect(production.length).toBeGreaterThan(500);
});

/** Each rule lists the files that may break it; a comment gives the reason. */
test.each<[string, RegExp, string[]]>([
  [
    'no text is run as code',
    /\beval\(|new Function\(|node:vm\b|\.innerHTML\b|document\.write\(/,
    ['rich-text/schema.ts'],
  ],
  ['HTML enters the page at two places, cleaned', /dangerouslySetInnerHTML/, ['rich-text.tsx', 'sanitised-text.tsx']],
  ['no shell command line is built', /\bexec(File)?(Sync)?\(['"`]|shell: true/, []],
  [
    'programs are started in two files, by name with a list of arguments',
    /node:child_process/,
    ['run-in-child-process.ts', 'run-program.ts'],
  ],
  // These files build their patterns from constants only.
  ['no regular expression is built from input', /\bRegExp\(/, ['fold-words.ts', 'read-dates.ts', 'read-names.ts']],
  // PostgreSQL has its own time zones, which may be of another release (infra/adr/programme.md).
  ['SQL computes with no time zone but UTC', /AT TIME ZONE (?!'UTC')/i, []],
  ['no broken hash or cipher is used', /'(md5|sha1|des|rc4|aes-\d+-(ecb|cbc))'|createCipher/i, []],
  ['Math.random is used for nothing secret', /Math\.random/, ['source-state.ts', 'backoff.ts', 'conferences-page.tsx']],
  // The only cookie that a script uses is the language of the staff area.
  [
    'the staff session is in no storage that a script can read',
    /document\.cookie|localStorage.*(token|session)/i,
    ['staff-language-switch.tsx'],
  ],
  // The doctor reads the public certificate even when it is invalid.
  ['certificates are always verified', /rejectUnauthorized|NODE_TLS_REJECT/, ['public-origin.ts']],
])('%s', (_rule, pattern, exceptions) => {
  const found = production.filter((file) => pattern.test(readFileSync(join(root, file), 'utf8')));
  expect(found.filter((file) => !exceptions.some((exception) => file.endsWith(`/${exception}`)))).toEqual([]);
  // A file that no longer needs the exception must be removed from the list.
  expect(exceptions.filter((exception) => !found.some((file) => file.endsWith(`/${exception}`)))).toEqual([]);
});

/** If two folders import each other, they should be one folder, or a part of one belongs below both. */
test.each(['frontend/src/admin', 'services/contracts/src', 'services/kit/src', 'services/rows/src'])(
  'no two folders of %s import each other',
  (room) => {
    const folderOf = (file: string) =>
      file
        .slice(room.length + 1)
        .split('/')
        .slice(0, -1)[0];
    const imports = new Set(
      sourcesIn(room).flatMap((file) =>
        [...readFileSync(join(root, file), 'utf8').matchAll(/(?:from |import )'(\.[^']+)'/g)].flatMap(
          ([, path = '']) => {
            const [from, to] = [folderOf(file), folderOf(join(dirname(file), path))];
            return from && to && from !== to ? [`${from} <-> ${to}`] : [];
          },
        ),
      ),
    );
    expect(imports.size).toBeGreaterThan(5);
    expect([...imports].filter((pair) => imports.has(pair.split(' <-> ').reverse().join(' <-> ')))).toEqual([]);
  },
);
