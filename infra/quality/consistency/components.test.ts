import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const frontend = fileURLToPath(new URL('../../../frontend/', import.meta.url));

const filesIn = (folder: string, options = { recursive: true }): string[] =>
  readdirSync(join(frontend, folder), { ...options, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tsx') && !name.endsWith('.test.tsx'))
    .map((name) => join(folder, name));

/** Components that render nothing but their children or props have no entry. */
const invisible = ['src/ui/page/lazy-part.tsx'];
/** Parts of other components, and whole pages, have no entry of their own. */
const partsAndPages = [
  'src/admin/admin-root.tsx',
  'src/admin/management-layout.tsx',
  'src/admin/routes.tsx',
  'src/admin/rows/crud/row-form-dialog.tsx',
  'src/admin/rows/crud/sortable-table.tsx',
  'src/admin/shell/staff-language-switch.tsx',
  'src/ui/schedule/place-sessions.tsx',
];
const exceptions = [...invisible, ...partsAndPages];
const shared = [
  ...['src/ui', 'src/admin/fields/form', 'src/admin/fields/upload'].flatMap((folder) => filesIn(folder)),
  ...['src/site', 'src/admin', 'src/admin/shell', 'src/admin/fields', 'src/admin/rows/crud'].flatMap((folder) =>
    filesIn(folder, { recursive: false }),
  ),
];

function importsOf(file: string): string[] {
  const text = readFileSync(join(frontend, file), 'utf8');
  return [...text.matchAll(/ from '(\.[^']+)'/g)].map(
    ([, path = '']) => `${relative(frontend, join(frontend, dirname(file), path))}.tsx`,
  );
}

const entries = new Set(filesIn('components/groups').flatMap(importsOf));

test('every shared component has an entry on the page of components', () => {
  expect(shared.length).toBeGreaterThan(50);
  expect(shared.filter((file) => !entries.has(file) && !exceptions.includes(file))).toEqual([]);
});

test('no component with an entry is an exception, and none of them is gone', () => {
  expect(exceptions.filter((file) => entries.has(file) || !shared.includes(file))).toEqual([]);
});
