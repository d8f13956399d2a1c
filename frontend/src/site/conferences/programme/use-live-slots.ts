import { useCallback, useMemo, useSyncExternalStore } from 'react';
import type { ProgrammeDay, TimeSlot } from './programme-days';

const tickMs = 30_000;
const maxLeadMs = 12 * 3_600_000;

/** Starts of the slots, as in `TimeSlot`. */
export type LiveSlots = { now: string | undefined; next: string | undefined };

/** Marks nothing during prerendering and hydration, because a prerendered page may be an hour old. */
export function useLiveSlots(days: ProgrammeDay[]): LiveSlots {
  const slots = useMemo(() => days.flatMap((day) => day.slots), [days]);
  const isNear = useCallback((at: number) => slots.some((slot) => Math.abs(startOf(slot) - at) < maxLeadMs), [slots]);
  const subscribe = useCallback(
    (onChange: () => void) => {
      if (!isNear(Date.now())) return () => {};
      const timer = setInterval(onChange, tickMs);
      return () => clearInterval(timer);
    },
    [isNear],
  );
  const getNow = () => findCurrent(slots, Date.now());
  const getNext = () => findNext(slots, Date.now());
  return {
    now: useSyncExternalStore(subscribe, getNow, () => undefined),
    next: useSyncExternalStore(subscribe, getNext, () => undefined),
  };
}

const startOf = ({ start }: TimeSlot): number => Date.parse(start);

const findCurrent = (slots: TimeSlot[], at: number): string | undefined =>
  slots.findLast((slot) => startOf(slot) <= at && slot.sessions.some(({ endTime }) => at < Date.parse(endTime)))?.start;

function findNext(slots: TimeSlot[], at: number): string | undefined {
  const next = slots.find((slot) => startOf(slot) > at);
  return next && startOf(next) - at <= maxLeadMs ? next.start : undefined;
}
