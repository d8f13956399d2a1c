import { type ActivityFilter, activityPath } from '@majlis/contracts/activity';
import { changeOperations } from '@majlis/contracts/history';
import { useSearchParams } from 'react-router-dom';

/** The filter in the address of the activity page; an empty value means all. `day` is like 2027-03-21. */
export type ActivitySearch = Record<'person' | 'section' | 'action' | 'day' | 'automatic', string>;

const names = ['person', 'section', 'action', 'day', 'automatic'] as const;

/** The filter is in the address, so that Back, reloading and links restore it. */
export function useActivitySearch(): [ActivitySearch, (changes: Partial<ActivitySearch>) => void] {
  const [params, setParams] = useSearchParams();
  const search = Object.fromEntries(names.map((name) => [name, params.get(name) ?? ''])) as ActivitySearch;
  function change(changes: Partial<ActivitySearch>) {
    const chosen = Object.entries({ ...search, ...changes }).filter(([, value]) => value !== '');
    setParams(new URLSearchParams(chosen));
  }
  return [search, change];
}

export function toFilter({ person, section, action, day, automatic }: ActivitySearch): ActivityFilter {
  const start = startOfDay(day);
  return {
    ...(person && { actor: person }),
    ...(section && { table: section }),
    ...(isOperation(action) && { operation: action }),
    ...(start && { from: start.toISOString(), to: addDay(start).toISOString() }),
    ...(automatic && { jobs: 'true' as const }),
  };
}

export const exportPath = (search: ActivitySearch): string =>
  `${activityPath}/export?${new URLSearchParams(toFilter(search))}`;

type Operation = NonNullable<ActivityFilter['operation']>;

export const operations: readonly Operation[] = [...changeOperations, 'sign-in'];

const isOperation = (action: string): action is Operation => operations.some((operation) => operation === action);

/** Midnight of the browser's zone, in which the list is grouped. */
function startOfDay(day: string): Date | undefined {
  const start = new Date(`${day}T00:00`);
  return Number.isNaN(start.getTime()) ? undefined : start;
}

function addDay(start: Date): Date {
  const next = new Date(start);
  next.setDate(next.getDate() + 1);
  return next;
}
