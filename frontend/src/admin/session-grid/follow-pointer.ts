/** A press that moves less is a click, or a tap. */
const minDragPx = 4;
const minSwipePx = 10;
const longPressMs = 280;

type Follower = {
  onLift: () => void;
  onMove: (x: number, y: number) => void;
  /** Only after `onLift`. */
  onEnd: (isReleased: boolean) => void;
  /** While something is lifted, the browser neither scrolls nor opens a menu. */
  keepFromBrowser: (event: Event) => void;
};

/** Lifts what is pressed as soon as a mouse moves, or a finger has stayed. A finger that moves before scrolls. */
export function followPointer(press: PointerEvent, pressed: Element, follower: Follower): AbortController {
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
  const move = ({ pointerId, clientX, clientY }: PointerEvent) => {
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
  // The touch goes on at what was pressed, also when its day is no longer shown.
  pressed.addEventListener('touchmove', keepFromBrowser, { signal, passive: false });
  pressed.addEventListener('touchend', keepFromBrowser, { once: true, passive: false });
  document.addEventListener('contextmenu', keepFromBrowser, { signal });
  // Cards cannot be selected, but what the pointer passes could be.
  document.addEventListener('selectstart', (event) => event.preventDefault(), { signal });
  window.addEventListener('pointermove', move, { signal });
  window.addEventListener('pointerup', () => end(true), { signal });
  window.addEventListener('pointercancel', () => end(false), { signal });
  window.addEventListener('pointerdown', ({ pointerId }) => pointerId !== press.pointerId && end(false), { signal });
  window.addEventListener('keydown', ({ key }) => key === 'Escape' && end(false), { signal });
  return controller;
}
