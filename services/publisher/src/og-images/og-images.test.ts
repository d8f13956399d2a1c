import { defaultLanguage, siteLanguages } from '@majlis/contracts/shared/languages';
import sharp from 'sharp';
import { messagesIn } from '../messages.js';
import { drawOgImage, type ImageText } from './draw.js';
import { formatDays, formatDuration, formatStartTime } from './format-labels.js';
import { drawPodcastCover } from './podcast-cover.js';
import { isRightToLeft, toRenderableText } from './text-mask.js';

const en = messagesIn(defaultLanguage);
const ar = messagesIn(siteLanguages.find(({ tag }) => tag === 'ar') ?? defaultLanguage);

const imageText = (changes: Partial<ImageText> = {}): ImageText => ({
  label: ['Conference', '12–14 March 2026', 'Kuala Lumpur'],
  title: 'Conscience and the Common Good',
  site: 'The Council',
  language: defaultLanguage,
  ...changes,
});

/** Returns the darkness of a pixel, from 0 to 255. */
async function darkness(image: Buffer) {
  const { data, info } = await sharp(image).greyscale().raw().toBuffer({ resolveWithObject: true });
  return (x: number, y: number) => 255 - (data[y * info.width + x] ?? 0);
}

/** The bounds of the letters in an area of the image. */
async function letterBounds(image: Buffer, [left, top, right, bottom]: [number, number, number, number]) {
  const darknessAt = await darkness(image);
  const [columns, rows] = [new Set<number>(), new Set<number>()];
  for (let y = top; y < bottom; y += 1)
    for (let x = left; x < right; x += 1)
      if (darknessAt(x, y) > 150) {
        columns.add(x);
        rows.add(y);
      }
  return { left: Math.min(...columns), right: Math.max(...columns), top: Math.min(...rows), bottom: Math.max(...rows) };
}

/** Everything except the strips of colour at the sides and the name of the site. */
const middle: [number, number, number, number] = [30, 0, 1170, 530];

test('an image has the size that networks do not crop, and few bytes', async () => {
  const image = await drawOgImage(imageText());
  expect(await sharp(image).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  expect(image.length).toBeLessThan(150_000);
});

test.each([
  [
    'a long one',
    'Constitutional thought between classical jurisprudence and the written constitutions of the modern age '.repeat(3),
  ],
  ['one long word', 'Unconstitutionalisation'.repeat(4)],
  ['an Arabic one', 'أخلاق السوق وحرية العمل '.repeat(8)],
  ['markup', 'Trust & <b>reputation</b>'],
])('a title stays within the image: %s', async (_case, title) => {
  const image = await drawOgImage(imageText({ title, note: 'Salma Idris, Omar Khalid, Lina Haddad '.repeat(6) }));
  const { left, right, top, bottom } = await letterBounds(image, middle);
  expect([left >= 70, right <= 1130, top >= 60, bottom <= 520]).toEqual([true, true, true, true]);
});

test('a text that is read from right to left is aligned on the right', async () => {
  const { left, right } = await letterBounds(await drawOgImage(imageText({ title: 'أخلاق السوق', label: [] })), middle);
  expect([left > 500, right > 1100]).toEqual([true, true]);
  const latin = await letterBounds(await drawOgImage(imageText({ title: 'Market', label: [] })), middle);
  expect([latin.left < 100, latin.right < 700]).toEqual([true, true]);
});

test('an image in Arabic is aligned on the right, also with a title that is not translated', async () => {
  const [, arabic] = siteLanguages;
  const { left, right } = await letterBounds(
    await drawOgImage(imageText({ title: 'Market', label: ['مؤتمر'], language: arabic ?? defaultLanguage })),
    middle,
  );
  expect([left > 700, right > 1100]).toEqual([true, true]);
});

/** The darkness of each pixel column of the label, from its left edge. */
async function labelColumns(label: string[]): Promise<number[]> {
  const image = await drawOgImage(imageText({ title: 'أخلاق السوق', label }));
  const darknessAt = await darkness(image);
  const { top } = await letterBounds(image, middle);
  const { left, right } = await letterBounds(image, [30, top, 1170, top + 30]);
  return Array.from({ length: right - left }, (_, column) =>
    Array.from({ length: 30 }, (_row, row) => darknessAt(left + column, top + row)).reduce((sum, each) => sum + each),
  );
}

test('a date looks the same alone and beside Arabic words', async () => {
  const [alone, beside] = await Promise.all([
    labelColumns(['12 March 2026']),
    labelColumns(['المجلس', '12 March 2026']),
  ]);
  expect(beside.length).toBeGreaterThan(alone.length);
  expect(Math.max(...alone.map((column, index) => Math.abs(column - (beside[index] ?? 0))))).toBeLessThan(400);
});

test('the same text renders the same image, another text another one', async () => {
  const [one, same, other] = await Promise.all(
    [imageText(), imageText(), imageText({ title: 'Another' })].map(drawOgImage),
  );
  expect(one?.equals(same as Buffer)).toBe(true);
  expect(one?.equals(other as Buffer)).toBe(false);
});

test('a text with letters that our fonts lack is left out instead of being rendered as boxes', async () => {
  expect(toRenderableText('Łódź, Ibn Ḥazm: “ʿilm” – 12 €')).toBe('Łódź, Ibn Ḥazm: “ʿilm” – 12 €');
  expect(toRenderableText('Olúfúnkẹ́ Nguyễn')).toBe('Olúfúnke Nguyen');
  expect(toRenderableText('A prize 🏆 for\u200b us')).toBe('A prize for us');
  expect(toRenderableText('市场伦理')).toBe('');
  for (const title of ['市场伦理', '\u00ad', '\u2067\u2069']) {
    const { right } = await letterBounds(await drawOgImage(imageText({ title, note: title, label: [title] })), middle);
    expect(right).toBe(Number.NEGATIVE_INFINITY);
  }
});

test.each(['The Council', 'مجلس الحرية والعلم', 'The Foundation for Liberty and Learning in the Malay World', '市场'])(
  'the podcast cover is a square that Apple accepts, for the site %s',
  async (site) => {
    const cover = await drawPodcastCover(site);
    expect(await sharp(cover).metadata()).toMatchObject({ format: 'jpeg', width: 1400, height: 1400, channels: 3 });
    expect(cover.length).toBeLessThan(500_000);
  },
);

test('dates and durations are formatted for readers', () => {
  const span = { startDate: '2026-03-12T01:00:00Z', endDate: '2026-03-14T09:00:00Z', timezone: 'Asia/Kuala_Lumpur' };
  expect(formatDays(span, en)).toBe('12–14 March 2026');
  expect(formatDays(span, ar)).toBe('12–14 مارس 2026');
  expect(formatDays({ ...span, endDate: span.startDate }, en)).toBe('12 March 2026');
  expect(formatStartTime({ startTime: '2026-03-11T20:00:00Z' }, span, en)).toBe('12 March 2026, 04:00 UTC+8');
  const inNewfoundland = { timezone: 'America/St_Johns' };
  expect(formatStartTime({ startTime: '2026-07-11T20:00:00Z' }, inNewfoundland, ar)).toBe(
    '11 يوليو 2026، 17:30 UTC−2:30',
  );
  const durations = ['47:12', '1:24:17', '0:45', '1:00:00', undefined];
  expect(durations.map((duration) => formatDuration(duration, en))).toEqual([
    '47 min',
    '1 h 24 min',
    '1 min',
    '1 h',
    undefined,
  ]);
  expect(['على الهامش', 'On الهامش', '2026 على'].map(isRightToLeft)).toEqual([true, false, true]);
});
