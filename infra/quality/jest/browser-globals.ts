import { TextDecoder, TextEncoder } from 'node:util';

// jsdom lacks these browser APIs. Tests of server code have no window.
Object.assign(globalThis, { TextDecoder, TextEncoder });
if (typeof window !== 'undefined' && typeof window.matchMedia !== 'function')
  Object.assign(window, {
    matchMedia: (media: string) => ({ media, matches: false, addEventListener() {}, removeEventListener() {} }),
  });

/** jsdom lays nothing out, so nothing ever changes its size. */
class FakeResizeObserver implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}
if (typeof window !== 'undefined') window.ResizeObserver ??= FakeResizeObserver;

/**
 * The labels of a control. Those of jsdom walk through the complete page for each label of it, and queries by label or
 * name ask for those of every control: half of the time of a test of a long form.
 */
function findLabels(this: HTMLElement): HTMLLabelElement[] {
  const { id } = this;
  return [...this.ownerDocument.querySelectorAll('label')].filter((label) =>
    label.htmlFor ? label.htmlFor === id : label.contains(this) && label.control === this,
  );
}
if (typeof window !== 'undefined')
  for (const control of [HTMLButtonElement, HTMLInputElement, HTMLSelectElement, HTMLTextAreaElement])
    Object.defineProperty(control.prototype, 'labels', { get: findLabels });
