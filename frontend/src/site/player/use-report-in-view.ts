import { type RefObject, useEffect } from 'react';
import { player } from './player';

/** The sticky header covers this part of the window. */
const rootMargin = '-76px 0px 0px';

/** Reports whether the play button of an episode is in the window: if not, the bar takes its place. */
export function useReportInView(slug: string, controls: RefObject<Element | null>): void {
  useEffect(() => {
    if (!controls.current) return;
    const onIntersection = (entries: IntersectionObserverEntry[]) =>
      player.setSlugInView(entries.at(-1)?.isIntersecting ? slug : undefined);
    const observer = new IntersectionObserver(onIntersection, { rootMargin });
    observer.observe(controls.current);
    return () => {
      observer.disconnect();
      player.setSlugInView(undefined);
    };
  }, [slug, controls]);
}
