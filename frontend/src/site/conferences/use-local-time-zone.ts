import { useSyncExternalStore } from 'react';
import { localTimeZone } from '../../ui/time/time-zones';

const subscribeToNothing = () => () => {};

/** The zone of the reader's own clocks; unknown while a page is written, and until the browser has taken it over. */
export function useLocalTimeZone(): string | undefined {
  return useSyncExternalStore<string | undefined>(subscribeToNothing, localTimeZone, () => undefined);
}
