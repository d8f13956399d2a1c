import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { bundledPictures } from '@majlis/contracts/content-defaults';
import sharp from 'sharp';
import { bundledDrawings } from './bundled-drawings.js';

const shipped = (file: string) => readFileSync(join('frontend/public', file), 'utf8');

test('the front end ships every picture that the site falls back on, and no other', () => {
  const files = Object.keys(bundledDrawings).filter((file) => file.startsWith('pictures/'));
  expect(files.map((file) => `/${file}`).sort()).toEqual(bundledPictures.map(({ url }) => url).sort());
});

test.each(Object.entries(bundledDrawings))('%s is what the code draws, small and harmless', (file, draw) => {
  const svg = draw();
  expect(shipped(file)).toBe(`${svg}\n`);
  expect(svg.length).toBeLessThan(40_000);
  expect(svg).toMatch(/<title>[^<]+<\/title>/);
  // Nothing that the content security policy would have to allow, and nothing from elsewhere.
  expect(svg.replace('http://www.w3.org/2000/svg', '')).not.toMatch(
    /<script|<style|<foreignObject| style=| on\w+=|https?:|NaN|undefined/,
  );
});

test('whoever looks for an icon at the root, without having read a page, finds one of 48 × 48', async () => {
  const icon = readFileSync('frontend/public/favicon.ico');
  expect([icon.readUInt16LE(2), icon.readUInt16LE(4), icon.readUInt8(6), icon.readUInt8(7)]).toEqual([1, 1, 48, 48]);
  const bitmap = icon.subarray(icon.readUInt32LE(18));
  expect(bitmap).toHaveLength(icon.readUInt32LE(14));
  expect(await sharp(bitmap).metadata()).toMatchObject({ format: 'png', width: 48, height: 48 });
});
