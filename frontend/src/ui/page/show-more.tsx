import { useEffect, useEffectEvent, useRef, useState } from 'react';

const step = 60;

/** The beginning of a long list, and how to have more of it: to draw a thousand rows at once takes a noticeable time. */
export function useShowMore<Item>(items: Item[]) {
  const [length, setLength] = useState(step);
  return {
    visible: items.slice(0, length),
    remaining: Math.max(0, items.length - length),
    showMore: () => setLength((was) => was + step),
  };
}

type ShowMoreProps = { remaining: number; onMore: () => void };

/** Stands at the end of what is shown. Whoever scrolls to it need not press it. */
export function ShowMore({ remaining: rest, onMore }: ShowMoreProps) {
  const button = useRef<HTMLButtonElement>(null);
  const more = useEffectEvent(onMore);

  // Anew after every step: where the button stays in sight, nothing would tell of it again.
  useEffect(() => {
    if (rest === 0 || !button.current) return;
    const watch = new IntersectionObserver((news) => news.some(({ isIntersecting }) => isIntersecting) && more(), {
      rootMargin: '0px 0px 1200px',
    });
    watch.observe(button.current);
    return () => watch.disconnect();
  }, [rest]);

  if (rest === 0) return null;
  return (
    <button ref={button} type="button" className="btn btn-quiet btn-sm show-more" onClick={onMore}>
      Show more ({rest})
    </button>
  );
}
