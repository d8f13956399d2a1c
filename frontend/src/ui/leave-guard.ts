import { createContext } from 'react';

/** Calls `go` if the page may be left. */
type Ask = (go: () => void) => void;

/** Asks before the page that is open is left by a link or by Back. */
export class LeaveGuard {
  private ask: Ask | undefined;

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
}

export const LeaveGuardContext = createContext<LeaveGuard | undefined>(undefined);
