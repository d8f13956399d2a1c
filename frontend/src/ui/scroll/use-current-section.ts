import { useEffect, useState } from 'react';

/** How far down the window, as a share of its height, one reads. */
const line = 0.25;

/** Of sections that follow one another the last that begins above the line where one reads, by its id. */
export function useCurrentSection(ids: string[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  const names = ids.join(' ');
  useEffect(() => {
    const sections = names.split(' ').flatMap((id) => document.getElementById(id) ?? []);
    const isBegun = (section: Element) => section.getBoundingClientRect().top <= window.innerHeight * line;
    const watch = new IntersectionObserver(() => setCurrent(sections.findLast(isBegun)?.id), {
      rootMargin: `-${line * 100}% 0px -${(1 - line) * 100}%`,
    });
    for (const section of sections) watch.observe(section);
    return () => watch.disconnect();
  }, [names]);
  return ids.find((id) => id === current);
}
