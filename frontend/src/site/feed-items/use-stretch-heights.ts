import { useState } from 'react';
import { useLocation } from 'react-router-dom';

/** About as high as a stretch is, until one has been drawn. */
const guessedHeight = 1800;

/** By the key of a visit, then by place. */
const known = new Map<string, number[]>();

/** How high the stretches of a long list are: as in this visit before, so that who comes back finds their place again. */
export function useStretchHeights() {
  const { key } = useLocation();
  const [typical, setTypical] = useState(() => known.get(key)?.[0] ?? guessedHeight);
  return {
    of: (place: number) => known.get(key)?.[place] ?? typical,
    note: (place: number, height: number) => {
      const heights = known.get(key) ?? [];
      heights[place] = height;
      known.set(key, heights);
      if (place === 0) setTypical(height);
    },
  };
}
