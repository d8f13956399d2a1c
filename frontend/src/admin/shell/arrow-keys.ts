import { type FocusEvent, type KeyboardEvent, useState } from 'react';
import { direction } from '#messages/language';

const directions: Record<string, [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Moves something in the direction of a pressed arrow key, which must not scroll the page. */
export const onArrowKey = (move: (x: number, y: number) => void) => (event: KeyboardEvent) => {
  const direction = directions[event.key];
  if (!direction) return;
  event.preventDefault();
  move(...direction);
};

/** Left and right are those of the screen, also in right-to-left languages. */
const [nextKey, previousKey] = direction === 'rtl' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];

/** A toolbar is one tab stop; the arrow keys move between its buttons, which their labels tell apart. */
export function useToolbar(labels: string[]) {
  const [current, setCurrent] = useState<string>();
  const tabStop = current !== undefined && labels.includes(current) ? current : labels[0];
  return {
    tabIndexOf: (label: string) => (label === tabStop ? 0 : -1),
    toolbar: {
      onKeyDown: moveFocus,
      onFocus: ({ target }: FocusEvent<HTMLElement>) =>
        setCurrent(target.getAttribute('aria-label') ?? target.textContent.trim()),
    },
  };
}

/** Moves the focus among the buttons of an element that is one tab stop. */
export function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const current = buttons.findIndex((button) => button.tabIndex === 0);
  const targets: Record<string, number> = {
    [nextKey]: (current + 1) % buttons.length,
    [previousKey]: (current + buttons.length - 1) % buttons.length,
    Home: 0,
    End: buttons.length - 1,
  };
  const target = targets[event.key];
  if (target === undefined) return;
  event.preventDefault();
  buttons[target]?.focus();
}
