import { type ComponentProps, type FormEvent, type ReactNode, useId } from 'react';
import { t } from '#messages/staff';
import { Dialog } from '../../../ui/dialog/dialog';
import { DialogFoot, Select } from '../../shell/controls';

type NestedFormProps = {
  title: string;
  saveLabel: string;
  canSave?: boolean;
  shape?: 'form' | 'question';
  onSave: () => void;
  onRemove?: () => void;
  removeLabel?: string;
  onClose: () => void;
  children: ReactNode;
};

/** A small form in a dialog above another form; each is submitted on its own. */
export function NestedForm(props: NestedFormProps) {
  const {
    title,
    saveLabel,
    canSave = true,
    shape = 'question',
    onSave,
    onRemove,
    removeLabel,
    onClose,
    children,
  } = props;
  function save(event: FormEvent) {
    event.preventDefault();
    // React passes the event on to the form around this one, which would be saved.
    event.stopPropagation();
    onSave();
  }
  return (
    <Dialog title={title} shape={shape} onClose={onClose}>
      <form className="dialog-form" noValidate onSubmit={save}>
        <div className="dialog-body">{children}</div>
        <DialogFoot closeLabel={t('common.cancel')} onClose={onClose}>
          {onRemove && (
            <button type="button" className="btn btn-quiet" onClick={onRemove}>
              {removeLabel}
            </button>
          )}
          <button type="submit" className="btn btn-primary" disabled={!canSave}>
            {saveLabel}
          </button>
        </DialogFoot>
      </form>
    </Dialog>
  );
}

type NestedFormFieldProps = {
  label: string;
  help?: string;
  error?: string;
  isOptional?: boolean;
  children: (input: { id: string; 'aria-invalid': boolean; 'aria-describedby'?: string }) => ReactNode;
};

export function NestedFormField({ label, help, error, isOptional, children }: NestedFormFieldProps) {
  const id = useId();
  const describedBy = [error && `${id}-error`, help && `${id}-help`].filter(Boolean).join(' ') || undefined;
  return (
    <div className="form-field">
      <label htmlFor={id} className="form-field-label">
        {label}
        {isOptional && <span className="form-field-optional"> {t('common.optional')}</span>}
      </label>
      {children({ id, 'aria-invalid': error !== undefined, 'aria-describedby': describedBy })}
      {error && (
        <p id={`${id}-error`} role="alert" className="form-field-error">
          {error}
        </p>
      )}
      {help && (
        <p id={`${id}-help`} className="form-field-help">
          {help}
        </p>
      )}
    </div>
  );
}

type NestedControlProps = Omit<NestedFormFieldProps, 'children'> & { value: string; onChange: (value: string) => void };

type NestedInputProps = NestedControlProps & Omit<ComponentProps<'input'>, keyof NestedControlProps>;

export const NestedInput = ({ label, help, error, isOptional, onChange, ...control }: NestedInputProps) => (
  <NestedFormField {...{ label, help, error, isOptional }}>
    {(input) => <input {...input} {...control} className="control" onChange={({ target }) => onChange(target.value)} />}
  </NestedFormField>
);

type NestedSelectProps = NestedControlProps & Pick<ComponentProps<typeof Select>, 'options' | 'all' | 'autoFocus'>;

export const NestedSelect = ({ label, help, error, isOptional, onChange, ...control }: NestedSelectProps) => (
  <NestedFormField {...{ label, help, error, isOptional }}>
    {(input) => <Select {...input} {...control} className="control" onChoose={(chosen = '') => onChange(chosen)} />}
  </NestedFormField>
);
