import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { rich } from '#messages';

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

type ShowMoreProps = { remaining: number; onMore: () => void };

export function ShowMore({ remaining, onMore }: ShowMoreProps) {
  const button = useRef<HTMLButtonElement>(null);
  const showNext = useEffectEvent(onMore);

  // Observed again after every step: a button that stays visible triggers no further event.
  useEffect(() => {
    if (remaining === 0 || !button.current) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && showNext(),
      {
        rootMargin: '0px 0px 1200px',
      },
    );
    observer.observe(button.current);
    return () => observer.disconnect();
  }, [remaining]);

  if (remaining === 0) return null;
  return (
    <button ref={button} type="button" className="btn btn-quiet btn-sm show-more" onClick={onMore}>
      {rich('ui.showMore', { remaining: () => remaining })}
    </button>
  );
}
