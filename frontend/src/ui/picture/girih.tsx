import { useId } from 'react';

/** The tile of the pattern: an eight-pointed star {8/3}, and a quarter of a four-pointed star on each corner. */
const tileSize = 96;
const strapHalfWidth = 2.2;
const strapDistance = (tileSize / 2) * Math.cos((67.5 * Math.PI) / 180);

/** The visible segments of one edge of a strap, which passes under another three times. */
function visibleSegments(edge: number): [from: number, to: number][] {
  const slant = strapHalfWidth * Math.SQRT2;
  const tip = strapDistance * (1 + Math.SQRT2);
  const beyond = tip + strapDistance;
  const near = strapDistance * (Math.SQRT2 - 1);
  return [
    [-beyond, edge - tip - slant],
    [edge - tip + slant, -near - edge - slant],
    [-near - edge + slant, strapDistance - strapHalfWidth],
    [strapDistance + strapHalfWidth, beyond],
  ];
}

function pointAt(along: number, edge: number, turn: number): string {
  const angle = (turn * Math.PI) / 4;
  const [x, y] = [along, edge - strapDistance];
  const rotated = [x * Math.cos(angle) - y * Math.sin(angle), x * Math.sin(angle) + y * Math.cos(angle)];
  return rotated.map((value) => Number((tileSize / 2 + value).toFixed(2))).join(' ');
}

const straps = [0, 1, 2, 3, 4, 5, 6, 7]
  .flatMap((turn) =>
    [-strapHalfWidth, strapHalfWidth].flatMap((edge) =>
      visibleSegments(edge).map(([from, to]) => `M${pointAt(from, edge, turn + 0.5)}L${pointAt(to, edge, turn + 0.5)}`),
    ),
  )
  .join('');

/** Geometric strapwork in the current text colour. */
export function Girih({ className = '' }: { className?: string }) {
  const id = useId();
  return (
    <svg className={`mirrored ${className}`} width="100%" height="100%" aria-hidden="true" focusable="false">
      <pattern id={id} width={tileSize} height={tileSize} patternUnits="userSpaceOnUse">
        <path d={straps} fill="none" stroke="currentColor" />
      </pattern>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  );
}
