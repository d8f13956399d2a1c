import { useState } from 'react';
import { useLocation } from 'react-router-dom';

/** Estimated chunk height in px, used until the first chunk has been measured. */
const defaultHeight = 1800;

/** Heights in px by location key, then by chunk index. */
const heightsByVisit = new Map<string, number[]>();

/** Remembers heights per history entry, so that the scroll position can be restored on back navigation. */
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
