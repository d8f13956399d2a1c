import { useSyncExternalStore } from 'react';
import { ownTimeZone } from '../../ui/time/time-zones';

const never = () => () => {};

/** The zone of the reader's own clocks; unknown while a page is written, and until the browser has taken it over. */
export function useOwnTimeZone(): string | undefined {
  return useSyncExternalStore<string | undefined>(never, ownTimeZone, () => undefined);
}
