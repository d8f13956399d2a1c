import type { ProgrammeSession } from '@majlis/contracts/sessions';
import { useMemo, useState } from 'react';
import { formatTime } from '../../../ui/dates';
import { ownTimeZone } from '../../../ui/time-zones';

const remembered = 'programme-times';

/**
 * In which zone the programme is read: that of the conference or, when clocks there show something else, the reader's own.
 * What was chosen is kept for the visit.
 */
export function useShownZone(timezone: string, sessions: ProgrammeSession[]) {
  const own = ownTimeZone();
  const [wantsOwn, setWantsOwn] = useState(() => sessionStorage.getItem(remembered) === 'own');
  const hasChoice = useMemo(
    () => sessions.some(({ startTime }) => formatTime(startTime, own) !== formatTime(startTime, timezone)),
    [sessions, own, timezone],
  );
  const choose = (zone: string): void => {
    sessionStorage.setItem(remembered, zone === own ? 'own' : 'conference');
    setWantsOwn(zone === own);
  };
  return { own: hasChoice ? own : undefined, zone: hasChoice && wantsOwn ? own : timezone, choose };
}
