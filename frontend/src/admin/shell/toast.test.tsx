import { act, fireEvent, render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { Dialog } from '../../ui/dialog/dialog';
import { type ShowToast, ToastProvider, useToast } from './toast';

const captured: { toast?: ShowToast } = {};
const toast: ShowToast = (message, options) => captured.toast?.(message, options);

function Screen() {
  const show = useToast();
  useEffect(() => {
    captured.toast = show;
  }, [show]);
  return <button type="button">Elsewhere</button>;
}

beforeEach(() => {
  jest.useFakeTimers();
  render(
    <ToastProvider>
      <Screen />
    </ToastProvider>,
  );
});
afterEach(() => {
  jest.useRealTimers();
});

const advance = (ms: number) => act(() => void jest.advanceTimersByTime(ms));

test('one toast is visible at a time, for five seconds', () => {
  act(() => toast('Content saved successfully'));
  act(() => toast('Content deleted successfully'));
  expect(screen.getByRole('status').textContent).toContain('Content deleted successfully');
  expect(screen.queryByText('Content saved successfully')).toBeNull();
  advance(4999);
  expect(screen.queryByText('Content deleted successfully')).not.toBeNull();
  advance(1);
  expect(screen.queryByText('Content deleted successfully')).toBeNull();
});

test('a failure is announced immediately as an alert', () => {
  act(() => toast('Failed to save content', { tone: 'destructive' }));
  expect(screen.getByRole('alert').textContent).toContain('Failed to save content');
  expect(screen.getByRole('status').textContent).toBe('');
});

test('a toast stays while the pointer is over it', () => {
  act(() => toast('Image updated successfully'));
  fireEvent.pointerEnter(screen.getByText('Image updated successfully'));
  advance(60_000);
  fireEvent.pointerLeave(screen.getByText('Image updated successfully'));
  advance(4999);
  expect(screen.queryByText('Image updated successfully')).not.toBeNull();
  advance(1);
  expect(screen.queryByText('Image updated successfully')).toBeNull();
});

test('F8 focuses the toasts, and Escape restores the focus', () => {
  const elsewhere = screen.getByText('Elsewhere');
  elsewhere.focus();
  act(() => toast('Image deleted successfully', { actions: [{ label: 'Undo', run: jest.fn() }] }));
  fireEvent.keyDown(window, { key: 'F8' });
  expect(document.activeElement).toBe(screen.getByRole('region'));
  act(() => screen.getByText('Undo').focus());
  fireEvent.keyDown(screen.getByText('Undo'), { key: 'Escape' });
  expect(document.activeElement).toBe(elsewhere);
});

test('F8 focuses the toasts above a dialog, which then stays open', () => {
  const onClose = jest.fn();
  render(
    <Dialog title="A form" onClose={onClose}>
      <button type="button">Inside</button>
    </Dialog>,
  );
  advance(0);
  act(() => toast('Image deleted successfully', { actions: [{ label: 'Undo', run: jest.fn() }] }));
  fireEvent.keyDown(window, { key: 'F8' });
  advance(0);
  const viewport = screen.getByRole('region', { hidden: true });
  expect(document.activeElement).toBe(viewport);
  act(() => screen.getByText('Undo').focus());
  advance(0);
  expect(document.activeElement).toBe(screen.getByText('Undo'));
  fireEvent.keyDown(screen.getByText('Undo'), { key: 'Escape' });
  expect(screen.queryByText('Undo')).toBeNull();
  expect(onClose).not.toHaveBeenCalled();
});

test.each([
  [49, 1],
  [50, 0],
])('after a swipe of %d px to the right %d toasts remain', (distance, remaining) => {
  act(() => toast('Order updated successfully'));
  const message = screen.getByText('Order updated successfully');
  // jsdom has no PointerEvent; React treats these the same.
  const point = (type: string, clientX: number) => fireEvent(message, new MouseEvent(type, { bubbles: true, clientX }));
  point('pointerdown', 10);
  point('pointermove', 10 + distance);
  point('pointerup', 10 + distance);
  expect(screen.queryAllByText('Order updated successfully')).toHaveLength(remaining);
});
