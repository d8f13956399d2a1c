import type { ProgrammeBooking } from '@majlis/contracts/programme-conflicts';
import { useEffect, useReducer, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';

/** The day in the address, or that of the session there; without one it is today, or the first day. */
export function useShownDay(days: string[], today: string, dayOf: (sessionId: string) => string | undefined) {
  const [params, setParams] = useSearchParams();
  const sessionId = params.get('session');
  const named = params.get('day') ?? (sessionId && dayOf(sessionId));
  const day = [named, today].find((one) => one && days.includes(one)) ?? days[0] ?? '';
  const show = (next: string) => setParams({ day: next }, { replace: true });
  return { day, show, sessionId };
}

const keptFocusMs = 3000;

/** Focuses a card as soon as it is there: it may be on another day, or be rendered again elsewhere. */
export function useCardFocus(initialId: string | null) {
  const wanted = useRef(initialId === null ? undefined : { id: initialId, keptUntil: 0 });
  const [, render] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const { id, keptUntil = 0 } = wanted.current ?? {};
    if (keptUntil > 0 && performance.now() > keptUntil) wanted.current = undefined;
    const card = id && document.getElementById(`session-${id}`);
    if (!card || (keptUntil > 0 && document.activeElement !== document.body)) return;
    wanted.current = undefined;
    card.focus({ preventScroll: true });
    const where = keptUntil > 0 ? 'nearest' : 'center';
    card.scrollIntoView({ block: where, inline: where });
  });

  function focusCard({ id }: ProgrammeBooking) {
    wanted.current = { id, keptUntil: 0 };
    render();
  }

  /** A card that moves in the list loses the focus to the page. */
  function keepFocus({ id }: ProgrammeBooking) {
    wanted.current = { id, keptUntil: performance.now() + keptFocusMs };
  }

  return { focusCard, keepFocus };
}
