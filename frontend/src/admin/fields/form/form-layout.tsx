import {
  createContext,
  type FormEvent,
  type KeyboardEventHandler,
  type ReactNode,
  type RefObject,
  useContext,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import { createPortal } from 'react-dom';
import { FormProvider, useFormState } from 'react-hook-form';
import { t } from '#messages/staff';
import { Dialog, DialogHead } from '../../../ui/dialog/dialog';
import { useCloseOnBack } from '../../../ui/dialog/leave-guard';
import { AutoText } from '../../../ui/text/auto-text';
import { formatLocalDateTime } from '../../../ui/time/format-local-time';
import { SmallButton } from '../../shell/buttons';
import { type FormValues, findField } from '../../shell/form-values';
import { formErrorText } from './contract-fields';
import * as styles from './page-form.module.scss';
import { FormSettingsContext, type StaffForm } from './staff-form';
import { useUnsavedChangesPrompt } from './use-unsaved-changes-prompt';

const formClasses = {
  dialog: { form: 'dialog-form', body: 'dialog-body', foot: 'dialog-foot' },
  page: { form: styles.pageForm, body: undefined, foot: `form-foot ${styles.foot}` },
};

type FormLayoutProps = {
  ref: RefObject<HTMLFormElement | null>;
  shape: keyof typeof formClasses;
  unsaved: OfferedInputProps;
  isDirty: boolean;
  isSaving: boolean;
  canSave: boolean;
  saveLabel: string;
  cancelLabel?: string;
  onSave: () => void;
  onCancel: () => void;
  onAddAnother?: () => void;
  /** Buttons before Cancel. */
  moreActions?: ReactNode;
  /** A menu beside the save button. */
  saveMenu?: ReactNode;
  onKeyDown?: KeyboardEventHandler;
  children: ReactNode;
};

export function FormLayout({ ref, shape, unsaved, isDirty, isSaving, canSave, children, ...rest }: FormLayoutProps) {
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
        <OfferedInput {...unsaved} />
        {children}
      </div>
      <div className={classes.foot}>
        {rest.moreActions}
        <p role="status" className="form-unsaved">
          {isDirty && t('form.unsavedChanges')}
        </p>
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

type OfferedInputProps = Pick<StaffForm, 'offeredInput' | 'restoreInput' | 'discardInput'>;

function OfferedInput({ offeredInput, restoreInput, discardInput }: OfferedInputProps) {
  if (!offeredInput) return null;
  return (
    <div role="status" className="callout" data-tone="info">
      <p>{t('form.typedAndNotSaved', { time: formatLocalDateTime(offeredInput.typedAt) })}</p>
      <div className="callout-actions">
        <button type="button" className="btn btn-primary btn-sm" onClick={restoreInput}>
          {t('form.restoreIt')}
        </button>
        <SmallButton label={t('form.discardIt')} onClick={discardInput} />
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

type FormFrameProps = Pick<FormLayoutProps, 'isSaving' | 'saveLabel' | 'onAddAnother' | 'moreActions' | 'saveMenu'> & {
  form: StaffForm;
  /** The name of the row, beside the title of a dialog. */
  subject?: string | undefined;
  /** Rendered beside the title, or above the form of a page. `confirmLeaving` asks before unsaved input is lost. */
  head?: (confirmLeaving: () => Promise<boolean>) => ReactNode;
  notice?: ReactNode;
  children: ReactNode;
};

type FormDialogProps = FormFrameProps & { title: string; shape?: 'form' | 'wide'; onClose: () => void };

export function FormDialog({ title, shape, subject, head, onClose, ...frame }: FormDialogProps) {
  const { isDirty, discardChanges } = frame.form;
  const confirmLeaving = useUnsavedChangesPrompt(isDirty, discardChanges);

  async function close() {
    if (!frame.isSaving && (await confirmLeaving())) onClose();
  }

  const beside = useContext(FormBesideContext);
  const place = { title, head: withSubject(subject, head?.(confirmLeaving), beside), onClose: () => void close() };
  const content = <FormFrame {...frame} shape="dialog" onCancel={place.onClose} />;
  if (beside)
    return (
      <FormBeside {...beside} {...place} form={frame.form.ref}>
        {content}
      </FormBeside>
    );
  return (
    <Dialog {...place} shape={shape} isBusy={frame.isSaving}>
      {content}
    </Dialog>
  );
}

const withSubject = (subject: string | undefined, head: ReactNode, beside?: FormBesideProps) => (
  <>
    {subject && <AutoText as="p" className="dialog-subject" text={subject} />}
    {beside && <div ref={beside.onOrderSlot} className={styles.orderSlot} />}
    {head}
  </>
);

type FormBesideProps = {
  element: HTMLElement | null;
  /** The title of a form that has a page of its own. */
  pageTitle: string;
  /** The field that gets the focus. */
  field: string | undefined;
  /** The list of the row renders its order into this element of the head. */
  orderSlot: HTMLElement | null;
  onOrderSlot: (element: HTMLElement | null) => void;
  /** The form of a translation replaces that of the row, so one is closed and another opened. */
  onToggle: (isOpen: boolean) => void;
};

/** If set, forms are rendered into this element, beside the page that they change, instead of into a dialog. */
export const FormBesideContext = createContext<FormBesideProps | undefined>(undefined);

type PlacedFormProps = Omit<FormBesideProps, 'pageTitle' | 'orderSlot' | 'onOrderSlot'> & {
  title: string;
  head: ReactNode;
  form: RefObject<HTMLFormElement | null>;
  onClose: () => void;
  children: ReactNode;
};

function FormBeside({ element, field, onToggle, title, head, form, onClose, children }: PlacedFormProps) {
  const titleId = useId();
  const toggle = useEffectEvent(onToggle);
  const focusField = useEffectEvent(() => {
    const place = (field && findField(form.current, field)) || form.current;
    const tab = place?.closest('[role="tabpanel"]')?.getAttribute('aria-labelledby');
    if (tab) document.getElementById(tab)?.click();
    // The panel of the tab is shown after the next render.
    setTimeout(() => place?.querySelector<HTMLElement>('input, textarea, select, [contenteditable="true"]')?.focus());
  });
  useEffect(() => {
    toggle(true);
    return () => toggle(false);
  }, []);
  useEffect(() => focusField(), [field]);
  useCloseOnBack(onClose);
  const closeOnEscape: KeyboardEventHandler = (event) => {
    const { key, target, currentTarget } = event;
    // In React, events of the dialogs that the form opens bubble up to it.
    if (key !== 'Escape' || !(target instanceof Node) || !currentTarget.contains(target)) return;
    // A question about unsaved input, which opens now, must not be closed by the same key.
    event.stopPropagation();
    onClose();
  };
  if (!element) return null;
  return createPortal(
    // Dialogs that the form opens, such as that of a picture, cover the page as usual.
    <FormBesideContext value={undefined}>
      <section role="dialog" aria-labelledby={titleId} className={styles.beside} onKeyDown={closeOnEscape}>
        <DialogHead id={titleId} title={title} onClose={onClose}>
          {head}
        </DialogHead>
        {children}
      </section>
    </FormBesideContext>,
    element,
  );
}

type FormPageProps = Omit<FormFrameProps, 'children'> & {
  onCancel: () => void;
  /** Tabs have room for the languages, which are above the form otherwise. */
  children: ReactNode | ((languages: ReactNode) => ReactNode);
};

/** Every way out of the page, Cancel included, is a navigation and asks first. */
export function FormPage({ subject, head, children, ...frame }: FormPageProps) {
  const confirmLeaving = useUnsavedChangesPrompt(frame.form.isDirty, frame.form.discardChanges);
  const beside = useContext(FormBesideContext);
  const languages = head?.(confirmLeaving);
  const takesLanguages = typeof children === 'function';
  const content = (
    <FormFrame {...frame} shape={beside ? 'dialog' : 'page'}>
      {takesLanguages ? children(!beside && languages) : children}
    </FormFrame>
  );
  if (!beside)
    return (
      <>
        {!takesLanguages && languages}
        {content}
      </>
    );
  return (
    <FormBeside
      {...beside}
      title={beside.pageTitle}
      head={withSubject(subject, languages, beside)}
      form={frame.form.ref}
      onClose={frame.onCancel}
    >
      {content}
    </FormBeside>
  );
}

type FrameProps = Omit<FormFrameProps, 'head' | 'subject'> & Pick<FormLayoutProps, 'shape' | 'onCancel'>;

function FormFrame({ form, notice, children, ...layout }: FrameProps) {
  const { ref, methods, table, schema, setBusy, failedSubmits, resetCount, isDirty, isComplete, submit } = form;
  return (
    <FormProvider {...methods}>
      <FormSettingsContext value={{ table, schema, setBusy, failedSubmits, isSaving: layout.isSaving }}>
        <FormLayout
          {...layout}
          ref={ref}
          unsaved={form}
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
