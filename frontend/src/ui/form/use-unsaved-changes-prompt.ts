import { useContext, useEffect, useEffectEvent, useRef } from 'react';
import { type ConfirmOptions, useConfirm } from '../dialog/confirm';
import { NavigationBlockerContext } from '../dialog/navigation-blocker';

const leaving: ConfirmOptions = {
  question: 'Leave without saving?',
  detail: 'What you have typed since the last save will be lost.',
  confirmLabel: 'Discard changes',
  cancelLabel: 'Keep editing',
};

/** Asks before unsaved text is left behind; the function it answers is for ways out inside the page. */
export function useUnsavedChangesPrompt(isDirty: boolean, onDiscard: () => void): () => Promise<boolean> {
  const confirm = useConfirm();
  const guard = useContext(NavigationBlockerContext);
  const isAsked = useRef(false);

  useEffect(() => {
    if (!isDirty) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isDirty]);

  async function mayLeave(): Promise<boolean> {
    // What is offered to be put back is not given up by closing what offers it.
    if (!isDirty) return true;
    const goes = await confirm(leaving);
    if (goes) onDiscard();
    return goes;
  }

  const ask = useEffectEvent(async (go: () => void) => {
    if (isAsked.current) return;
    isAsked.current = true;
    const goes = await mayLeave();
    isAsked.current = false;
    if (goes) go();
  });

  useEffect(() => {
    if (isDirty) return guard?.setPrompt((go) => void ask(go));
  }, [isDirty, guard]);

  return mayLeave;
}
