import { createContext } from 'react';

/** Calls `go` if the page may be left. */
type Ask = (go: () => void) => void;

/** Asks before the page that is open is left by a link or by Back, which first closes what lies over the page. */
export class LeaveGuard {
  private ask: Ask | undefined;
  private readonly over: (() => void)[] = [];

  /** Answers how to put it aside again. */
  set(ask: Ask): () => void {
    this.ask = ask;
    return () => {
      if (this.ask === ask) this.ask = undefined;
    };
  }

  /** Whether there is something to ask; then it is asked, and `go` may come later. */
  holds(go: () => void): boolean {
    this.ask?.(go);
    return this.ask !== undefined;
  }

  /** Back calls `close` until this is put aside again: a phone's Back is how things are closed there. */
  cover(close: () => void): () => void {
    this.over.push(close);
    return () => void this.over.splice(this.over.indexOf(close), 1);
  }

  /** Whether Back has something to close, or something to ask first. */
  holdsBack(go: () => void): boolean {
    const close = this.over.at(-1);
    close?.();
    return close !== undefined || this.holds(go);
  }
}

export const LeaveGuardContext = createContext<LeaveGuard | undefined>(undefined);
