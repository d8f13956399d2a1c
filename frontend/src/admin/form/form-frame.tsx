import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { FormProvider, useFormState } from 'react-hook-form';
import { Dialog } from '../../ui/dialog/dialog';
import { formErrorText } from './form-errors';
import { FormLayout, type FormLayoutProps } from './form-layout';
import type { FormValues } from './form-values';
import { type DraftForm, FormSettingsContext } from './use-draft-form';
import { useUnsavedChangesPrompt } from './use-unsaved-changes-prompt';

type FormFrameProps = Pick<FormLayoutProps, 'isSaving' | 'saveLabel' | 'onAddAnother' | 'moreActions' | 'saveMenu'> & {
  form: DraftForm;
  /** Stands above the form. `confirmLeaving` asks before unsaved input is lost. */
  head?: (confirmLeaving: () => Promise<boolean>) => ReactNode;
  notice?: ReactNode;
  children: ReactNode;
};

type FormDialogProps = FormFrameProps & { title: string; shape?: 'form' | 'wide'; onClose: () => void };

export function FormDialog({ title, shape, head, onClose, ...frame }: FormDialogProps) {
  const { isDirty, discardChanges } = frame.form;
  const confirmLeaving = useUnsavedChangesPrompt(isDirty, discardChanges);

  async function close() {
    if (!frame.isSaving && (await confirmLeaving())) onClose();
  }

  return (
    <Dialog title={title} shape={shape} isBusy={frame.isSaving} onClose={() => void close()}>
      {head?.(confirmLeaving)}
      <FormFrame {...frame} shape="dialog" onCancel={() => void close()} />
    </Dialog>
  );
}

/** Every way out of the page, Cancel included, is a navigation and asks first. */
export function FormPage({ head, ...frame }: FormFrameProps & { onCancel: () => void }) {
  const confirmLeaving = useUnsavedChangesPrompt(frame.form.isDirty, frame.form.discardChanges);
  return (
    <>
      {head?.(confirmLeaving)}
      <FormFrame {...frame} shape="page" />
    </>
  );
}

type FrameProps = Omit<FormFrameProps, 'head'> & Pick<FormLayoutProps, 'shape' | 'onCancel'>;

function FormFrame({ form, notice, children, ...layout }: FrameProps) {
  const { ref, methods, table, schema, setBusy, failedSubmits, resetCount, isDirty, isComplete, submit } = form;
  return (
    <FormProvider {...methods}>
      <FormSettingsContext value={{ table, schema, setBusy, failedSubmits, isSaving: layout.isSaving }}>
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
          <div key={resetCount}>{children}</div>
        </FormLayout>
      </FormSettingsContext>
    </FormProvider>
  );
}

function FormError() {
  const { errors } = useFormState<FormValues>();
  const message = formErrorText(errors);
  return message ? <FocusedError message={message} /> : null;
}

function FocusedError({ message }: { message: string }) {
  const error = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => error.current?.focus(), []);
  return (
    <p ref={error} role="alert" tabIndex={-1} className="callout" data-tone="error">
      {message}
    </p>
  );
}
