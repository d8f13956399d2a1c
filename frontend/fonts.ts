import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

/** What is made here; the style sheet names files of it. */
const folder = `${import.meta.dirname}/../node_modules/.cache/majlis/fonts`;
const styles = `${import.meta.dirname}/src/styles/fonts.scss`;

/** The fonts that pages wait for, and the range of the style sheet that is left in each. */
const subsetRanges = {
  'inter/files/inter-latin-wght-normal.woff2': 'latin',
  'source-serif-4/files/source-serif-4-latin-wght-normal.woff2': 'latin',
  'source-serif-4/files/source-serif-4-latin-wght-italic.woff2': 'latin',
  'noto-naskh-arabic/files/noto-naskh-arabic-arabic-wght-normal.woff2': 'arabic',
};

/** The weights that the styles use. */
const wght = { min: 400, max: 700 };

/** What writing needs by itself, and the figures that the styles ask for; small capitals, fractions and the like are left out. */
const latinFeatures = ['ccmp', 'locl', 'mark', 'mkmk', 'kern', 'rlig', 'rvrn', 'liga', 'clig', 'calt'];
const figures = ['lnum', 'onum', 'pnum', 'tnum'];

/** Writes our fonts in the form in which they are sent: about half of what the packages hold. Later builds find them done. */
export function fonts(): Plugin {
  return {
    name: 'fonts',
    async buildStart() {
      await mkdir(folder, { recursive: true });
      const sheet = await readFile(styles, 'utf8');
      await Promise.all(
        Object.entries(subsetRanges).map(([file, range]) => makeFont(file, charactersOf(sheet, range))),
      );
    },
  };
}

async function makeFont(file: string, characters: string): Promise<void> {
  const source = fileURLToPath(import.meta.resolve(`@fontsource-variable/${file}`));
  const made = `${folder}/${basename(file)}`;
  if (await isNewer(made, [source, styles, import.meta.filename])) return;
  const isLatin = file.includes('-latin-');
  const font = await subsetFont(await readFile(source), characters, {
    targetFormat: 'woff2',
    variationAxes: { wght },
    // Arabic letters take their forms by features of many names.
    ...(isLatin && { keepFeatures: [...latinFeatures, ...figures] }),
  });
  // Nobody finds half a file, not even another build.
  const aside = `${made}.${process.pid}`;
  await writeFile(aside, font);
  await rename(aside, made);
}

async function isNewer(made: string, sources: string[]): Promise<boolean> {
  const [time = 0, ...times] = await Promise.all(
    [made, ...sources].map(async (path) => (await stat(path).catch(() => undefined))?.mtimeMs),
  );
  return times.every((changed) => changed !== undefined && changed < time);
}

/** Every character of a range of the style sheet, such as `$latin: U+0-FF, U+131;`. */
function charactersOf(sheet: string, range: string): string {
  const list = new RegExp(`^\\$${range}:([^;]+);`, 'm').exec(sheet)?.[1];
  if (!list) throw new Error(`${styles} has no $${range}`);
  return [...list.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)]
    .flatMap(([, from = '', to = from]) => {
      const first = Number.parseInt(from, 16);
      return Array.from({ length: Number.parseInt(to, 16) - first + 1 }, (_, i) => String.fromCodePoint(first + i));
    })
    .join('');
}
