import { useEffect, useEffectEvent } from 'react';

type Ask = (proceed: () => void) => void;

/** Each function asks about one form with unsaved input; the last is that of the topmost form. */
const prompts: Ask[] = [];
/** Each function closes one dialog over the page; the last is that of the topmost. */
const overlays: (() => void)[] = [];

/** Runs `proceed`. If a form with unsaved input would be left, that form asks first. */
export function askBeforeLeaving(proceed: () => void, withoutAsking = proceed): void {
  const ask = prompts.at(-1);
  if (ask) ask(proceed);
  else withoutAsking();
}

export const hasUnsavedInput = (): boolean => prompts.length > 0;

export const useAskBeforeLeaving = (ask: Ask, isActive: boolean): void => useEntry(prompts, ask, isActive);
export const useCloseOnBack = (close: () => void, isActive = true): void => useEntry(overlays, close, isActive);

function useEntry<Argument>(
  entries: ((argument: Argument) => void)[],
  callback: (argument: Argument) => void,
  isActive: boolean,
) {
  const run = useEffectEvent(callback);
  useEffect(() => {
    if (!isActive) return;
    const entry = (argument: Argument) => run(argument);
    entries.push(entry);
    return () => void entries.splice(entries.indexOf(entry), 1);
  }, [entries, isActive]);
}

/**
 * Back closes the topmost dialog, or asks before it leaves the page. The browser lets a page cancel Back only after a press or a
 * key since the last time.
 */
function onNavigate(event: NavigateEvent): void {
  if (event.navigationType !== 'traverse' || !event.cancelable) return;
  const close = overlays.at(-1);
  if (!close && !hasUnsavedInput()) return;
  event.preventDefault();
  if (close) close();
  else askBeforeLeaving(() => void leaveTo(event.destination.key));
}

async function leaveTo(key: string): Promise<void> {
  const { navigation } = globalThis;
  navigation.removeEventListener('navigate', onNavigate);
  await navigation.traverseTo(key).finished?.catch(() => undefined);
  navigation.addEventListener('navigate', onNavigate);
}

if ('navigation' in globalThis) globalThis.navigation.addEventListener('navigate', onNavigate);
