type Callback = (entries: { isIntersecting: boolean; target: Element }[]) => void;

const observations = new Set<{ callback: Callback; target: Element }>();

/** jsdom has no layout, so every element counts as visible. */
class AlwaysIntersectingObserver {
  constructor(readonly callback: Callback) {}
  observe(target: Element) {
    observations.add({ callback: this.callback, target });
    this.callback([{ isIntersecting: true, target }]);
  }
  disconnect() {
    for (const each of observations) if (each.callback === this.callback) observations.delete(each);
  }
}
Object.assign(globalThis, { IntersectionObserver: AlwaysIntersectingObserver });

/** Reports that everything observed was scrolled into the window, or out of it. */
export const setAllInWindow = (isIntersecting: boolean): void => {
  for (const { callback, target } of observations) callback([{ isIntersecting, target }]);
};
