import { useRef, useState } from 'react';
import { rich } from '#messages';
import { useIntersection } from '../hooks';

const pageSize = 60;

/** Renders a long list in steps, because a thousand rows at once take a noticeable time. */
export function useShowMore<Item>(items: Item[]) {
  const [length, setLength] = useState(pageSize);
  return {
    visible: items.slice(0, length),
    remaining: Math.max(0, items.length - length),
    showMore: () => setLength((previous) => previous + pageSize),
  };
}

export function ShowMore({ remaining, onMore }: { remaining: number; onMore: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  // The button is observed again after every step, because one that stays visible triggers no further event.
  useIntersection(button, (isNear) => isNear && onMore(), '0px 0px 1200px', remaining);
  if (remaining === 0) return null;
  return (
    <button ref={button} type="button" className="btn btn-quiet btn-sm show-more" onClick={onMore}>
      {rich('ui.showMore', { remaining: () => remaining })}
    </button>
  );
}
