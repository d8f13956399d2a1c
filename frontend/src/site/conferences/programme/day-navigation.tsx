import { useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { t } from '#messages';
import { formatShortDay } from '../../../ui/time/dates';
import * as styles from './day-navigation.module.scss';
import type { ProgrammeDay } from './programme-days';

type DayNavigationProps = {
  days: ProgrammeDay[];
  /** The days rendered so far; a long programme is rendered progressively. */
  renderedDays: ProgrammeDay[];
  timeZone: string;
};

export function DayNavigation({ days, renderedDays, timeZone }: DayNavigationProps) {
  const { search } = useLocation();
  const current = useCurrentSection(renderedDays.map(({ id }) => id));
  return (
    <nav className={`${styles.dayNavigation} screen-only`} aria-label={t('programme.days')}>
      <ul className={styles.days}>
        {days.map(({ id, start }) => (
          <li key={id}>
            <Link to={{ search, hash: `#${id}` }} replace aria-current={id === current ? 'location' : undefined}>
              {formatShortDay(start, timeZone)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const readingLine = 0.25;

/** The last section that began above the reading line, or the first section while none has. */
function useCurrentSection(ids: string[]): string | undefined {
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
