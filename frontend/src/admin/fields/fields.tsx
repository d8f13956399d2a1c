import { splitAtCommas } from '@majlis/contracts/shared/text.schema';
import { type ChangeEvent, useState } from 'react';
import { t } from '#messages/staff';
import { capitalize } from '../shell/capitalize';
import { maxLengthOf } from './form/contract-fields';
import { type ControlProps, type FieldProps, FormField, useFieldTexts } from './form/form-field';
import { useFormSettings, useInitialValue } from './form/staff-form';

const noAutocorrection = { autoCorrect: 'off', spellCheck: false };

/** Names and codes must not be autocorrected, and codes must not be capitalized. */
export const inputAttributes = {
  name: { ...noAutocorrection, autoCapitalize: 'words' },
  code: { ...noAutocorrection, autoCapitalize: 'none' },
};

type TextFieldProps = FieldProps & {
  type?: 'text' | 'email' | 'tel';
  inputKind?: keyof typeof inputAttributes;
  /** Without a number of lines the input has a single one. */
  rows?: number;
  suggestions?: string[];
  onInput?: (text: string) => void;
};

export function TextField({ rows, type = 'text', inputKind, suggestions, onInput, ...field }: TextFieldProps) {
  return (
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
}

/** The first letter decides; an empty field has the direction of the page, where browsers take it for left to right. */
const directionOf = (text: string) => (text === '' ? undefined : 'auto');

/** The remaining characters are shown from this share of the maximum length. */
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

export const LinkField = (field: FieldProps) => (
  <FormField {...field} help={useFieldTexts(field).help ?? t('crud.addressHelp')}>
    {(control) => <input {...control} type="url" className="control" dir="ltr" autoComplete="off" />}
  </FormField>
);

/** Its value is a local time in the conference's zone (infra/adr/programme.md). */
export const TimeField = (field: FieldProps) => (
  <FormField {...field}>
    {(control) => (
      // A half-typed date has no value and fires no change event, but it must count as input.
      <input {...control} type="datetime-local" className="control control-time" onInput={control.onChange} />
    )}
  </FormField>
);

export const DateField = (field: FieldProps) => (
  <FormField {...field}>
    {(control) => <input {...control} type="date" className="control control-time" onInput={control.onChange} />}
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
        className={`control ${isShort ? 'control-short' : 'control-number'}`}
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

export function SelectField<Option extends string>(props: SelectFieldProps<Option>) {
  const { options, labels, onSelect, ...field } = props;
  function selectOption(value: string) {
    const selected = options.find((option) => option === value);
    if (selected !== undefined) onSelect?.(selected);
  }
  return (
    <FormField {...field}>
      {(control) => (
        <select
          {...control}
          className="control control-select"
          onChange={(event) => {
            control.onChange(event);
            selectOption(event.target.value);
          }}
        >
          {options.map((option) => (
            <option key={option} value={option}>
              {labels?.[option] ?? capitalize(option)}
            </option>
          ))}
        </select>
      )}
    </FormField>
  );
}
