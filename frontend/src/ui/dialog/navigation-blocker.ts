import { createContext } from 'react';

type Prompt = (proceed: () => void) => void;

/** Asks before a link or Back leaves unsaved input. */
export class NavigationBlocker {
  private readonly prompts: Prompt[] = [];
  private readonly overlays: (() => void)[] = [];

  setPrompt(prompt: Prompt): () => void {
    this.prompts.push(prompt);
    return () => void this.prompts.splice(this.prompts.indexOf(prompt), 1);
  }

  intercept(proceed: () => void): boolean {
    const prompt = this.prompts.at(-1);
    prompt?.(proceed);
    return prompt !== undefined;
  }

  /** On phones Back closes an overlay. Returns a function that removes it. */
  pushOverlay(close: () => void): () => void {
    this.overlays.push(close);
    return () => void this.overlays.splice(this.overlays.indexOf(close), 1);
  }

  interceptBack(proceed: () => void): boolean {
    const close = this.overlays.at(-1);
    close?.();
    return close !== undefined || this.intercept(proceed);
  }
}

export const NavigationBlockerContext = createContext<NavigationBlocker | undefined>(undefined);
