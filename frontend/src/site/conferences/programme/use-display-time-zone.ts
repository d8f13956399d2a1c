import type { AgendaSession } from '@majlis/contracts/sessions';
import { useMemo, useState, useSyncExternalStore } from 'react';
import { readStorage, writeStorage } from '../../../ui/hooks/browser-storage';
import { formatTime } from '../../../ui/time/dates';
import { useLocalTimeZone } from '../use-local-time-zone';

const storageKey = 'programme-times';
const subscribeToNothing = () => () => {};

/** Offers the visitor's own zone only if its clocks differ from the conference's; the choice lasts for the tab's session. */
export function useDisplayTimeZone(timezone: string, sessions: AgendaSession[]) {
  const own = useLocalTimeZone();
  const remembered = useSyncExternalStore(
    subscribeToNothing,
    () => readStorage('sessionStorage', storageKey),
    () => null,
  );
  const [chosen, setChosen] = useState<string>();
  const hasChoice = useMemo(
    () => sessions.some(({ startTime }) => own && formatTime(startTime, own) !== formatTime(startTime, timezone)),
    [sessions, own, timezone],
  );
  const choose = (zone: string): void => {
    const choice = zone === own ? 'own' : 'conference';
    writeStorage('sessionStorage', storageKey, choice);
    setChosen(choice);
  };
  const wantsOwn = (chosen ?? remembered) === 'own';
  return { own: hasChoice ? own : undefined, zone: hasChoice && own && wantsOwn ? own : timezone, choose };
}
