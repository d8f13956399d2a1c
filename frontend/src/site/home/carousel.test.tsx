import { act, fireEvent, render, screen } from '@testing-library/react';
import { Carousel } from './carousel';

const copyWidth = 2000;
let setVisible: (isVisible: boolean) => void;

/** jsdom lacks layout, scrolling and IntersectionObserver. */
beforeEach(() => {
  jest.useFakeTimers();
  class Observer {
    constructor(onIntersection: (entries: { isIntersecting: boolean }[]) => void) {
      setVisible = (isVisible) => act(() => onIntersection([{ isIntersecting: isVisible }]));
    }
    observe() {}
    disconnect() {}
  }
  Object.assign(globalThis, { IntersectionObserver: Observer });
  jest.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function (this: HTMLElement) {
    return [...(this.parentElement?.children ?? [])].indexOf(this) * copyWidth;
  });
  HTMLElement.prototype.scrollTo = function (this: HTMLElement, options: ScrollToOptions | number = {}) {
    if (typeof options === 'object') this.scrollLeft = options.left ?? 0;
  };
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

function open() {
  render(<Carousel files={[{ url: '/pictures/arch.svg', filename: 'arch.svg', alt: 'An arch' }]} />);
  const strip = screen.getByRole('region', { name: 'Strip of pictures' });
  const next = screen.getByRole('button', { name: 'Next pictures' });
  return { strip, next, previous: screen.getByRole('button', { name: 'Previous pictures' }) };
}
const advance = (milliseconds: number) => act(() => void jest.advanceTimersByTime(milliseconds));

test('the carousel advances a pixel every 50 ms while it is visible', () => {
  const { strip } = open();
  advance(500);
  expect(strip.scrollLeft).toBe(0);
  setVisible(true);
  advance(500);
  expect(strip.scrollLeft).toBe(10);
  setVisible(false);
  advance(500);
  expect(strip.scrollLeft).toBe(10);
});

test('the carousel pauses while the mouse is over an arrow', () => {
  const { strip, next } = open();
  setVisible(true);
  fireEvent.mouseEnter(next);
  advance(500);
  expect(strip.scrollLeft).toBe(0);
  fireEvent.mouseLeave(next);
  advance(100);
  expect(strip.scrollLeft).toBe(2);
});

test('an arrow scrolls by 300 px, and a press during the animation adds to it', () => {
  const { strip, next, previous } = open();
  fireEvent.click(next);
  fireEvent.click(next);
  fireEvent.click(next);
  expect(strip.scrollLeft).toBe(900);
  fireEvent.click(previous);
  expect(strip.scrollLeft).toBe(600);
});

test('the previous arrow on the first picture leads to the last', () => {
  const { strip, previous } = open();
  fireEvent.click(previous);
  expect(strip.scrollLeft).toBe(copyWidth - 300);
});
