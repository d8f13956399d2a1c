import { createContext } from 'react';

/** Asks the user, then calls `proceed` if the page may be left. */
type Prompt = (proceed: () => void) => void;

/** Asks before unsaved input is left by a link or by Back. Back closes an overlay first. */
export class NavigationBlocker {
  private prompt: Prompt | undefined;
  private readonly overlays: (() => void)[] = [];

  /** Returns a function that removes the prompt. */
  setPrompt(prompt: Prompt): () => void {
    this.prompt = prompt;
    return () => {
      if (this.prompt === prompt) this.prompt = undefined;
    };
  }

  /** True if a prompt is shown; `proceed` may then be called later. */
  intercept(proceed: () => void): boolean {
    this.prompt?.(proceed);
    return this.prompt !== undefined;
  }

  /** Back calls `close`, as people expect on phones, until the returned function is called. */
  pushOverlay(close: () => void): () => void {
    this.overlays.push(close);
    return () => void this.overlays.splice(this.overlays.indexOf(close), 1);
  }

  /** True if Back closed an overlay or a prompt is shown. */
  interceptBack(proceed: () => void): boolean {
    const close = this.overlays.at(-1);
    close?.();
    return close !== undefined || this.intercept(proceed);
  }
}

export const NavigationBlockerContext = createContext<NavigationBlocker | undefined>(undefined);
