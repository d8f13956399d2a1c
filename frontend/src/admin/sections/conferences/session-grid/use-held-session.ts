import type { Programme, ProgrammeBooking } from '@majlis/contracts/programme/programme-conflicts';
import { useMemo, useState } from 'react';
import { t } from '#messages/staff';
import { describeConflictsAt } from './describe-conflict';
import { describePlace, isSamePlace, type Place } from './places';

/** The id of a session that is being drawn and does not exist yet. */
export const drawnSessionId = 'new';

/** A session that is held, and where it would be put down. */
export type HeldSession = { session: ProgrammeBooking; place: Place; by: 'pointer' | 'keys' };

/** Holds one session at a time, and tells screen readers its place when keys move it. */
export function useHeldSession(programme: Programme, onMove: (session: ProgrammeBooking, place: Place) => void) {
  const [heldSession, setHeldSession] = useState<HeldSession | null>(null);
  const [spoken, setSpoken] = useState('');
  const { timezone } = programme.conference;
  // The state is the same object while the pointer stays in a step.
  const conflicts = useMemo(
    () => (heldSession ? describeConflictsAt(programme, heldSession.session, heldSession.place) : []),
    [heldSession, programme],
  );
  function sayPlace(session: ProgrammeBooking, place: Place): string {
    const described = describePlace(place, timezone);
    return [
      place.location ? described : t('sessionGrid.placeWithoutRoom', { place: described }),
      ...describeConflictsAt(programme, session, place),
    ].join('. ');
  }

  function change(by: HeldSession['by'], session: ProgrammeBooking, place: Place) {
    if (heldSession && heldSession.session.id === session.id && isSamePlace(heldSession.place, place)) return;
    setHeldSession({ session, place, by });
  }

  const drag = (session: ProgrammeBooking, place: Place) => change('pointer', session, place);

  function pickUp(session: ProgrammeBooking, place: Place) {
    change('keys', session, place);
    setSpoken(t('sessionGrid.pickedUp', { title: session.title, place: sayPlace(session, place) }));
  }

  function step(session: ProgrammeBooking, place: Place) {
    change('keys', session, place);
    setSpoken(sayPlace(session, place));
  }

  function drop(session: ProgrammeBooking, place: Place) {
    setHeldSession(null);
    const isMoved = session.id === drawnSessionId || !isSamePlace(session, place);
    if (heldSession?.by === 'keys')
      setSpoken(
        isMoved ? t('sessionGrid.putDown', { place: sayPlace(session, place) }) : t('sessionGrid.putDownWhereItWas'),
      );
    if (isMoved) onMove(session, place);
  }

  function cancel() {
    if (heldSession?.by === 'keys') setSpoken(t('sessionGrid.moveCancelled'));
    setHeldSession(null);
  }

  return { heldSession, conflicts, spoken, drag, pickUp, step, drop, cancel };
}
