import { act, screen } from '@testing-library/react';
import { renderPage } from '../../testing/render-page';
import { VirtualCardGrid } from './virtual-card-grid';

type Entry = { isIntersecting: boolean };

/** Callbacks of the observers, one per chunk. */
let notify: ((entries: Entry[]) => void)[];
const originalObserver = globalThis.IntersectionObserver;

beforeEach(() => {
  notify = [];
  class FakeObserver {
    constructor(callback: (entries: Entry[]) => void) {
      notify.push(callback);
    }
    observe() {}
    disconnect() {}
  }
  Object.assign(globalThis, { IntersectionObserver: FakeObserver });
});
afterEach(() => void Object.assign(globalThis, { IntersectionObserver: originalObserver }));

const open = (count: number) =>
  renderPage(
    <VirtualCardGrid items={Array.from({ length: count }, (_, index) => index + 1)} name="Publications">
      {(number) => <li key={number}>{number}</li>}
    </VirtualCardGrid>,
  );
const lists = () => screen.getAllByRole('list').map((list) => list.getAttribute('aria-label'));

test('a short list is rendered as a single list', () => {
  open(60);
  expect(lists()).toEqual([null]);
  expect(screen.getAllByRole('listitem')).toHaveLength(60);
});

test('of 10,000 cards only the chunks near the viewport are rendered, each labelled with its range', () => {
  open(10_000);
  expect(lists()).toEqual(['Publications 1 to 12 of 10000']);
  act(() => notify.at(-1)?.([{ isIntersecting: true }]));
  expect(lists()).toEqual(['Publications 1 to 12 of 10000', 'Publications 9997 to 10000 of 10000']);
  act(() => notify[0]?.([{ isIntersecting: false }]));
  expect(lists()).toEqual(['Publications 9997 to 10000 of 10000']);
  expect(screen.getAllByRole('listitem')).toHaveLength(4);
});
