import { useEffect, useState } from 'react';

const readingLine = 0.25;

export function useCurrentSection(ids: string[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  const names = ids.join(' ');
  useEffect(() => {
    const sections = names.split(' ').flatMap((id) => document.getElementById(id) ?? []);
    const hasBegun = (section: Element) => section.getBoundingClientRect().top <= window.innerHeight * readingLine;
    const observer = new IntersectionObserver(() => setCurrent(sections.findLast(hasBegun)?.id), {
      rootMargin: `-${readingLine * 100}% 0px -${(1 - readingLine) * 100}%`,
    });
    for (const section of sections) observer.observe(section);
    return () => observer.disconnect();
  }, [names]);
  return ids.find((id) => id === current);
}
