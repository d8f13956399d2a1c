import { useEffect, useState } from 'react';

/** Of sections that follow one another the one that crosses the upper part of the window, by its id. */
export function useCurrentSection(ids: string[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  const names = ids.join(' ');
  useEffect(() => {
    const watch = new IntersectionObserver(
      (news) => {
        const entered = news.find(({ isIntersecting }) => isIntersecting);
        if (entered) setCurrent(entered.target.id);
      },
      { rootMargin: '-25% 0px -75%' },
    );
    for (const id of names.split(' ')) {
      const section = document.getElementById(id);
      if (section) watch.observe(section);
    }
    return () => watch.disconnect();
  }, [names]);
  return ids.find((id) => id === current);
}
