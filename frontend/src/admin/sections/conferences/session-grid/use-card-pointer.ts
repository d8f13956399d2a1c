import type { ProgrammeBooking } from '@majlis/contracts/programme/programme-conflicts';
import { type MouseEvent, type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import { direction } from '#messages/language';
import { useEventCallback } from '../../../../ui/hooks';
import type { PlacedDay } from '../../../../ui/schedule/place-sessions';
import { cellUnder, type Grip, growCell, type Place, placeOf, placeUnder } from './places';
import * as styles from './session-grid.module.scss';

export type GridParts = {
  scroller: RefObject<HTMLDivElement | null>;
  columns: RefObject<HTMLDivElement | null>;
  tray: RefObject<HTMLElement | null>;
  tabs: RefObject<HTMLUListElement | null>;
};

type CardPointerOptions = {
  parts: GridParts;
  day: PlacedDay<ProgrammeBooking>;
  findSession: (id: string) => ProgrammeBooking | undefined;
  /** Returns the place that a session gets on the tab of a day. */
  placeOn: (session: ProgrammeBooking, day: string) => Place;
  onHold: (session: ProgrammeBooking, place: Place) => void;
  onDrop: (session: ProgrammeBooking, place: Place) => void;
  onCancel: () => void;
  onTurnTo: (day: string) => void;
  /** Stands for a session that is drawn in an empty place. */
  drawnSession: ProgrammeBooking;
};

const turnMs = 600;
const scrollIntervalMs = 30;
/** The pointer holds a session from the tray at this many minutes from its start. */
const trayOffset = 5;

/** Drags cards. A finger scrolls, opens a card with a tap, and lifts it with a long press. */
export function useCardPointer(options: CardPointerOptions) {
  const { parts, day, findSession, placeOn, onHold, onDrop, onCancel, onTurnTo, drawnSession } = options;
  const stop = useRef<AbortController>(undefined);
  const wasDragged = useRef(false);
  useEffect(() => () => stop.current?.abort(), []);
  useTouchListener();

  const holdAt = useEventCallback((session: ProgrammeBooking, grip: Grip, x: number, y: number, overDay?: string) => {
    const place = overDay ? placeOn(session, overDay) : placeAt(parts, day, grip, x, y);
    onHold(session, place);
    return place;
  });
  const hold = useEventCallback(onHold);
  const drop = useEventCallback(onDrop);
  const cancel = useEventCallback(onCancel);
  const turnTo = useEventCallback(onTurnTo);
  const keepFromBrowser = useEventCallback((event: Event) => {
    if (wasDragged.current && event.cancelable) event.preventDefault();
  });

  function onPointerDown(event: PointerEvent) {
    const { target, button, isPrimary, clientX, clientY } = event;
    if (button !== 0 || !isPrimary || wasDragged.current || !(target instanceof Element)) return;
    if (target.closest('[data-menu]')) return;
    const card = target.closest('[data-id]');
    const cell = card ? undefined : emptyCellAt(parts, day, target, clientX, clientY);
    if (cell) return follow(drawnSession, gripOfCell(cell), event.nativeEvent, target);
    const session = findSession(card?.getAttribute('data-id') ?? '');
    if (!card || !session) return;
    const grip = gripAt({ session, card, columns: parts.columns.current, day }, clientX, clientY);
    follow(session, grip, event.nativeEvent, target);
  }

  function follow(session: ProgrammeBooking, grip: Grip, press: globalThis.PointerEvent, pressed: Element) {
    stop.current?.abort();
    let [x, y] = [press.clientX, press.clientY];
    let overDay: string | undefined;
    // Kept in a variable, because a fast drop comes before the last step is rendered.
    let place: Place | undefined;
    const wait = waitOver(turnTo);
    const step = () => {
      overDay = grip.mode === 'move' ? dayUnder(x, y) : undefined;
      wait(overDay);
      place = holdAt(session, grip, x, y, overDay);
    };
    const scrolling = setInterval(() => {
      const { tabs, scroller } = parts;
      const elements = overDay ? [tabs.current] : [scroller.current, document.documentElement];
      if (place && autoScroll(elements, x, y)) step();
    }, scrollIntervalMs);
    stop.current = followPointer(press, pressed, {
      onLift: () => {
        wasDragged.current = true;
        hold(session, grip.place);
      },
      onMove: (...point) => {
        [x, y] = point;
        step();
      },
      onEnd: (isReleased) => {
        if (isReleased && place) drop(session, place);
        else cancel();
        // The click after a drag must not open the card.
        setTimeout(() => {
          wasDragged.current = false;
        });
      },
      keepFromBrowser,
    });
    stop.current.signal.addEventListener('abort', () => {
      clearInterval(scrolling);
      wait(undefined);
    });
  }

  function onClick({ target, clientX, clientY }: MouseEvent) {
    if (wasDragged.current || !(target instanceof Element)) return;
    const cell = emptyCellAt(parts, day, target, clientX, clientY);
    if (cell)
      onDrop(
        drawnSession,
        growCell(
          cell,
          day.sessions.map(({ session }) => session),
        ),
      );
  }

  return { onPointerDown, onClick, wasDragged: () => wasDragged.current };
}

function useTouchListener() {
  useEffect(() => {
    // Safari lets a touch be kept from scrolling only if a non-passive listener was there before the touch.
    const abort = new AbortController();
    window.addEventListener('touchmove', () => {}, { passive: false, signal: abort.signal });
    return () => abort.abort();
  }, []);
}

type Day = PlacedDay<ProgrammeBooking>;

function placeAt({ columns, tray }: GridParts, day: Day, grip: Grip, x: number, y: number): Place {
  const isInTray = grip.mode === 'move' && contains(tray.current?.getBoundingClientRect(), x, y);
  const box = columns.current?.getBoundingClientRect();
  if (isInTray || !box) return { ...grip.place, location: '' };
  return placeUnder(mirrored(x, y, box), box, day, grip);
}

/** Returns the quarter of an hour that is pressed; undefined where no session can be. */
function emptyCellAt({ columns }: GridParts, day: Day, target: Element, x: number, y: number): Place | undefined {
  const box = columns.current?.getBoundingClientRect();
  const isFree = target.closest(`.${styles.canvas}`) && !target.closest(`[data-id], .${styles.axis}`);
  if (!box || !isFree || day.rooms.length === 0 || !contains(box, x, y)) return undefined;
  return cellUnder(mirrored(x, y, box), box, day);
}

const mirrored = (x: number, y: number, box: DOMRect) => ({
  x: direction === 'rtl' ? box.left + box.right - x : x,
  y,
});

const gripOfCell = (place: Place): Grip => ({ place, mode: 'create', offset: 0, isForAllRooms: false });

type Held = { session: ProgrammeBooking; card: Element; columns: Element | null; day: PlacedDay<ProgrammeBooking> };

function gripAt({ session, card, columns, day }: Held, x: number, y: number): Grip {
  const { height } = columns?.getBoundingClientRect() ?? { height: 1 };
  const placed = day.sessions.find((one) => one.session.id === session.id);
  // The edge lets taps through to the card, so it is never the target of the event.
  const isEdge = contains(card.querySelector('[data-edge]')?.getBoundingClientRect(), x, y);
  const offset = placed ? ((y - card.getBoundingClientRect().top) / height) * day.minutes : trayOffset;
  return {
    place: placeOf(session),
    mode: isEdge ? 'lengthen' : 'move',
    offset: isEdge && placed ? offset - placed.minutes : offset,
    isForAllRooms: placed !== undefined && placed.room === undefined,
  };
}

const dayUnder = (x: number, y: number): string | undefined =>
  document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-day]')?.dataset.day;

