/** jsdom has no layout, so every element counts as visible. */
class AlwaysIntersectingObserver {
  constructor(readonly callback: (entries: { isIntersecting: boolean; target: Element }[]) => void) {}
  observe(target: Element) {
    this.callback([{ isIntersecting: true, target }]);
  }
  disconnect() {}
}
Object.assign(globalThis, { IntersectionObserver: AlwaysIntersectingObserver });
