import { type FormEvent, type ReactNode, useEffect } from 'react';
import { Dialog } from './dialog';
import { useAskBeforeLeaving } from './form-leave';
import { FormOffer } from './form-offer';
import { type Form, FormContext } from './form-state';

type FormDialogProps = {
  title: string;
  form: Form;
  isSaving: boolean;
  saveLabel: string;
  /** Shown above the fields, for example a conflict. */
  notice?: ReactNode;
  onClose: () => void;
  children: ReactNode;
};

export function FormDialog({ title, form, isSaving, saveLabel, notice, onClose, children }: FormDialogProps) {
  const { ref, revision, isDirty, isComplete, failure, noteInput } = form;
  const mayLeave = useAskBeforeLeaving(isDirty, form.forget);
  useSaveShortcut(ref);

  async function close() {
    if (await mayLeave()) onClose();
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!isSaving && isComplete) form.submit();
  }

  return (
    <Dialog title={title} onClose={() => void close()}>
      <form ref={ref} className="dialog-form" noValidate onSubmit={submit} onInput={noteInput}>
        <div className="dialog-body">
          <FormOffer form={form} />
          {notice}
          {failure && (
            <p role="alert" className="callout" data-tone="error">
              {failure}
            </p>
          )}
          <FormContext value={form}>
            <div key={revision} className="dialog-fields">
              {children}
            </div>
          </FormContext>
        </div>
        <div className="dialog-foot">
          <p role="status" className="form-unsaved">
            {isDirty && 'Unsaved changes'}
          </p>
          <button type="button" className="btn btn-quiet" disabled={isSaving} onClick={() => void close()}>
            Cancel
          </button>
          <button
            type="submit"
            className="btn btn-primary"
            disabled={isSaving || !isComplete}
            aria-keyshortcuts="Control+S"
          >
            {isSaving ? 'Saving...' : saveLabel}
          </button>
        </div>
      </form>
    </Dialog>
  );
}

function useSaveShortcut(ref: Form['ref']) {
  useEffect(() => {
    const save = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's') return;
      event.preventDefault();
      ref.current?.requestSubmit();
    };
    window.addEventListener('keydown', save);
    return () => window.removeEventListener('keydown', save);
  }, [ref]);
}
