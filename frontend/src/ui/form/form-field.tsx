import { type ReactNode, useId } from 'react';
import { useFormContext } from './form-state';
import { mistakeOf } from './form-values';

/** What a control needs to belong to its field. */
export type Control = {
  id: string;
  name: string;
  defaultValue: string;
  'aria-invalid': boolean;
  'aria-required'?: true;
  'aria-describedby'?: string;
};

type FormFieldProps = {
  name: string;
  label: string;
  help?: ReactNode;
  isOptional?: boolean;
  /** Marks it; what must be given is checked when the form is saved. */
  isRequired?: boolean;
  children: (control: Control) => ReactNode;
};

export function FormField({ name, label, help, isOptional, isRequired, children }: FormFieldProps) {
  const { values, mistakes } = useFormContext();
  const id = useId();
  const mistake = mistakeOf(mistakes, name);
  const describedBy = [mistake && `${id}-mistake`, help && `${id}-help`].filter(Boolean).join(' ') || undefined;
  return (
    <div className="form-field">
      <label htmlFor={id} className="form-field-label" data-required={isRequired || undefined}>
        {label}
        {isOptional && <span className="form-field-optional"> (optional)</span>}
      </label>
      {children({
        id,
        name,
        defaultValue: values[name] ?? '',
        'aria-invalid': mistake !== undefined,
        'aria-required': isRequired || undefined,
        'aria-describedby': describedBy,
      })}
      {mistake && (
        <p id={`${id}-mistake`} className="form-field-mistake">
          {mistake}
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
