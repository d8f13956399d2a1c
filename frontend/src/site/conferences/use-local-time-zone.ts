import { useSyncExternalStore } from 'react';
import { localTimeZone } from '../../ui/time/time-zones';

const subscribeToNothing = () => () => {};

/** Undefined during prerendering and hydration. */
export function useLocalTimeZone(): string | undefined {
  return useSyncExternalStore<string | undefined>(subscribeToNothing, localTimeZone, () => undefined);
}
