import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

/** fonts.scss refers to the files in this folder. */
const outputFolder = `${import.meta.dirname}/../node_modules/.cache/majlis/fonts`;
const styleSheet = `${import.meta.dirname}/src/styles/fonts.scss`;

/** The fonts that every page loads, with the variable of the style sheet that holds their unicode-range. */
const subsetRanges = {
  'inter/files/inter-latin-wght-normal.woff2': 'latin',
  'source-serif-4/files/source-serif-4-latin-wght-normal.woff2': 'latin',
  'source-serif-4/files/source-serif-4-latin-wght-italic.woff2': 'latin',
  'noto-naskh-arabic/files/noto-naskh-arabic-arabic-wght-normal.woff2': 'arabic',
};

/** The styles use no other weights. */
const wght = { min: 400, max: 700 };

/**
 * The OpenType features that browsers apply by themselves, and those of the numerals that the styles use. Small capitals, for
 * example, are left out.
 */
const latinFeatures = ['ccmp', 'locl', 'mark', 'mkmk', 'kern', 'rlig', 'rvrn', 'liga', 'clig', 'calt'];
const numeralFeatures = ['lnum', 'onum', 'pnum', 'tnum'];

/** Reduces the fonts to the characters, weights and features in use, which halves their size. Later builds reuse the result. */
export function fonts(): Plugin {
  return {
    name: 'fonts',
    async buildStart() {
      await mkdir(outputFolder, { recursive: true });
      const scss = await readFile(styleSheet, 'utf8');
      await Promise.all(
        Object.entries(subsetRanges).map(([file, variable]) => subset(file, charactersOf(scss, variable))),
      );
    },
  };
}

async function subset(file: string, characters: string): Promise<void> {
  const source = fileURLToPath(import.meta.resolve(`@fontsource-variable/${file}`));
  const output = `${outputFolder}/${basename(file)}`;
  if (await isNewer(output, [source, styleSheet, import.meta.filename])) return;
  const isLatin = file.includes('-latin-');
  const font = await subsetFont(await readFile(source), characters, {
    targetFormat: 'woff2',
    variationAxes: { wght },
    // Shaping Arabic letters needs many OpenType features, so all of them are kept.
    ...(isLatin && { keepFeatures: [...latinFeatures, ...numeralFeatures] }),
  });
  // Another build may read the file at the same time.
  const tempFile = `${output}.${process.pid}`;
  await writeFile(tempFile, font);
  await rename(tempFile, output);
}

async function isNewer(output: string, sources: string[]): Promise<boolean> {
  const [outputTime = 0, ...sourceTimes] = await Promise.all(
    [output, ...sources].map(async (path) => (await stat(path).catch(() => undefined))?.mtimeMs),
  );
  return sourceTimes.every((sourceTime) => sourceTime !== undefined && sourceTime < outputTime);
}

/** Expands a range of the style sheet, such as `$latin: U+0-FF, U+131;`. */
function charactersOf(scss: string, variable: string): string {
  const list = new RegExp(`^\\$${variable}:([^;]+);`, 'm').exec(scss)?.[1];
  if (!list) throw new Error(`${styleSheet} has no $${variable}`);
  return [...list.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)]
    .flatMap(([, from = '', to = from]) => {
      const first = Number.parseInt(from, 16);
      return Array.from({ length: Number.parseInt(to, 16) - first + 1 }, (_, i) => String.fromCodePoint(first + i));
    })
    .join('');
}
