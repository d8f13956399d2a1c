import { useState } from 'react';
import { useLocation } from 'react-router-dom';

/** About as high as a stretch is, until one has been drawn. */
const defaultHeight = 1800;

/** By the key of a visit, then by place. */
const heightsByVisit = new Map<string, number[]>();

/** How high the stretches of a long list are: as in this visit before, so that who comes back finds their place again. */
export function useChunkHeights() {
  const { key } = useLocation();
  const [firstHeight, setFirstHeight] = useState(() => heightsByVisit.get(key)?.[0] ?? defaultHeight);
  return {
    heightOf: (index: number) => heightsByVisit.get(key)?.[index] ?? firstHeight,
    record: (index: number, height: number) => {
      const heights = heightsByVisit.get(key) ?? [];
      heights[index] = height;
      heightsByVisit.set(key, heights);
      if (index === 0) setFirstHeight(height);
    },
  };
}
