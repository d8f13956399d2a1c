const channels = new Set<FakeBroadcastChannel>();

/** The router and the sign-in window need these, and jsdom lacks them. */
class FakeBroadcastChannel extends EventTarget {
  constructor(readonly name: string) {
    super();
    channels.add(this);
  }
  postMessage(data: unknown) {
    const others = [...channels].filter((channel) => channel !== this && channel.name === this.name);
    for (const channel of others)
      channel.dispatchEvent(new MessageEvent('message', { data, origin: window.location.origin }));
  }
  close() {
    channels.delete(this);
  }
}

class FakeRequest {
  readonly method = 'GET';
  readonly signal?: AbortSignal;
  constructor(
    readonly url: string,
    init: { signal?: AbortSignal } = {},
  ) {
    this.signal = init.signal;
  }
}

Object.assign(globalThis, { BroadcastChannel: FakeBroadcastChannel, Request: FakeRequest });
window.scrollTo = () => undefined;
Element.prototype.scrollIntoView = () => undefined;

// jsdom has no layout, but the text editor scrolls its selection into view.
Range.prototype.getClientRects = () => document.createElement('div').getClientRects();
Range.prototype.getBoundingClientRect = () => new DOMRect();
// jsdom has no modal dialogs.
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
  this.querySelector('input')?.focus();
};
HTMLDialogElement.prototype.close = function close() {
  this.open = false;
};
