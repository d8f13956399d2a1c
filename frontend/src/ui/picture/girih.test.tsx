import { render } from '@testing-library/react';
import { Girih } from './girih';

const side = 96;

type Line = { x1: number; y1: number; x2: number; y2: number };

function renderedLines(): Line[] {
  const { container } = render(<Girih />);
  const d = container.querySelector('pattern path')?.getAttribute('d') ?? '';
  return [...d.matchAll(/M(\S+) (\S+?)L(\S+) ([^M]+)/g)].map(([, x1, y1, x2, y2]) => ({
    x1: Number(x1),
    y1: Number(y1),
    x2: Number(x2),
    y2: Number(y2),
  }));
}

const transpose = ({ x1, y1, x2, y2 }: Line): Line => ({ x1: y1, y1: x1, x2: y2, y2: x2 });

function crossings(lines: Line[], x: number): number[] {
  return lines
    .filter(({ x1, x2 }) => Math.min(x1, x2) < x && Math.max(x1, x2) > x)
    .map(({ x1, y1, x2, y2 }) => y1 + ((x - x1) / (x2 - x1)) * (y2 - y1))
    .filter((y) => y > 0.1 && y < side - 0.1)
    .sort((a, b) => a - b);
}

test.each([
  ['left and right', (lines: Line[]) => lines],
  ['top and bottom', (lines: Line[]) => lines.map(transpose)],
])('the straps continue in the neighbouring tile: %s', (_edges, turn) => {
  const lines = turn(renderedLines());
  const [here, there] = [crossings(lines, 0), crossings(lines, side)];
  expect(here.length).toBe(6);
  expect(there).toHaveLength(here.length);
  for (const [i, y] of here.entries()) expect(there[i]).toBeCloseTo(y, 1);
});

test('two patterns on a page have different ids, and both are hidden from screen readers', () => {
  const { container } = render(
    <>
      <Girih />
      <Girih className="hero-pattern" />
    </>,
  );
  const ids = [...container.querySelectorAll('pattern')].map(({ id }) => id);
  expect(new Set(ids).size).toBe(2);
  expect([...container.querySelectorAll('rect')].map((rect) => rect.getAttribute('fill'))).toEqual(
    ids.map((id) => `url(#${id})`),
  );
  for (const svg of container.querySelectorAll('svg')) expect(svg.getAttribute('aria-hidden')).toBe('true');
});
