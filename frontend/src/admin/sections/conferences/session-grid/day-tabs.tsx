import type { ReactNode, RefObject } from 'react';
import { t } from '#messages/staff';
import { formatShortDay } from '../../../../ui/time/dates';
import { Icon } from '../../../shell/icon';
import * as styles from './day-tabs.module.scss';
import { instantOf } from './planned-days';

type DayTabsProps = {
  days: string[];
  current: string;
  timeZone: string;
  conflictsOn: (day: string) => number;
  /** A held session would be put down on this day. */
  target: string | null;
  tabs: RefObject<HTMLUListElement | null>;
  onChoose: (day: string) => void;
  /** The buttons for actions on the whole day. */
  children: ReactNode;
};

export const DayTabs = ({ days, current, timeZone, conflictsOn, target, tabs, onChoose, children }: DayTabsProps) => (
  <div className={styles.bar}>
    <nav aria-label={t('common.days')}>
      <ul ref={tabs} className={styles.days}>
        {days.map((day) => (
          <li key={day} data-day={day} data-target={day === target || undefined}>
            <button type="button" aria-current={day === current ? 'date' : undefined} onClick={() => onChoose(day)}>
              {formatDay(day, timeZone)}
              <ConflictCount count={conflictsOn(day)} />
            </button>
          </li>
        ))}
      </ul>
    </nav>
    {children}
  </div>
);

export const formatDay = (day: string, timeZone: string): string =>
  formatShortDay(new Date(instantOf(day, '12:00', timeZone)).toISOString(), timeZone);

export function ConflictCount({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span className={styles.count}>
      <Icon name="attention" />
      <span aria-hidden="true">{count}</span>
      <span className="visually-hidden">{t('sessionGrid.conflictCount', { count })}</span>
    </span>
  );
}
