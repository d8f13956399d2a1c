import { Link, useLocation } from 'react-router-dom';
import { t } from '#messages';
import { useCurrentSection } from '../../../ui/scroll/use-current-section';
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
    <nav className={styles.dayNavigation} aria-label={t('programme.days')}>
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
