import { createContext } from 'react';

/** Calls `go` if the page may be left. */
type Prompt = (go: () => void) => void;

/** Asks before the page that is open is left by a link or by Back, which first closes what lies over the page. */
export class NavigationBlocker {
  private ask: Prompt | undefined;
  private readonly overlays: (() => void)[] = [];

  /** Answers how to put it aside again. */
  setPrompt(ask: Prompt): () => void {
    this.ask = ask;
    return () => {
      if (this.ask === ask) this.ask = undefined;
    };
  }

  /** Whether there is something to ask; then it is asked, and `go` may come later. */
  intercept(go: () => void): boolean {
    this.ask?.(go);
    return this.ask !== undefined;
  }

  /** Back calls `close` until this is put aside again: a phone's Back is how things are closed there. */
  pushOverlay(close: () => void): () => void {
    this.overlays.push(close);
    return () => void this.overlays.splice(this.overlays.indexOf(close), 1);
  }

  /** Whether Back has something to close, or something to ask first. */
  interceptBack(go: () => void): boolean {
    const close = this.overlays.at(-1);
    close?.();
    return close !== undefined || this.intercept(go);
  }
}

export const NavigationBlockerContext = createContext<NavigationBlocker | undefined>(undefined);