/** Calls back with a day when the pointer has stayed over it. */
function waitOver(onStay: (day: string) => void): (day: string | undefined) => void {
  let current: string | undefined;
  let timer: number | undefined;
  return (day) => {
    if (day === current) return;
    current = day;
    window.clearTimeout(timer);
    if (day) timer = window.setTimeout(onStay, turnMs, day);
  };
}

const scrollMarginPx = 48;
/** The header covers the top of the page, so scrolling begins further from the edge. */
const pageMarginPx = 80;
const scrollStepPx = 14;

/** Scrolls the first of these elements that the point is near an edge of. Returns whether one has scrolled. */
const autoScroll = (elements: (Element | null)[], x: number, y: number): boolean =>
  elements.some((element) => element !== null && scrollNear(element, x, y));

function scrollNear(element: Element, x: number, y: number): boolean {
  const isPage = element === document.documentElement;
  const box = isPage ? new DOMRect(0, 0, window.innerWidth, window.innerHeight) : element.getBoundingClientRect();
  if (!contains(box, x, y)) return false;
  const margin = isPage ? pageMarginPx : scrollMarginPx;
  const { scrollLeft, scrollTop } = element;
  element.scrollBy({
    left: stepNear(x, box.left + margin, box.right - margin),
    top: stepNear(y, box.top + margin, box.bottom - margin),
    behavior: 'instant',
  });
  return element.scrollLeft !== scrollLeft || element.scrollTop !== scrollTop;
}

