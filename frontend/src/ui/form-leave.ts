import { useEffect, useEffectEvent } from 'react';
import { useBlocker } from 'react-router-dom';
import { type Question, useConfirm } from './confirm';

const leaving: Question = {
  question: 'Leave without saving?',
  detail: 'What you have typed since the last save will be lost.',
  confirmLabel: 'Discard changes',
  cancelLabel: 'Keep editing',
};

/** Asks before unsaved text is left behind; the function it answers is for ways out inside the page. */
export function useAskBeforeLeaving(isDirty: boolean, onDiscard: () => void): () => Promise<boolean> {
  const confirm = useConfirm();
  const blocker = useBlocker(isDirty);

  useEffect(() => {
    if (!isDirty) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isDirty]);

  async function mayLeave(): Promise<boolean> {
    const goes = !isDirty || (await confirm(leaving));
    if (goes) onDiscard();
    return goes;
  }

  const ask = useEffectEvent(async () => {
    if (await mayLeave()) blocker.proceed?.();
    else blocker.reset?.();
  });

  useEffect(() => {
    if (blocker.state === 'blocked') void ask();
  }, [blocker.state]);

  return mayLeave;
}
