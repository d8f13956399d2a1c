import type { AgendaSession } from '@majlis/contracts/programme/sessions.schema';
import { useMemo, useState, useSyncExternalStore } from 'react';
import { readStorage, writeStorage } from '../../../ui/hooks/browser-storage';
import { formatTime } from '../../../ui/time/dates';
import { useLocalTimeZone } from '../use-local-time-zone';

const storageKey = 'programme-time-zone';
const subscribeToNothing = () => () => {};

/** Offers the visitor's own zone only if its clocks differ from those of the conference. */
export function useDisplayTimeZone(timezone: string, sessions: AgendaSession[]) {
  const localZone = useLocalTimeZone();
  const storedChoice = useSyncExternalStore(
    subscribeToNothing,
    () => readStorage('sessionStorage', storageKey),
    () => null,
  );
  const [newChoice, setNewChoice] = useState<string>();
  const hasChoice = useMemo(
    () =>
      sessions.some(
        ({ startTime }) => localZone && formatTime(startTime, localZone) !== formatTime(startTime, timezone),
      ),
    [sessions, localZone, timezone],
  );
  const setZone = (zone: string): void => {
    const choice = zone === localZone ? 'own' : 'conference';
    writeStorage('sessionStorage', storageKey, choice);
    setNewChoice(choice);
  };
  const usesLocalZone = (newChoice ?? storedChoice) === 'own';
  return {
    localZone: hasChoice ? localZone : undefined,
    zone: hasChoice && localZone && usesLocalZone ? localZone : timezone,
    setZone,
  };
}