const contains = (box: DOMRect | undefined, x: number, y: number): boolean =>
  box !== undefined && x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;

function stepNear(at: number, from: number, to: number): number {
  if (at < from) return -scrollStepPx;
  return at > to ? scrollStepPx : 0;
}

/** A press that moves less is a click, or a tap. */
const minDragPx = 4;
const minSwipePx = 10;
const longPressMs = 280;

type Follower = {
  onLift: () => void;
  onMove: (x: number, y: number) => void;
  /** Called only after `onLift`. */
  onEnd: (isReleased: boolean) => void;
  /** While something is lifted, the browser neither scrolls nor opens a menu. */
  keepFromBrowser: (event: Event) => void;
};

/** Lifts the pressed card as soon as a mouse moves, or a finger has stayed. A finger that moves earlier scrolls. */
function followPointer(press: globalThis.PointerEvent, pressed: Element, follower: Follower): AbortController {
  const { onLift, onMove, onEnd, keepFromBrowser } = follower;
  const controller = new AbortController();
  const { signal } = controller;
  const isTouch = press.pointerType === 'touch';
  let [isLifted, isMoving] = [false, false];
  const lift = () => {
    isLifted = true;
    onLift();
  };
  const end = (isReleased: boolean) => {
    controller.abort();
    if (isLifted) onEnd(isReleased);
  };
  const move = ({ pointerId, clientX, clientY }: globalThis.PointerEvent) => {
    if (pointerId !== press.pointerId) return;
    const distance = Math.hypot(clientX - press.clientX, clientY - press.clientY);
    if (!isMoving && distance < (isTouch ? minSwipePx : minDragPx)) return;
    if (isTouch && !isLifted) return end(false);
    if (!isLifted) lift();
    isMoving = true;
    onMove(clientX, clientY);
  };
  const lifting = isTouch ? setTimeout(lift, longPressMs) : undefined;
  signal.addEventListener('abort', () => clearTimeout(lifting));
  // A touch sends its events to the pressed element, even when the day of that is no longer shown.
  pressed.addEventListener('touchmove', keepFromBrowser, { signal, passive: false });
  pressed.addEventListener('touchend', keepFromBrowser, { once: true, passive: false });
  document.addEventListener('contextmenu', keepFromBrowser, { signal });
  // Without this, the pointer would select text that it passes.
  document.addEventListener('selectstart', (event) => event.preventDefault(), { signal });
  window.addEventListener('pointermove', move, { signal });
  window.addEventListener('pointerup', () => end(true), { signal });
  window.addEventListener('pointercancel', () => end(false), { signal });
  window.addEventListener('pointerdown', ({ pointerId }) => pointerId !== press.pointerId && end(false), { signal });
  window.addEventListener('keydown', ({ key }) => key === 'Escape' && end(false), { signal });
  return controller;
}
