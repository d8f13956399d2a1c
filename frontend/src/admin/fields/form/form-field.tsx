import { type ReactNode, useContext, useId } from 'react';
import { useController } from 'react-hook-form';
import { t, texts } from '#messages/staff';
import { fieldLabel } from '../../shell/field-label';
import { errorMessage, type FormValues, toText } from '../../shell/form-values';
import { FormSettingsContext } from './staff-form';

export type ControlProps = {
  id: string;
  name: string;
  value: string;
  onChange: (eventOrValue: unknown) => void;
  'aria-invalid': boolean;
  'aria-required'?: true;
  'aria-describedby'?: string;
};

/** `help` is null for a field without help. */
type FieldTexts = { name: string; label?: string; help?: ReactNode };

export type FieldProps = FieldTexts & {
  isOptional?: boolean;
  /** Only marks the label; the schema checks the value on save. */
  isRequired?: boolean;
};

export function FormField(props: FieldProps & { children: (control: ControlProps) => ReactNode }) {
  const { name, isOptional, isRequired, children } = props;
  const { label, help } = useFieldTexts(props);
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

export function FormSwitch({ name, ...props }: FieldTexts) {
  const { label, help } = useFieldTexts({ name, ...props });
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
          aria-describedby={help ? `${id}-help` : undefined}
          onChange={({ target }) => field.onChange(target.checked)}
        />
        {label}
      </label>
      <FieldHelp id={`${id}-help`} help={help} />
    </div>
  );
}

const helpOfTables: Record<string, Record<string, string>> = texts('fields.help');

/** Without texts of its own a field has those of the field of the form's table. */
export function useFieldTexts({ name, label, help }: FieldTexts): { label: string; help: ReactNode } {
  const table = useContext(FormSettingsContext)?.table ?? '';
  return { label: label ?? fieldLabel(name, table), help: help === undefined ? helpOfTables[table]?.[name] : help };
}

function FieldHelp({ id, help }: { id: string; help: ReactNode }) {
  if (!help) return null;
  return (
    <p id={id} className="form-field-help">
      {help}
    </p>
  );
}
