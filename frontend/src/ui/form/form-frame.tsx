import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { FormProvider, useFormState } from 'react-hook-form';
import { Dialog } from '../dialog/dialog';
import { FormLayout, type FormLayoutProps } from './form-layout';
import { errorMessage, type FormValues } from './form-values';
import { type DraftForm, FormSettingsContext } from './use-draft-form';
import { useUnsavedChangesPrompt } from './use-unsaved-changes-prompt';

type FormFrameProps = Pick<FormLayoutProps, 'isSaving' | 'saveLabel' | 'onAddAnother'> & {
  form: DraftForm;
  /** Shown above the fields, for example a conflict. */
  notice?: ReactNode;
  children: ReactNode;
};

type FormDialogProps = FormFrameProps & { title: string; onClose: () => void };

export function FormDialog({ title, onClose, ...frame }: FormDialogProps) {
  const { isDirty, discardChanges: forget } = frame.form;
  const mayLeave = useUnsavedChangesPrompt(isDirty, forget);

  // What is on its way cannot be called back.
  async function close() {
    if (!frame.isSaving && (await mayLeave())) onClose();
  }

  return (
    <Dialog title={title} isBusy={frame.isSaving} onClose={() => void close()}>
      <FormFrame {...frame} shape="dialog" onCancel={() => void close()} />
    </Dialog>
  );
}

/** A form that is a page of its own: every way out of it, Cancel too, leads to another address and asks first. */
export function FormPage(props: FormFrameProps & { onCancel: () => void }) {
  useUnsavedChangesPrompt(props.form.isDirty, props.form.discardChanges);
  return <FormFrame {...props} shape="page" />;
}

type FrameProps = FormFrameProps & Pick<FormLayoutProps, 'shape' | 'onCancel'>;

function FormFrame({ form, notice, children, ...layout }: FrameProps) {
  const { ref, methods, schema, hold, refusals, revision, isDirty, isComplete, submit } = form;
  return (
    <FormProvider {...methods}>
      <FormSettingsContext value={{ schema, hold, refusals, isSaving: layout.isSaving }}>
        <FormLayout
          {...layout}
          ref={ref}
          draft={form}
          isDirty={isDirty}
          canSave={isComplete}
          onSave={() => void submit()}
        >
          {notice}
          <FormError />
          <div key={revision}>{children}</div>
        </FormLayout>
      </FormSettingsContext>
    </FormProvider>
  );
}

/** What is wrong with the form as a whole; with no path at all are fields that the contract does not know. */
function FormError() {
  const { errors } = useFormState<FormValues>();
  const message = errors.root?.server?.message ?? errorMessage(errors, '');
  return message ? <FocusedError message={message} /> : null;
}

/** Before the form moves the focus on to the first field with an error, if there is one. */
function FocusedError({ message }: { message: string }) {
  const error = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => error.current?.focus(), []);
  return (
    <p ref={error} role="alert" tabIndex={-1} className="callout" data-tone="error">
      {message}
    </p>
  );
}
