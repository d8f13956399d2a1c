import type { ProgrammeBooking } from '@majlis/contracts/programme-conflicts';
import { type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import { useEventCallback } from '../../ui/hooks/use-event-callback';
import type { PlacedDay } from '../../ui/schedule/place-sessions';
import { type Grip, type Place, placeOf, placeUnder } from './places';

export type GridParts = {
  scroller: RefObject<HTMLDivElement | null>;
  columns: RefObject<HTMLDivElement | null>;
  tray: RefObject<HTMLElement | null>;
};

type CardPointerOptions = {
  parts: GridParts;
  day: PlacedDay<ProgrammeBooking>;
  findSession: (id: string) => ProgrammeBooking | undefined;
  onPlan: (session: ProgrammeBooking, place: Place) => void;
  onDrop: (session: ProgrammeBooking, place: Place) => void;
  onCancel: () => void;
};

/** A press that moves less is a click. */
const minDragPx = 4;
const scrollIntervalMs = 30;
const scrollMarginPx = 48;
const scrollStepPx = 14;
/** Where a session from the tray is held, in minutes from its start. */
const trayOffset = 5;

/** Drags cards with a mouse or a pen. Fingers scroll, and open a card with a tap. */
export function useCardPointer({ parts, day, findSession, onPlan, onDrop, onCancel }: CardPointerOptions) {
  const stop = useRef<AbortController>(undefined);
  const wasDragged = useRef(false);
  useEffect(() => () => stop.current?.abort(), []);

  const planAt = useEventCallback((session: ProgrammeBooking, grip: Grip, x: number, y: number): Place => {
    const { columns, tray } = parts;
    const isInTray = grip.mode === 'move' && contains(tray.current, x, y);
    const box = columns.current?.getBoundingClientRect();
    const place = isInTray || !box ? { ...grip.place, location: '' } : placeUnder({ x, y }, box, day, grip);
    onPlan(session, place);
    return place;
  });
  const drop = useEventCallback(onDrop);
  const cancel = useEventCallback(onCancel);

  function onPointerDown(event: PointerEvent) {
    const { target, button, pointerType, clientX, clientY } = event;
    if (button !== 0 || pointerType === 'touch' || !(target instanceof Element)) return;
    if (target.closest('[data-menu]')) return;
    const card = target.closest('[data-id]');
    const session = findSession(card?.getAttribute('data-id') ?? '');
    if (!card || !session) return;
    const grip = gripOf(session, target, clientY - card.getBoundingClientRect().top);
    follow(session, grip, clientX, clientY);
  }

  function gripOf(session: ProgrammeBooking, target: Element, y: number): Grip {
    const { height } = parts.columns.current?.getBoundingClientRect() ?? { height: 1 };
    const placed = day.sessions.find((one) => one.session.id === session.id);
    const isEdge = target.closest('[data-edge]') !== null;
    const offset = placed ? (y / height) * day.minutes : trayOffset;
    return {
      place: placeOf(session),
      mode: isEdge ? 'lengthen' : 'move',
      offset: isEdge && placed ? offset - placed.minutes : offset,
      isForAllRooms: placed !== undefined && placed.room === undefined,
    };
  }

  function follow(session: ProgrammeBooking, grip: Grip, startX: number, startY: number) {
    stop.current?.abort();
    const controller = new AbortController();
    const { signal } = controller;
    stop.current = controller;
    let [x, y] = [startX, startY];
    // A fast drop comes before the last step is rendered.
    let place: Place | undefined;
    const scrolling = setInterval(() => {
      if (place && autoScroll(parts.scroller.current, x, y)) place = planAt(session, grip, x, y);
    }, scrollIntervalMs);
    signal.addEventListener('abort', () => clearInterval(scrolling));
    const end = (isDropped: boolean) => {
      controller.abort();
      if (!place) return;
      if (isDropped) drop(session, place);
      else cancel();
      // The click that follows opens no card.
      setTimeout(() => {
        wasDragged.current = false;
      });
    };
    const move = (event: globalThis.PointerEvent) => {
      [x, y] = [event.clientX, event.clientY];
      if (!place && Math.hypot(x - startX, y - startY) < minDragPx) return;
      wasDragged.current = true;
      place = planAt(session, grip, x, y);
    };
    // Cards cannot be selected, but what the pointer passes could be.
    document.addEventListener('selectstart', (event) => event.preventDefault(), { signal });
    window.addEventListener('pointermove', move, { signal });
    window.addEventListener('pointerup', () => end(true), { signal });
    window.addEventListener('pointercancel', () => end(false), { signal });
    window.addEventListener('keydown', ({ key }) => key === 'Escape' && end(false), { signal });
  }

  return { onPointerDown, wasDragged: () => wasDragged.current };
}

function contains(element: Element | null, x: number, y: number): boolean {
  const box = element?.getBoundingClientRect();
  return box !== undefined && x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
}

/** Scrolls near an edge. Returns whether it did. */
function autoScroll(scroller: HTMLElement | null, x: number, y: number): boolean {
  if (!scroller || !contains(scroller, x, y)) return false;
  const { left, right, top, bottom } = scroller.getBoundingClientRect();
  const { scrollLeft, scrollTop } = scroller;
  scroller.scrollBy({ left: stepNear(x, left, right), top: stepNear(y, top, bottom), behavior: 'instant' });
  return scroller.scrollLeft !== scrollLeft || scroller.scrollTop !== scrollTop;
}

const stepNear = (at: number, from: number, to: number): number => {
  if (at < from + scrollMarginPx) return -scrollStepPx;
  return at > to - scrollMarginPx ? scrollStepPx : 0;
};
