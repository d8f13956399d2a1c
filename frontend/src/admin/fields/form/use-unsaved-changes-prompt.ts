import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { t } from '#messages/staff';
import { askBeforeLeaving, hasUnsavedInput, useAskBeforeLeaving } from '../../../ui/dialog/leave-guard';
import { isPlainClick } from '../../../ui/page/page-navigation';
import { type ConfirmOptions, useConfirm } from '../../shell/confirm';

const leavePrompt: ConfirmOptions = {
  question: t('form.leaveWithoutSaving'),
  detail: t('form.typedWillBeLost'),
  confirmLabel: t('common.discardChanges'),
  cancelLabel: t('form.keepEditing'),
};

/** Asks before unsaved input is lost. The returned function is for ways out within the page. */
export function useUnsavedChangesPrompt(isDirty: boolean, onDiscard: () => void): () => Promise<boolean> {
  const confirm = useConfirm();
  const isPromptOpen = useRef(false);

  useEffect(() => {
    if (!isDirty) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isDirty]);

  async function confirmLeaving(): Promise<boolean> {
    if (!isDirty) return true;
    const isConfirmed = await confirm(leavePrompt);
    if (isConfirmed) onDiscard();
    return isConfirmed;
  }

  async function askThen(proceed: () => void) {
    if (isPromptOpen.current) return;
    isPromptOpen.current = true;
    const isConfirmed = await confirmLeaving();
    isPromptOpen.current = false;
    if (isConfirmed) proceed();
  }
  useAskBeforeLeaving((proceed) => void askThen(proceed), isDirty);

  return confirmLeaving;
}

const pageLinks = 'a[href]:not([href^="#"], [target], [download])';

/** Links of the staff area ask before unsaved input is lost. */
export function useGuardedLinks(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>(pageLinks) : null;
      if (!link || !isPlainClick(event) || !hasUnsavedInput() || link.origin !== window.location.origin) return;
      event.preventDefault();
      const { pathname, search, hash } = link;
      askBeforeLeaving(() => void navigate({ pathname, search, hash }));
    };
    document.addEventListener('click', onClick, { capture: true });
    return () => document.removeEventListener('click', onClick, { capture: true });
  }, [navigate]);
}
