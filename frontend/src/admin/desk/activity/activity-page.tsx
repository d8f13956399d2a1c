// The bundler reaches this page before the root, but admin.scss must be the first style sheet of the staff area.
import '../../../styles/admin/admin.scss';
import { groupBy } from '@majlis/contracts/shared/group-by';
import { type Activity, type ActivityFilter, activity, activityPath } from '@majlis/contracts/staff/activity';
import { changeOperations } from '@majlis/contracts/staff/history';
import { staffEndpoints } from '@majlis/contracts/staff/staff-endpoints';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { t, texts } from '#messages/staff';
import { query } from '../../../api/query';
import { formatDayWithWeekday } from '../../../ui/time/dates';
import { localTimeZone } from '../../../ui/time/time-zones';
import { SmallButton } from '../../shell/buttons';
import { Select, Switch } from '../../shell/controls';
import { sectionLabel, tables } from '../../shell/section-of-table';
import { ListStates, SectionHeader } from '../../shell/section-parts';
import * as styles from './activity.module.scss';
import { ActivityLine } from './activity-line';

export function ActivityPage() {
  const [search, change] = useActivitySearch();
  return (
    <>
      <SectionHeader
        title={t('layout.activity')}
        description={t('activityPage.description')}
        help={{ section: 'activity', steps: texts('activityPage.help') }}
      >
        <a href={exportPath(search)} download className="btn btn-quiet">
          {t('common.exportCsv')}
        </a>
      </SectionHeader>
      <Filters search={search} onChange={change} />
      <ActivityList
        // A new filter starts with the newest entries again.
        key={JSON.stringify(search)}
        filter={toFilter(search)}
        onClear={() => change({ person: '', section: '', action: '', day: '', automatic: '' })}
      />
    </>
  );
}

type FiltersProps = { search: ActivitySearch; onChange: (changes: Partial<ActivitySearch>) => void };

function Filters({ search, onChange }: FiltersProps) {
  const accounts = useQuery(query(staffEndpoints.accounts)).data ?? [];
  const people = accounts.map(({ email, displayName }) => ({ value: email, label: displayName || email }));
  return (
    <div className="toolbar">
      <Select
        aria-label={t('activityPage.person')}
        all={t('activityPage.everyone')}
        value={search.person}
        options={people}
        onChoose={(person = '') => onChange({ person })}
      />
      <Select
        aria-label={t('activityPage.section')}
        all={t('activityPage.allSections')}
        value={search.section}
        options={tables.map((table) => ({ value: table, label: sectionLabel(table) }))}
        onChoose={(section = '') => onChange({ section })}
      />
      <Select
        aria-label={t('activityPage.action')}
        all={t('activityPage.allActions')}
        value={search.action}
        options={operations.map((value) => ({ value, label: t(`activityPage.actions.${value}`) }))}
        onChoose={(action) => onChange({ action: action ?? '' })}
      />
      <input
        type="date"
        className="control"
        aria-label={t('activityPage.day')}
        title={t('activityPage.day')}
        value={search.day}
        onChange={({ target }) => onChange({ day: target.value })}
      />
      <Switch
        checked={search.automatic !== ''}
        onCheck={(isChecked) => onChange({ automatic: isChecked ? 'shown' : '' })}
      >
        {t('activityPage.showAutomatic')}
      </Switch>
    </div>
  );
}

const pageSize = 50;

function ActivityList({ filter, onClear }: { filter: ActivityFilter; onClear: () => void }) {
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
          {isFiltered && <SmallButton label={t('activityPage.clearFilter')} onClick={onClear} />}
        </div>
      )}
      {[...groupBy(entries, ({ at }) => describeDay(at))].map(([day, ofDay]) => (
        <section key={day} className={styles.day} aria-label={day}>
          <h2 className="list-title">{day}</h2>
          <ul className="list">
            {mergeSignIns(ofDay).map(({ entry, count }) => (
              <ActivityLine key={entry.id} entry={entry} count={count} canUndo />
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
        <SmallButton label={t('common.loadMore')} className="show-more" onClick={() => setStarts([...starts, next])} />
      )}
    </ListStates>
  );
}

/** Sign-ins of one person without anything between them are one line. */
function mergeSignIns(entries: Activity[]): { entry: Activity; count: number }[] {
  const lines: { entry: Activity; count: number }[] = [];
  for (const entry of entries) {
    const last = lines.at(-1);
    if (last && isSameSignIn(last.entry, entry)) last.count += 1;
    else lines.push({ entry, count: 1 });
  }
  return lines;
}

const isSameSignIn = (one: Activity, other: Activity): boolean =>
  one.type === 'sign-in' && other.type === 'sign-in' && one.actor === other.actor && one.rejection === other.rejection;

function describeDay(at: string): string {
  const zone = localTimeZone();
  const day = formatDayWithWeekday(at, zone);
  const isToday = day === formatDayWithWeekday(new Date().toISOString(), zone);
  return isToday ? t('activityPage.today', { day }) : day;
}

/** The filter in the address of the activity page; an empty value means all. `day` is like 2027-03-21. */
type ActivitySearch = Record<'person' | 'section' | 'action' | 'day' | 'automatic', string>;

const names = ['person', 'section', 'action', 'day', 'automatic'] as const;

/** The filter is in the address, so that Back, reloading and links restore it. */
function useActivitySearch(): [ActivitySearch, (changes: Partial<ActivitySearch>) => void] {
  const [params, setParams] = useSearchParams();
  const search = Object.fromEntries(names.map((name) => [name, params.get(name) ?? ''])) as ActivitySearch;
  function change(changes: Partial<ActivitySearch>) {
    const chosen = Object.entries({ ...search, ...changes }).filter(([, value]) => value !== '');
    setParams(new URLSearchParams(chosen));
  }
  return [search, change];
}

function toFilter({ person, section, action, day, automatic }: ActivitySearch): ActivityFilter {
  const start = startOfDay(day);
  return {
    ...(person && { actor: person }),
    ...(section && { table: section }),
    ...(isOperation(action) && { operation: action }),
    ...(start && { from: start.toISOString(), to: addDay(start).toISOString() }),
    ...(automatic && { jobs: 'true' as const }),
  };
}

const exportPath = (search: ActivitySearch): string =>
  `${activityPath}/export?${new URLSearchParams(toFilter(search))}`;

type Operation = NonNullable<ActivityFilter['operation']>;

const operations: readonly Operation[] = [...changeOperations, 'sign-in'];

const isOperation = (action: string): action is Operation => operations.some((operation) => operation === action);

/** Returns midnight in the browser's zone, by whose days the list is grouped. */
function startOfDay(day: string): Date | undefined {
  const start = new Date(`${day}T00:00`);
  return Number.isNaN(start.getTime()) ? undefined : start;
}

function addDay(start: Date): Date {
  const next = new Date(start);
  next.setDate(next.getDate() + 1);
  return next;
}
