import type { Programme, ProgrammeBooking } from '@majlis/contracts/programme/programme-conflicts';
import { type KeyboardEvent, useMemo, useState } from 'react';
import { direction } from '#messages/language';
import { t } from '#messages/staff';
import type { PlacedSession } from '../../../../ui/schedule/place-sessions';
import { useGridKeys } from '../../../../ui/schedule/use-grid-keys';
import {
  describeConflictsAt,
  describePlace,
  isSamePlace,
  lengthenBy,
  nextRoom,
  type Place,
  shiftBy,
  stepMinutes,
} from './places';

/** The id of a session that is being drawn and does not exist yet. */
export const drawnSessionId = 'new';

/** The session that is held, and where it would be put down. */
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

type CardKeysOptions = {
  /** The sessions of the shown day; arrow keys move the focus between them. */
  sessions: PlacedSession<ProgrammeBooking>[];
  heldSession: HeldSession | null;
  rooms: string[];
  findSession: (id: string) => ProgrammeBooking | undefined;
  /** The session that keys draw while the grid itself has the focus. */
  drawnSession: ProgrammeBooking;
  onPickUp: (session: ProgrammeBooking) => void;
  onHold: (session: ProgrammeBooking, place: Place) => void;
  onDrop: (session: ProgrammeBooking, place: Place) => void;
  onCancel: () => void;
};

const hour = 60;

/** Enter picks a card up, arrow keys move it, and Enter puts it down. */
export function useCardKeys(options: CardKeysOptions) {
  const { sessions, heldSession, rooms, findSession, drawnSession, onPickUp, onHold, onDrop, onCancel } = options;
  const grid = useGridKeys(sessions);
  const held = heldSession?.by === 'keys' ? heldSession : null;

  function sessionOf(target: Element): ProgrammeBooking | undefined {
    const id = target.closest('[data-id]')?.getAttribute('data-id');
    return id && !target.closest('[data-menu]') ? findSession(id) : undefined;
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const { target, key } = event;
    if (!(target instanceof Element) || event.altKey || event.ctrlKey || event.metaKey) return;
    const session = sessionOf(target) ?? (target.hasAttribute('data-grid') ? drawnSession : undefined);
    if (session && !(key === ' ' && session === drawnSession) && (key === 'Enter' || key === ' ')) {
      // Prevents the click, which would open the card.
      event.preventDefault();
      if (held) onDrop(held.session, held.place);
      else onPickUp(session);
      return;
    }
    if (!held) {
      if (sessions.some((placed) => placed.session.id === session?.id)) grid.onKeyDown(event);
      return;
    }
    if (key === 'Escape') onCancel();
    const place = key === 'Escape' ? undefined : stepOf(held.place, key, event.shiftKey, rooms);
    if (key === 'Escape' || place) event.preventDefault();
    if (place) onHold(held.session, place);
  }

  /** Firefox clicks when the space bar is released. */
  function onKeyUp(event: KeyboardEvent<HTMLElement>) {
    if (event.key === ' ' && event.target instanceof Element && sessionOf(event.target)) event.preventDefault();
  }

  return { ...grid, onKeyDown, onKeyUp };
}

/** Left and right are those of the screen, also in right-to-left languages. */
const [left, right] = direction === 'rtl' ? ([1, -1] as const) : ([-1, 1] as const);

/** Returns the place to which a key moves a held session, or undefined for other keys. */
export function stepOf(place: Place, key: string, isShift: boolean, rooms: string[]): Place | undefined {
  const by = isShift ? lengthenBy : shiftBy;
  switch (key) {
    case 'ArrowUp':
      return by(place, -stepMinutes);
    case 'ArrowDown':
      return by(place, stepMinutes);
    case 'PageUp':
      return by(place, -hour);
    case 'PageDown':
      return by(place, hour);
    case 'ArrowLeft':
      return nextRoom(place, rooms, left);
    case 'ArrowRight':
      return nextRoom(place, rooms, right);
    case 'Delete':
    case 'Backspace':
      return { ...place, location: '' };
    default:
      return undefined;
  }
}
