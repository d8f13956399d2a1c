import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { bundledDrawings } from './bundled-drawings.js';
import { favicon, icon } from './mark.js';
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

const bitmap = (svg: string, side: number) =>
  sharp(Buffer.from(svg), { density: (72 * side) / 64 })
    .resize(side, side)
    .png({ palette: true, compressionLevel: 9 });

/** A bitmap in the form that whoever reads no page looks for at the root of a site: one entry, then the bitmap as it is. */
function icoOf(png: Buffer, side: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2); // an icon
  head.writeUInt16LE(1, 4); // of one size
  head.writeUInt8(side, 6);
  head.writeUInt8(side, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

await mkdir(join(ships, 'pictures'), { recursive: true });
for (const [file, draw] of Object.entries(bundledDrawings)) await writeFile(join(ships, file), `${draw()}\n`);
for (const { file, side, svg } of icons) await bitmap(svg, side).toFile(join(ships, file));
await writeFile(join(ships, 'favicon.ico'), icoOf(await bitmap(favicon(), 48).toBuffer(), 48));
process.stdout.write(`${Object.keys(bundledDrawings).length} drawings and ${icons.length + 1} icons are in ${ships}\n`);
