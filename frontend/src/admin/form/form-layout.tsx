import { type FormEvent, type KeyboardEventHandler, type ReactNode, type RefObject, useEffect } from 'react';
import { t } from '#messages/staff';
import { formatLocalDateTime } from '../../ui/time/format-local-time';
import * as styles from './page-form.module.scss';
import type { DraftForm } from './use-draft-form';

const formClasses = {
  dialog: { form: 'dialog-form', body: 'dialog-body', foot: 'dialog-foot' },
  page: { form: styles.pageForm, body: undefined, foot: styles.foot },
};

export type FormLayoutProps = {
  ref: RefObject<HTMLFormElement | null>;
  shape: keyof typeof formClasses;
  draft: OfferedDraftProps;
  isDirty: boolean;
  isSaving: boolean;
  canSave: boolean;
  saveLabel: string;
  cancelLabel?: string;
  onSave: () => void;
  onCancel: () => void;
  onAddAnother?: () => void;
  /** Stands before Cancel. */
  moreActions?: ReactNode;
  /** Stands beside the button that saves. */
  saveMenu?: ReactNode;
  onKeyDown?: KeyboardEventHandler;
  children: ReactNode;
};

export function FormLayout({ ref, shape, draft, isDirty, isSaving, canSave, children, ...rest }: FormLayoutProps) {
  const classes = formClasses[shape];
  useSaveShortcut(ref);

  function submit(event: FormEvent) {
    event.preventDefault();
    // React passes the event on to a form around this dialog, which would be saved, too.
    event.stopPropagation();
    if (!isSaving && canSave) rest.onSave();
  }

  return (
    <form ref={ref} className={classes.form} noValidate onSubmit={submit} onKeyDown={rest.onKeyDown}>
      <div className={classes.body}>
        <OfferedDraft {...draft} />
        {children}
      </div>
      <div className={classes.foot}>
        <p role="status" className="form-unsaved">
          {isDirty && t('form.unsavedChanges')}
        </p>
        {rest.moreActions}
        <button type="button" className="btn btn-quiet" disabled={isSaving} onClick={rest.onCancel}>
          {rest.cancelLabel ?? t('common.cancel')}
        </button>
        {rest.onAddAnother && (
          <button type="button" className="btn btn-quiet" disabled={isSaving || !canSave} onClick={rest.onAddAnother}>
            {t('form.saveAndAddAnother')}
          </button>
        )}
        <button type="submit" className="btn btn-primary" disabled={isSaving || !canSave} aria-keyshortcuts="Control+S">
          {isSaving ? t('form.saving') : rest.saveLabel}
        </button>
        {rest.saveMenu}
      </div>
    </form>
  );
}

type OfferedDraftProps = Pick<DraftForm, 'offeredDraft' | 'restoreDraft' | 'discardDraft'>;

function OfferedDraft({ offeredDraft, restoreDraft, discardDraft }: OfferedDraftProps) {
  if (!offeredDraft) return null;
  return (
    <div role="status" className="callout" data-tone="info">
      <p>{t('form.typedAndNotSaved', { time: formatLocalDateTime(offeredDraft.typedAt) })}</p>
      <div className="callout-actions">
        <button type="button" className="btn btn-primary btn-sm" onClick={restoreDraft}>
          {t('form.restoreIt')}
        </button>
        <button type="button" className="btn btn-quiet btn-sm" onClick={discardDraft}>
          {t('form.discardIt')}
        </button>
      </div>
    </div>
  );
}

function useSaveShortcut(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const save = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's') return;
      event.preventDefault();
      const topmost = [...document.querySelectorAll('[role="dialog"]')].at(-1);
      if (!topmost || topmost.contains(form.current)) form.current?.requestSubmit();
    };
    window.addEventListener('keydown', save);
    return () => window.removeEventListener('keydown', save);
  }, [form]);
}
