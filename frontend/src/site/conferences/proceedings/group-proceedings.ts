import type { ProceedingsSession } from '@majlis/contracts/proceedings';
import { dayId } from '../../../ui/time/day-id';
import { groupBy } from '../programme/programme-days';

export type ProceedingsDay = {
  id: string;
  start: string;
  tracks: { track: string; sessions: ProceedingsSession[] }[];
};

/** `sessions` are sorted by start. Those without a track come first on each day, the tracks as they begin. */
export function groupProceedings(sessions: ProceedingsSession[], timeZone: string): ProceedingsDay[] {
  const days = groupBy(sessions, ({ startTime }) => dayId(startTime, timeZone));
  return [...days].map(([id, ofDay]) => ({
    id,
    start: ofDay[0].startTime,
    tracks: [...groupBy(ofDay, ({ track }) => track)]
      .map(([track, together]) => ({ track, sessions: together }))
      .toSorted((one, other) => Number(one.track !== '') - Number(other.track !== '')),
  }));
}
