import { type ReactNode, useId } from 'react';
import { useController } from 'react-hook-form';
import { t } from '#messages/staff';
import { errorMessage, type FormValues, toText } from './form-values';

export type ControlProps = {
  id: string;
  name: string;
  value: string;
  onChange: (eventOrValue: unknown) => void;
  'aria-invalid': boolean;
  'aria-required'?: true;
  'aria-describedby'?: string;
};

export type FieldProps = {
  name: string;
  label: string;
  help?: ReactNode;
  isOptional?: boolean;
  /** Only marks the label; the schema checks the value on save. */
  isRequired?: boolean;
};

export function FormField(props: FieldProps & { children: (control: ControlProps) => ReactNode }) {
  const { name, label, help, isOptional, isRequired, children } = props;
  const { field, formState } = useController<FormValues>({ name });
  const id = useId();
  const error = errorMessage(formState.errors, name);
  const describedBy = [error && `${id}-error`, help && `${id}-help`].filter(Boolean).join(' ') || undefined;
  return (
    <div className="form-field" data-field={name}>
      <label id={`${id}-label`} htmlFor={id} className="form-field-label" data-required={isRequired || undefined}>
        {label}
        {isOptional && <span className="form-field-optional">{t('form.optional')}</span>}
      </label>
      {children({
        id,
        name,
        value: toText(field.value),
        onChange: field.onChange,
        'aria-invalid': error !== undefined,
        'aria-required': isRequired || undefined,
        'aria-describedby': describedBy,
      })}
      {error && (
        <p id={`${id}-error`} className="form-field-error">
          {error}
        </p>
      )}
      <FieldHelp id={`${id}-help`} help={help} />
    </div>
  );
}

type FormSwitchProps = { name: string; label: string; help?: string };

export function FormSwitch({ name, label, help }: FormSwitchProps) {
  const { field } = useController<FormValues>({ name });
  const id = useId();
  return (
    <div className="form-field" data-field={name}>
      <label className="switch" htmlFor={id}>
        <input
          id={id}
          type="checkbox"
          name={name}
          checked={field.value === true}
          aria-describedby={help && `${id}-help`}
          onChange={({ target }) => field.onChange(target.checked)}
        />
        {label}
      </label>
      <FieldHelp id={`${id}-help`} help={help} />
    </div>
  );
}

function FieldHelp({ id, help }: { id: string; help: ReactNode }) {
  if (!help) return null;
  return (
    <p id={id} className="form-field-help">
      {help}
    </p>
  );
}
