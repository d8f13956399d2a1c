import { type KeyboardEvent, type PointerEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { scrollAtEdge } from './scroll-at-edge';
import { moved, positionAt } from './sortable-order';
import { useStayOnScreen } from './stay-on-screen';

type Drag = { id: string; position: number };

const everyMs = 30;

/** Rows that are put in order by dragging a handle, or with the arrow keys while it has the focus. */
export function useSortableRows(ids: string[], onOrder: (ids: string[], movedId: string) => void) {
  const rows = useRef(new Map<string, HTMLElement>());
  const stayOnScreen = useStayOnScreen();
  const [drag, setDrag] = useState<Drag | null>(null);
  /** How high the pointer was moved to since it took a handle. */
  const height = useRef<number>(undefined);

  function place(id: string, position: number) {
    if (position !== ids.indexOf(id)) onOrder(moved(ids, id, position), id);
  }

  function step(id: string, by: number) {
    const position = ids.indexOf(id) + by;
    const row = rows.current.get(id);
    if (!row || !(position in ids)) return;
    stayOnScreen(row);
    place(id, position);
  }

  function dragTo(id: string, y: number) {
    const others = ids.filter((other) => other !== id);
    const boxes = others.map((other) => rows.current.get(other)?.getBoundingClientRect());
    setDrag({
      id,
      position: positionAt(
        boxes.map((box) => (box ? box.top + box.height / 2 : 0)),
        y,
      ),
    });
    scrollAtEdge(rows.current.get(id), y);
  }

  // At an edge the rest comes by, also while the pointer is held still.
  const isDragging = drag !== null;
  const dragOn = useEffectEvent(() => drag && height.current !== undefined && dragTo(drag.id, height.current));
  useEffect(() => {
    if (!isDragging) return;
    const timer = setInterval(() => dragOn(), everyMs);
    return () => clearInterval(timer);
  }, [isDragging]);

  /** On which side of this row the dragged one would land. */
  function dropSide(id: string): 'before' | 'after' | undefined {
    if (!drag || drag.id === id) return undefined;
    const others = ids.filter((other) => other !== drag.id);
    if (others[drag.position] === id) return 'before';
    return drag.position === others.length && others.at(-1) === id ? 'after' : undefined;
  }

  const row = (id: string) => ({
    ref: (element: HTMLElement | null) => remember(rows.current, id, element),
    'data-dragged': drag?.id === id || undefined,
    'data-drop': dropSide(id),
  });

  const handle = (id: string) => ({
    onPointerDown(event: PointerEvent) {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      height.current = undefined;
      setDrag({ id, position: ids.indexOf(id) });
    },
    onPointerMove(event: PointerEvent) {
      height.current = event.clientY;
      if (drag) dragTo(id, event.clientY);
    },
    onPointerUp() {
      if (drag) place(id, drag.position);
      setDrag(null);
    },
    onPointerCancel: () => setDrag(null),
    onKeyDown(event: KeyboardEvent) {
      const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
      if (event.key === 'Escape') setDrag(null);
      if (by === undefined) return;
      event.preventDefault();
      step(id, by);
    },
  });

  return { row, handle, step };
}

function remember(elements: Map<string, HTMLElement>, id: string, element: HTMLElement | null) {
  if (element) elements.set(id, element);
  else elements.delete(id);
}
