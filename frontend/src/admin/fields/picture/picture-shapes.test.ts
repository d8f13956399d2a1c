import { readFileSync } from 'node:fs';
import { pictureShapes } from './picture-cuts';

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
