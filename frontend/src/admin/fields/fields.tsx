import { splitAtCommas } from '@majlis/contracts/shared/text.schema';
import { type ChangeEvent, type ReactNode, useContext, useId, useState } from 'react';
import { useController } from 'react-hook-form';
import { t, texts } from '#messages/staff';
import { Select } from '../shell/controls';
import { errorMessage, type FormValues, toText } from '../shell/form-values';
import { capitalize, fieldLabel } from '../shell/text';
import { maxLengthOf } from './form/contract-fields';
import { FormSettingsContext, useFieldText, useFormSettings, useInitialValue } from './form/staff-form';
import * as styles from './length-field.module.scss';

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
        {isOptional && <span className="form-field-optional"> {t('common.optional')}</span>}
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

/** A field without a label or help of its own has those that its name has in the form's table. */
function useFieldTexts({ name, label, help }: FieldTexts): { label: string; help: ReactNode } {
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

const noAutocorrection = { autoCorrect: 'off', spellCheck: false };

/** Names and codes must not be autocorrected, and codes must not be capitalized. */
export const inputAttributes = {
  name: { ...noAutocorrection, autoCapitalize: 'words' },
  code: { ...noAutocorrection, autoCapitalize: 'none' },
};

type TextFieldProps = FieldProps & {
  type?: 'text' | 'email' | 'tel';
  inputKind?: keyof typeof inputAttributes;
  /** The number of lines; without it the input has one line. */
  rows?: number;
  suggestions?: string[];
  onInput?: (text: string) => void;
};

export const TextField = ({ rows, type = 'text', inputKind, suggestions, onInput, ...field }: TextFieldProps) => (
  <FormField {...field}>
    {(control) => {
      const input = {
        ...control,
        className: 'control',
        dir: type === 'text' && inputKind !== 'code' ? directionOf(control.value) : 'ltr',
        onChange(event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) {
          control.onChange(event);
          onInput?.(event.target.value);
        },
      };
      const listId = `${control.id}-suggestions`;
      return (
        <>
          {rows ? (
            <textarea {...input} rows={rows} spellCheck />
          ) : (
            <input
              {...input}
              type={type}
              autoComplete="off"
              {...(inputKind && inputAttributes[inputKind])}
              list={suggestions && listId}
            />
          )}
          {suggestions && (
            <datalist id={listId}>
              {suggestions.map((text) => (
                <option key={text} value={text} />
              ))}
            </datalist>
          )}
          <CharactersLeft name={field.name} text={control.value} />
        </>
      );
    }}
  </FormField>
);

/** The first letter decides the direction. An empty field follows the page, because `auto` would make it left to right. */
const directionOf = (text: string) => (text === '' ? undefined : 'auto');

/** The number of remaining characters is shown from this share of the maximum length. */
const nearLimitShare = 0.9;

export function CharactersLeft({ name, text }: { name: string; text: string }) {
  const { schema } = useFormSettings();
  const maxLength = maxLengthOf(schema, name);
  const { length } = text.trim();
  const isNear = maxLength !== undefined && length >= maxLength * nearLimitShare;
  return (
    <p role="status" className="form-field-counter" data-too-long={isNear && length > maxLength}>
      {isNear && describeCharacters(maxLength - length)}
    </p>
  );
}

const describeCharacters = (remaining: number): string =>
  remaining < 0 ? t('crud.charactersTooMany', { count: -remaining }) : t('crud.charactersLeft', { count: remaining });

export const ListField = (field: FieldProps) => (
  <FormField {...field}>
    {(control) => (
      <>
        <ListInput {...control} />
        <CharactersLeft name={field.name} text="" />
      </>
    )}
  </FormField>
);

function ListInput(control: ControlProps) {
  const initialList = useInitialValue(control.name);
  const [text, setText] = useState(() =>
    Array.isArray(initialList) ? initialList.join(t('lists.listSeparator')) : '',
  );
  return (
    <input
      {...control}
      type="text"
      className="control"
      dir={directionOf(text)}
      autoComplete="off"
      value={text}
      onChange={({ target }) => {
        setText(target.value);
        control.onChange(splitAtCommas(target.value));
      }}
    />
  );
}

export const LinkField = ({ onBlur, ...field }: FieldProps & { onBlur?: () => void }) => (
  <FormField {...field} help={useFieldTexts(field).help ?? t('crud.addressHelp')}>
    {(control) => <input {...control} type="url" className="control" dir="ltr" autoComplete="off" onBlur={onBlur} />}
  </FormField>
);

/** Its value is a local time in the conference's zone (infra/adr/programme.md). */
export const TimeField = (field: FieldProps) => (
  <FormField {...field}>
    {(control) => (
      // A half-typed date has no value and fires no change event, but it must count as input.
      <input {...control} type="datetime-local" className="control control-medium" onInput={control.onChange} />
    )}
  </FormField>
);

export const DateField = (field: FieldProps) => (
  <FormField {...field}>
    {(control) => <input {...control} type="date" className="control control-medium" onInput={control.onChange} />}
  </FormField>
);

type NumberFieldProps = FieldProps & { placeholder?: string; isShort?: boolean };

export const NumberField = ({ placeholder, isShort, ...field }: NumberFieldProps) => (
  <FormField {...field}>
    {(control) => (
      <input
        {...control}
        type="number"
        inputMode="numeric"
        min={0}
        step={1}
        placeholder={placeholder}
        className={`control ${isShort ? 'control-short' : 'control-medium'}`}
        onChange={({ target }) => control.onChange(target.value === '' ? '' : target.valueAsNumber)}
      />
    )}
  </FormField>
);

type SelectFieldProps<Option extends string> = FieldProps & {
  options: readonly Option[];
  /** Options without labels show their capitalized values. */
  labels?: Record<Option, string>;
  onSelect?: (option: Option) => void;
};

export const SelectField = <Option extends string>({
  options,
  labels,
  onSelect,
  ...field
}: SelectFieldProps<Option>) => (
  <FormField {...field}>
    {({ onChange, ...control }) => (
      <Select
        {...control}
        options={options.map((value) => ({ value, label: labels?.[value] ?? capitalize(value) }))}
        onChoose={(selected) => {
          onChange(selected);
          if (selected !== undefined) onSelect?.(selected);
        }}
      />
    )}
  </FormField>
);

type LengthFieldProps = FieldProps & {
  rows?: number;
  /** The number of characters should be between these, so that search engines display the whole text. */
  recommended: [number, number];
};

/** The length meter only advises; the length is not enforced. */
export function LengthField({ recommended: [min, max], ...field }: LengthFieldProps) {
  const { help } = useFieldTexts(field);
  const { length } = useFieldText(field.name);
  const fit = length < min ? 'short' : length > max ? 'long' : 'good';
  return (
    <div className={styles.length}>
      <TextField
        {...field}
        help={
          <>
            {t('crud.recommendedLength', { min, max })} {help}
          </>
        }
      />
      <p className={styles.meter} data-fit={fit}>
        <span className={styles.bar} aria-hidden="true">
          <span style={{ inlineSize: `${Math.min(100, (length / max) * 100)}%` }} />
        </span>
        {t(`crud.textLength.${length === 0 ? 'empty' : fit}`, { length })}
      </p>
    </div>
  );
}
