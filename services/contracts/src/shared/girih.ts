/** The visible segments of one edge of a strap, which passes under another three times. */
function visibleSegments(edge: number, distance: number, halfWidth: number): [from: number, to: number][] {
  const slant = halfWidth * Math.SQRT2;
  const tip = distance * (1 + Math.SQRT2);
  const beyond = tip + distance;
  const near = distance * (Math.SQRT2 - 1);
  return [
    [-beyond, edge - tip - slant],
    [edge - tip + slant, -near - edge - slant],
    [-near - edge + slant, distance - halfWidth],
    [distance + halfWidth, beyond],
  ];
}

/**
 * The path of a square tile of girih that is repeated in both directions: an eight-pointed star {8/3}, and a quarter of a
 * four-pointed star on each corner.
 */
export function girihPath(side: number, strapHalfWidth: number): string {
  const distance = (side / 2) * Math.cos((67.5 * Math.PI) / 180);
  const pointAt = (along: number, edge: number, turn: number): string => {
    const angle = ((turn + 0.5) * Math.PI) / 4;
    const [x, y] = [along, edge - distance];
    const rotated = [x * Math.cos(angle) - y * Math.sin(angle), x * Math.sin(angle) + y * Math.cos(angle)];
    return rotated.map((value) => Number((side / 2 + value).toFixed(2))).join(' ');
  };
  return [0, 1, 2, 3, 4, 5, 6, 7]
    .flatMap((turn) =>
      [-strapHalfWidth, strapHalfWidth].flatMap((edge) =>
        visibleSegments(edge, distance, strapHalfWidth).map(
          ([from, to]) => `M${pointAt(from, edge, turn)}L${pointAt(to, edge, turn)}`,
        ),
      ),
    )
    .join('');
}
