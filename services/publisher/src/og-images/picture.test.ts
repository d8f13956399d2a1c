import { siteLanguages } from '@majlis/contracts/shared/languages';
import sharp from 'sharp';
import { drawOgImage, type ImageText } from './draw.js';
import { preparePanel } from './picture.js';

const [english, arabic = english] = siteLanguages;

const red = { r: 200, g: 30, b: 30 };
const blue = { r: 20, g: 40, b: 190 };

/** Red on the left, blue on the right. */
const halves = async (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: red } })
    .composite([
      {
        input: { create: { width: Math.floor(width / 2), height, channels: 3, background: blue } },
        left: Math.ceil(width / 2),
        top: 0,
      },
    ])
    .webp({ lossless: true })
    .toBuffer();

async function draw(bytes: Buffer, changes: Partial<ImageText> = {}, focus = '') {
  const image = await drawOgImage({
    label: ['Symposium', '3–5 June 2027'],
    title: 'Waqf and the commons',
    note: 'Endowments in seven cities',
    site: 'The Council',
    language: english,
    picture: await preparePanel(bytes, focus),
    ...changes,
  });
  const { data, info } = await sharp(image).raw().toBuffer({ resolveWithObject: true });
  const colourAt = (x: number, y: number) => {
    const at = 3 * (y * info.width + x);
    const [r = 0, g = 0, b = 0] = data.subarray(at, at + 3);
    if (r > 150 && g < 90 && b < 90) return 'red';
    if (b > 130 && r < 90 && g < 110) return 'blue';
    return r > 225 && g > 220 ? 'light' : 'other';
  };
  return { image, info, colourAt };
}

test('a picture fills the end of the image, and the text stands beside it', async () => {
  const { image, info, colourAt } = await draw(await halves(1920, 1080));
  expect([info.width, info.height]).toEqual([1200, 630]);
  expect(image.length).toBeLessThan(250_000);
  expect([colourAt(720, 5), colourAt(1195, 625), colourAt(600, 20)]).toEqual(['red', 'blue', 'light']);
});

test('in Arabic it stands on the left', async () => {
  const { colourAt } = await draw(await halves(1920, 1080), { language: arabic, title: 'الوقف والمشاع' });
  expect([colourAt(5, 5), colourAt(480, 625), colourAt(600, 20)]).toEqual(['red', 'blue', 'light']);
});

test.each([
  ['0% 50%', 'red', 'red'],
  ['100% 50%', 'blue', 'blue'],
  ['', 'red', 'blue'],
])('it is cropped around its focal point "%s"', async (focus, start, end) => {
  const { colourAt } = await draw(await halves(1920, 1080), {}, focus);
  expect([colourAt(710, 300), colourAt(1190, 300)]).toEqual([start, end]);
});

test.each([
  ['a portrait', 600, 900, 780],
  ['a square', 700, 700, 780],
  ['a panorama', 1920, 480, 700],
  ['a small one', 90, 90, 780],
  ['a narrow one', 200, 1900, 780],
])('beside %s a long title keeps its distance', async (_case, width, height, start) => {
  const { colourAt } = await draw(await halves(width, height), {
    title: 'Constitutional thought between classical jurisprudence and the constitutions of the modern age '.repeat(3),
    note: 'Salma Idris, Omar Khalid, Lina Haddad '.repeat(6),
  });
  for (let y = 0; y < 630; y += 3)
    for (let x = start - 45; x < start - 12; x += 3) expect(colourAt(x, y)).toBe('light');
});

test('a transparent picture stands whole on a light ground', async () => {
  const logo = await sharp({ create: { width: 800, height: 800, channels: 4, background: { ...red, alpha: 0 } } })
    .composite([{ input: { create: { width: 400, height: 400, channels: 4, background: { ...blue, alpha: 1 } } } }])
    .webp()
    .toBuffer();
  const { colourAt } = await draw(logo);
  expect([colourAt(990, 315), colourAt(800, 20), colourAt(1190, 620)]).toEqual(['blue', 'light', 'light']);
});

test('a drawing is as sharp as the image', async () => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 90" width="160" height="90">
    <rect width="160" height="90" fill="rgb(200,30,30)"/><rect x="80" width="80" height="90" fill="rgb(20,40,190)"/></svg>`;
  const { colourAt } = await draw(Buffer.from(svg));
  expect([colourAt(946, 300), colourAt(954, 300)]).toEqual(['red', 'blue']);
});

test.each([
  ['no picture', Buffer.from('<html>')],
  ['a damaged one', Buffer.from('RIFF....WEBPVP8 ')],
])('%s leaves the image without a picture', async (_case, bytes) => {
  expect(await preparePanel(bytes)).toBeUndefined();
});

test('a picture that would take too much memory is left out', async () => {
  const tall = await sharp({ create: { width: 1920, height: 9000, channels: 3, background: red } })
    .webp({ effort: 0 })
    .toBuffer();
  expect(await preparePanel(tall)).toBeUndefined();
});
