import type { AgendaSession } from '@majlis/contracts/sessions';
import { useMemo, useState, useSyncExternalStore } from 'react';
import { keepIn, keptIn } from '../../../ui/hooks/browser-storage';
import { formatTime } from '../../../ui/time/dates';
import { useOwnTimeZone } from '../use-own-time-zone';

const key = 'programme-times';
const never = () => () => {};

/**
 * In which zone the programme is read: that of the conference or, when clocks there show something else, the reader's own.
 * What was chosen is kept for the visit.
 */
export function useShownZone(timezone: string, sessions: AgendaSession[]) {
  const own = useOwnTimeZone();
  const remembered = useSyncExternalStore(
    never,
    () => keptIn('sessionStorage', key),
    () => null,
  );
  const [chosen, setChosen] = useState<string>();
  const hasChoice = useMemo(
    () => sessions.some(({ startTime }) => own && formatTime(startTime, own) !== formatTime(startTime, timezone)),
    [sessions, own, timezone],
  );
  const choose = (zone: string): void => {
    const choice = zone === own ? 'own' : 'conference';
    keepIn('sessionStorage', key, choice);
    setChosen(choice);
  };
  const wantsOwn = (chosen ?? remembered) === 'own';
  return { own: hasChoice ? own : undefined, zone: hasChoice && own && wantsOwn ? own : timezone, choose };
}
