import { type Activity, type ActivityFilter, activity } from '@majlis/contracts/activity';
import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { t } from '#messages/staff';
import { query } from '../../api/query';
import { formatDayWithWeekday } from '../../ui/time/dates';
import { localTimeZone } from '../../ui/time/time-zones';
import { ListStates } from '../crud/list-states';
import * as styles from './activity.module.scss';
import { ActivityLine } from './activity-line';

const pageSize = 50;

type ActivityListProps = { filter: ActivityFilter; onClear: () => void };

export function ActivityList({ filter, onClear }: ActivityListProps) {
  // Each page starts where the one before it ends.
  const [starts, setStarts] = useState<(string | undefined)[]>([undefined]);
  const pages = useQueries({
    queries: starts.map((before) => ({
      ...query(activity({ ...filter, ...(before && { before }) }, pageSize)),
      staleTime: 0,
    })),
  });
  const [first] = pages;
  const last = pages.at(-1);
  const entries = pages.flatMap(({ data }) => data?.entries ?? []);
  const next = last?.data?.next;
  const isFiltered = Object.keys(filter).length > 0;
  if (!first || !last) return null;
  return (
    <ListStates list={first} noun={t('activityPage.loadedActivity')}>
      {entries.length === 0 && first.data && (
        <div className={`empty ${styles.empty}`}>
          <p>{isFiltered ? t('activityPage.nothingMatches') : t('activity.nothingChanged')}</p>
          {isFiltered && (
            <button type="button" className="btn btn-quiet btn-sm" onClick={onClear}>
              {t('activityPage.clearFilter')}
            </button>
          )}
        </div>
      )}
      {groupByDay(entries).map(({ day, group }) => (
        <section key={day} className={styles.day} aria-label={day}>
          <h2 className={styles.dayTitle}>{day}</h2>
          <ul className={styles.lines}>
            {group.map((entry) => (
              <ActivityLine key={entry.id} entry={entry} canUndo />
            ))}
          </ul>
        </section>
      ))}
      {last !== first && (last.isPending || last.isLoadingError) && (
        <ListStates list={last} noun={t('activityPage.loadedActivity')}>
          {null}
        </ListStates>
      )}
      {next && (
        <button type="button" className="btn btn-quiet btn-sm show-more" onClick={() => setStarts([...starts, next])}>
          {t('common.loadMore')}
        </button>
      )}
    </ListStates>
  );
}

function groupByDay(entries: Activity[]): { day: string; group: Activity[] }[] {
  const groups = new Map<string, Activity[]>();
  for (const entry of entries) {
    const day = describeDay(entry.at);
    groups.set(day, [...(groups.get(day) ?? []), entry]);
  }
  return [...groups].map(([day, group]) => ({ day, group }));
}

function describeDay(at: string): string {
  const zone = localTimeZone();
  const day = formatDayWithWeekday(at, zone);
  const isToday = day === formatDayWithWeekday(new Date().toISOString(), zone);
  return isToday ? t('activityPage.today', { day }) : day;
}
