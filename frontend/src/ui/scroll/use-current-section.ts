import { useEffect, useState } from 'react';

const readingLine = 0.25;

/** The last section that began above the reading line, or the first section while none has. */
export function useCurrentSection(ids: string[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  const names = ids.join(' ');
  useEffect(() => {
    const sections = names.split(' ').flatMap((id) => document.getElementById(id) ?? []);
    const hasBegun = (section: Element) => section.getBoundingClientRect().top <= window.innerHeight * readingLine;
    const update = () => setCurrent(sections.findLast(hasBegun)?.id);
    const observer = new IntersectionObserver(update, {
      rootMargin: `-${readingLine * 100}% 0px -${(1 - readingLine) * 100}%`,
    });
    for (const section of sections) observer.observe(section);
    // A jump may pass the reading line without a change that the observer sees.
    window.addEventListener('scroll', update, { passive: true });
    return () => {
      observer.disconnect();
      window.removeEventListener('scroll', update);
    };
  }, [names]);
  return ids.find((id) => id === current) ?? ids[0];
}
