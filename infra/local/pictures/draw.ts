import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { bundledDrawings } from './bundled-drawings.js';
import { icon } from './mark.js';
import { palette } from './palette.js';

/** The folder that the front end ships as it is. */
const ships = fileURLToPath(new URL('../../../../frontend/public/', import.meta.url));

/** Launchers cut icons to their own shape: the maskable one keeps the mark within the circle that is never cut. */
const icons = [
  { file: 'icon-192.png', side: 192, svg: icon(palette.paper, 0.9) },
  { file: 'icon-512.png', side: 512, svg: icon(palette.paper, 0.9) },
  { file: 'icon-maskable-512.png', side: 512, svg: icon(palette.ink, 0.66) },
  { file: 'apple-touch-icon.png', side: 180, svg: icon(palette.paper, 0.82) },
];

await mkdir(join(ships, 'pictures'), { recursive: true });
for (const [file, draw] of Object.entries(bundledDrawings)) await writeFile(join(ships, file), `${draw()}\n`);
for (const { file, side, svg } of icons)
  await sharp(Buffer.from(svg), { density: (72 * side) / 64 })
    .resize(side, side)
    .png({ palette: true, compressionLevel: 9 })
    .toFile(join(ships, file));
process.stdout.write(`${Object.keys(bundledDrawings).length} drawings and ${icons.length} icons are in ${ships}\n`);
