import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundledPictures } from '@majlis/contracts/site/content-defaults';
import sharp from 'sharp';

const site = 'frontend/public';
const pictures = readdirSync(join(site, 'pictures')).map((file) => `pictures/${file}`);

test('the front end ships every default image of the site, and no other', () => {
  expect(pictures.map((file) => `/${file}`).sort()).toEqual(bundledPictures.map(({ url }) => url).sort());
});

test.each([...pictures, 'logo.svg', 'favicon.svg'])('%s is small and has no scripts', (file) => {
  const svg = readFileSync(join(site, file), 'utf8');
  expect(svg.length).toBeLessThan(40_000);
  expect(svg).toMatch(/<title>[^<]+<\/title>/);
  // The picture needs no exception in the content security policy, and loads nothing from elsewhere.
  expect(svg.replace('http://www.w3.org/2000/svg', '')).not.toMatch(
    /<script|<style|<foreignObject| style=| on\w+=|https?:|NaN|undefined/,
  );
});

test('/favicon.ico has an icon of 48 × 48', async () => {
  const icon = readFileSync(join(site, 'favicon.ico'));
  expect([icon.readUInt16LE(2), icon.readUInt16LE(4), icon.readUInt8(6), icon.readUInt8(7)]).toEqual([1, 1, 48, 48]);
  const bitmap = icon.subarray(icon.readUInt32LE(18));
  expect(bitmap).toHaveLength(icon.readUInt32LE(14));
  expect(await sharp(bitmap).metadata()).toMatchObject({ format: 'png', width: 48, height: 48 });
});
