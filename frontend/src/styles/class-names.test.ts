/** @jest-environment node */
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { compile } from 'sass-embedded';

/** What a style sheet says of each class by itself, wherever it stands, for windows of any width. */
function classesIn(sheet: string): Map<string, string> {
  const { css } = compile(join(import.meta.dirname, `${sheet}.scss`), {
    quietDeps: true,
    silenceDeprecations: ['import', 'global-builtin', 'color-functions', 'if-function'],
    loadPaths: [join(import.meta.dirname, '../../../node_modules')],
  });
  const found = new Map<string, string>();
  // Sass writes what holds at any width from the beginning of a line.
  for (const [, selectors = '', rules = ''] of css.matchAll(/^([^\s@}][^{}]*) \{\n([^}]*)^\}/gm))
    for (const selector of selectors.split(/,\s*/))
      if (/^\.[\w-]+$/.test(selector)) found.set(selector, `${found.get(selector) ?? ''}${rules}`);
  return found;
}

test('no class means one thing on the site and another in the staff area: both sheets are there once staff went from one to the other', () => {
  const ofStaff = classesIn('admin/admin');
  const ofSite = [...classesIn('main')];
  const differ = ofSite.filter(([name, rules]) => ofStaff.has(name) && ofStaff.get(name) !== rules);
  expect(ofStaff.size).toBeGreaterThan(50);
  expect(differ.map(([name]) => name)).toEqual([]);
});
