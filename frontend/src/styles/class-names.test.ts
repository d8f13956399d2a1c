/** @jest-environment node */
import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { compile } from 'sass-embedded';

/** Returns the rules of each class selector that stands alone, for any window width. */
function classesIn(sheet: string): Map<string, string> {
  const { css } = compile(join(import.meta.dirname, `${sheet}.scss`), {
    quietDeps: true,
    silenceDeprecations: ['import', 'global-builtin', 'color-functions', 'if-function'],
    loadPaths: [join(import.meta.dirname, '../../../node_modules')],
  });
  const rulesByClass = new Map<string, string>();
  // Sass indents rules within media queries.
  for (const [, selectors = '', rules = ''] of css.matchAll(/^([^\s@}][^{}]*) \{\n([^}]*)^\}/gm))
    for (const selector of selectors.split(/,\s*/))
      if (/^\.[\w-]+$/.test(selector)) rulesByClass.set(selector, `${rulesByClass.get(selector) ?? ''}${rules}`);
  return rulesByClass;
}

test('no class has different rules on the site and in the staff area, because navigation between them loads both style sheets', () => {
  const adminClasses = classesIn('admin/admin');
  const siteClasses = [...classesIn('main')];
  const conflicts = siteClasses.filter(([name, rules]) => adminClasses.has(name) && adminClasses.get(name) !== rules);
  expect(adminClasses.size).toBeGreaterThan(50);
  expect(conflicts.map(([name]) => name)).toEqual([]);
});

test('no two style modules have the same name, because their classes begin with it', () => {
  const files = readdirSync(join(import.meta.dirname, '..'), { recursive: true, encoding: 'utf8' });
  const names = files.filter((file) => file.endsWith('.module.scss')).map((file) => basename(file));
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});
