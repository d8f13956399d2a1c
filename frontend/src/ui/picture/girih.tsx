import { useId } from 'react';

/** The repeating square; an eight-pointed star {8/3} fills it, and a quarter of a four-pointed one stands on each corner. */
const side = 96;
const rim = 2.2;
/** How far the straps pass from the star's centre. */
const reach = (side / 2) * Math.cos((67.5 * Math.PI) / 180);

/** The visible stretches of one edge of a strap, `edge` beside its middle: it passes under another three times. */
function stretches(edge: number): [from: number, to: number][] {
  const slant = rim * Math.SQRT2;
  const tip = reach * (1 + Math.SQRT2);
  const beyond = tip + reach;
  const near = reach * (Math.SQRT2 - 1);
  return [
    [-beyond, edge - tip - slant],
    [edge - tip + slant, -near - edge - slant],
    [-near - edge + slant, reach - rim],
    [reach + rim, beyond],
  ];
}

/** A point beside the strap that has been turned by an eighth `turn` times about the middle of the square. */
function place(along: number, edge: number, turn: number): string {
  const angle = (turn * Math.PI) / 4;
  const [x, y] = [along, edge - reach];
  const turned = [x * Math.cos(angle) - y * Math.sin(angle), x * Math.sin(angle) + y * Math.cos(angle)];
  return turned.map((value) => Number((side / 2 + value).toFixed(2))).join(' ');
}

const straps = [0, 1, 2, 3, 4, 5, 6, 7]
  .flatMap((turn) =>
    [-rim, rim].flatMap((edge) =>
      stretches(edge).map(([from, to]) => `M${place(from, edge, turn + 0.5)}L${place(to, edge, turn + 0.5)}`),
    ),
  )
  .join('');

/** Woven eight-fold strapwork in the colour of its surroundings; decorative, so unknown to screen readers. */
export function Girih({ className }: { className?: string }) {
  const id = useId();
  return (
    <svg className={className} width="100%" height="100%" aria-hidden="true" focusable="false">
      <pattern id={id} width={side} height={side} patternUnits="userSpaceOnUse">
        <path d={straps} fill="none" stroke="currentColor" />
      </pattern>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  );
}
