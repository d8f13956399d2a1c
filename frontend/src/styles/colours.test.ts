/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const source = join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(source, file), 'utf8');
const files = readdirSync(source, { recursive: true, encoding: 'utf8' });
const sheets = files.filter((file) => file.endsWith('.scss'));
const schemeFiles = ['styles/_colour-schemes.scss', 'styles/admin/_colour-schemes.scss'];

const names = (rules: string) => [...rules.matchAll(/^ +(--[\w-]+):/gm)].map(([, name = '']) => name);
const schemes = schemeFiles.map((file) => {
  const [light = '', dark = ''] = read(file).split('@include dark-scheme');
  return { light: names(light), dark: names(dark) };
});

test('a colour has a name: only the lists of colours and Sass variables have values', () => {
  const isColour = /#[0-9a-f]{3,8}\b|\brgb\(/i;
  const isMask = /mask-image|gradient\(.*#000/;
  const unnamed = sheets
    .filter((file) => !schemeFiles.includes(file))
    .flatMap((file) =>
      read(file)
        .split('\n')
        .filter(
          (line) => isColour.test(line.replaceAll(/#\{[^}]*\}/g, '')) && !isMask.test(line) && !line.startsWith('$'),
        )
        .map((line) => `${file}: ${line.trim()}`),
    );
  expect(sheets.length).toBeGreaterThan(90);
  expect(unnamed).toEqual([]);
});

test('every colour of the dark scheme has a light value', () => {
  for (const { light, dark } of schemes) {
    expect(dark.length).toBeGreaterThan(25);
    expect(dark.filter((name) => !light.includes(name) && name !== '--picture-filter')).toEqual([]);
  }
});

test('every custom property that is used is defined', () => {
  const all = sheets.map(read).join('\n');
  const scripts = files
    .filter((file) => /\.tsx?$/.test(file))
    .map(read)
    .join('\n');
  const used = new Set([...all.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name));
  const isDefined = (name: string) => all.includes(`${name}:`) || scripts.includes(`'${name}'`);
  expect([...used].filter((name) => !isDefined(name))).toEqual([]);
});
