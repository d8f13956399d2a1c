import { readFileSync } from 'node:fs';
import { findHeavyCut, pictureShapes } from './picture-cuts';

const readStyles = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');
const numbersIn = (styles: string, pattern: RegExp) => pattern.exec(styles)?.slice(1).map(Number);
const ratioOf = (shapes: readonly { name: string; ratio: number }[], name: string) =>
  shapes.find((shape) => shape.name === name)?.ratio;

test('the shapes are those of the public pages', () => {
  const [height = 0, width = 0] =
    numbersIn(readStyles('site/home/carousel.module.scss'), /block-size: (\d+)px;\s+inline-size: (\d+)px;/) ?? [];
  expect(ratioOf(pictureShapes.heroImage, 'carousel')).toBe(width / height);
  const header = readStyles('styles/_sections.scss').split('.picture-header')[2] ?? '';
  const [x = 0, y = 0, start = 0] =
    numbersIn(header, /aspect-ratio: (\d+) \/ (\d+);[\s\S]*?inset-inline: (\d+)% 0/) ?? [];
  expect(ratioOf(pictureShapes.page, 'headerOnPhones')).toBe(x / y);
  const [vw = 0] = numbersIn(readStyles('styles/_sections.scss'), /min-block-size: clamp\(\d+px, (\d+)vw/) ?? [];
  expect(ratioOf(pictureShapes.conference, 'header')).toBeCloseTo((100 - start) / vw, 1);
  const [cardX = 0, cardY = 0] =
    numbersIn(readStyles('site/conferences/conference-card.module.scss'), /aspect-ratio: (\d+) \/ (\d+)/) ?? [];
  expect(ratioOf(pictureShapes.conference, 'card')).toBe(cardX / cardY);
});

test.each([
  ['the shape itself', '700x1000', undefined],
  ['a little cut', '800x1000', undefined],
  ['a half', '1400x1000', { name: 'carousel', percent: 50 }],
  ['a tall one', '350x1000', { name: 'carousel', percent: 50 }],
])('%s', (_case, size, cut) => {
  expect(findHeavyCut(`/images/carousel/${'a0'.repeat(32)}-${size}.webp`, pictureShapes.heroImage)).toEqual(cut);
});

test('of a picture whose size is not known nothing is said', () => {
  expect(findHeavyCut('/pictures/gate.svg', pictureShapes.heroImage)).toBeUndefined();
});
