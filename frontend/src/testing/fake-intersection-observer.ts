/** In jsdom nothing has a place; so everything is on the screen. */
class AlwaysIntersectingObserver {
  constructor(readonly see: (news: { isIntersecting: boolean; target: Element }[]) => void) {}
  observe(target: Element) {
    this.see([{ isIntersecting: true, target }]);
  }
  disconnect() {}
}
Object.assign(globalThis, { IntersectionObserver: AlwaysIntersectingObserver });
