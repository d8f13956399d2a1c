import { useSyncExternalStore } from 'react';

const minuteMs = 60_000;

/** The start of the current minute, in milliseconds since 1970. Undefined during prerendering and hydration. */
export const useCurrentMinute = (): number | undefined =>
  useSyncExternalStore<number | undefined>(
    subscribe,
    () => Date.now() - (Date.now() % minuteMs),
    () => undefined,
  );

function subscribe(onChange: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const waitForNextMinute = () => {
    timer = setTimeout(
      () => {
        onChange();
        waitForNextMinute();
      },
      minuteMs - (Date.now() % minuteMs),
    );
  };
  waitForNextMinute();
  return () => clearTimeout(timer);
}
