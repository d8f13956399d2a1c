import type { FormEvent, ReactNode } from 'react';
import { useFocusOnce } from '../hooks/use-focus-once';
import { FormOffer } from './form-offer';
import { type Form, FormContext } from './form-state';
import { useSaveShortcut } from './use-save-shortcut';

/** In a dialog the fields scroll between its head and its foot; on a page the foot stays in sight. */
const shapes = {
  dialog: { form: 'dialog-form', body: 'dialog-body', fields: 'dialog-fields', foot: 'dialog-foot' },
  page: { form: 'page-form', body: 'page-form-body', fields: 'page-form-fields', foot: 'page-form-foot' },
};

export type FormFrameProps = {
  form: Form;
  isSaving: boolean;
  saveLabel: string;
  /** Saves, and begins with another. */
  onAddAnother?: () => void;
  /** Shown above the fields, for example a conflict. */
  notice?: ReactNode;
  children: ReactNode;
};

/** A form with what was kept of it, what went wrong with it, its fields, and the bar to save or leave it. */
export function FormFrame(props: FormFrameProps & { shape: keyof typeof shapes; onCancel: () => void }) {
  const { form, isSaving, saveLabel, onAddAnother, notice, onCancel } = props;
  const { ref, revision, isDirty, isComplete, failure, noteInput } = form;
  const shape = shapes[props.shape];
  useSaveShortcut(ref);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!isSaving && isComplete) form.submit();
  }

  return (
    <form ref={ref} className={shape.form} noValidate onSubmit={submit} onInput={noteInput}>
      <div className={shape.body}>
        <FormOffer form={form} />
        {notice}
        {failure && <Failure text={failure} />}
        <FormContext value={{ ...form, isSaving }}>
          <div key={revision} className={shape.fields}>
            {props.children}
          </div>
        </FormContext>
      </div>
      <div className={shape.foot}>
        <p role="status" className="form-unsaved">
          {isDirty && 'Unsaved changes'}
        </p>
        <button type="button" className="btn btn-quiet" disabled={isSaving} onClick={onCancel}>
          Cancel
        </button>
        {onAddAnother && (
          <button type="button" className="btn btn-quiet" disabled={isSaving || !isComplete} onClick={onAddAnother}>
            Save and add another
          </button>
        )}
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
  );
}

function Failure({ text }: { text: string }) {
  return (
    <p ref={useFocusOnce<HTMLParagraphElement>()} role="alert" tabIndex={-1} className="callout" data-tone="error">
      {text}
    </p>
  );
}
