import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { ProgrammeDay } from '../programme-days';

/** The day that the hash names, by itself or by one of its sessions; else the one before that, today or the first. */
export function useShownDay(days: [ProgrammeDay, ...ProgrammeDay[]], now: number | undefined): ProgrammeDay {
  const hash = useLocation().hash.slice(1);
  const [keptId, setKeptId] = useState<string>();
  const named = hash && days.find((day) => day.id === hash || hasSession(day, hash));
  // A session that opens over the page has no hash, and the day stays.
  if (named && named.id !== keptId) setKeptId(named.id);
  return named || days.find(({ id }) => id === keptId) || (now && findToday(days, now)) || days[0];
}

const hasSession = ({ slots }: ProgrammeDay, hash: string): boolean =>
  slots.some(({ sessions }) => sessions.some(({ id }) => hash === `session-${id}`));

/** The first day that is not over, once the first one has begun. */
const findToday = (days: [ProgrammeDay, ...ProgrammeDay[]], now: number): ProgrammeDay | undefined =>
  Date.parse(days[0].start) > now
    ? undefined
    : days.find(({ slots }) => slots.some(({ sessions }) => sessions.some(({ endTime }) => Date.parse(endTime) > now)));
