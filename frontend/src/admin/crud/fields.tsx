import { uniqueTexts } from '@majlis/contracts/text';
import { type ChangeEvent, useState } from 'react';
import { type ControlProps, type FieldProps, FormField } from '../../ui/form/form-field';
import { useFormSettings, useInitialValue } from '../../ui/form/use-draft-form';
import { capitalize } from '../../ui/text/capitalize';
import { maxLengthOf } from './contract-fields';

const withoutCorrection = { autoCorrect: 'off', spellCheck: false };

/** What the keyboard of a phone leaves alone: names are no mistakes, and codes have no capital letter at their head. */
export const inputAttributes = {
  name: { ...withoutCorrection, autoCapitalize: 'words' },
  code: { ...withoutCorrection, autoCapitalize: 'none' },
};

type TextFieldProps = FieldProps & {
  /** 'email' for an address of that kind. */
  type?: 'text' | 'email' | 'tel';
  /** When what is typed is no prose. */
  inputKind?: keyof typeof inputAttributes;
  /** Lines it offers at first; one line when left out. */
  rows?: number;
  /** What was given elsewhere, offered while one types. */
  suggestions?: string[];
  onInput?: (text: string) => void;
};

/** A field for words in any script. */
export function TextField({
  rows,
  type = 'text',
  inputKind: kind,
  suggestions: known,
  onInput,
  ...field
}: TextFieldProps) {
  return (
    <FormField {...field}>
      {(control) => {
        const input = {
          ...control,
          className: 'control',
          dir: 'auto',
          onChange(event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) {
            control.onChange(event);
            onInput?.(event.target.value);
          },
        };
        const listId = `${control.id}-known`;
        return (
          <>
            {rows ? (
              <textarea {...input} rows={rows} spellCheck />
            ) : (
              <input
                {...input}
                type={type}
                autoComplete="off"
                {...(kind && inputAttributes[kind])}
                list={known && listId}
              />
            )}
            {known && (
              <datalist id={listId}>
                {known.map((text) => (
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

/** From here on it is worth knowing, as a part of what the field takes. */
const nearLimitShare = 0.9;

/** Near the end of what a field takes: how much more. */
export function CharactersLeft({ name, text }: { name: string; text: string }) {
  const { schema } = useFormSettings();
  const maxLength = maxLengthOf(schema, name);
  const { length } = text.trim();
  const isNear = maxLength !== undefined && length >= maxLength * nearLimitShare;
  return (
    <p role="status" className="form-field-left" data-too-many={isNear && length > maxLength}>
      {isNear && formatCharactersLeft(maxLength - length)}
    </p>
  );
}

function formatCharactersLeft(left: number): string {
  const characters = Math.abs(left) === 1 ? 'character' : 'characters';
  return left < 0 ? `${-left} ${characters} too many` : `${left} ${characters} left`;
}

/** Several short texts, with commas between them. */
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
  const start = useInitialValue(control.name);
  const [text, setText] = useState(() => (Array.isArray(start) ? start.join(', ') : ''));
  return (
    <input
      {...control}
      type="text"
      className="control"
      dir="auto"
      autoComplete="off"
      value={text}
      onChange={({ target }) => {
        setText(target.value);
        control.onChange(splitList(target.value));
      }}
    />
  );
}

/** The texts between commas, each once and without the white space around it; empty when there are none. */
const splitList = (text: string): string[] => {
  const parts = text.split(',').map((part) => part.trim());
  return uniqueTexts(parts.filter(Boolean));
};

/** The address of a page elsewhere. */
export const LinkField = ({ help = 'A whole address, like https://www.example.org', ...field }: FieldProps) => (
  <FormField {...field} help={help}>
    {(control) => <input {...control} type="url" className="control" autoComplete="off" />}
  </FormField>
);

/** A date and a time, as a clock in the conference's zone shows them. */
export const TimeField = (field: FieldProps) => (
  <FormField {...field}>
    {(control) => (
      // Half a date has no value that could change; what is typed in it is news all the same.
      <input {...control} type="datetime-local" className="control control-time" onInput={control.onChange} />
    )}
  </FormField>
);

type NumberFieldProps = FieldProps & { placeholder?: string; isShort?: boolean };

/** A whole number, not negative. */
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
  /** What people read for each, where that is not the value itself with a capital letter. */
  labels?: Record<Option, string>;
  onSelect?: (option: Option) => void;
};

/** One of a few known values. */
export function SelectField<Option extends string>(props: SelectFieldProps<Option>) {
  const { options, labels: names, onSelect: onChoose, ...field } = props;
  function choose(value: string) {
    const chosen = options.find((option) => option === value);
    if (chosen !== undefined) onChoose?.(chosen);
  }
  return (
    <FormField {...field}>
      {(control) => (
        <select
          {...control}
          className="control control-select"
          onChange={(event) => {
            control.onChange(event);
            choose(event.target.value);
          }}
        >
          {options.map((option) => (
            <option key={option} value={option}>
              {names?.[option] ?? capitalize(option)}
            </option>
          ))}
        </select>
      )}
    </FormField>
  );
}
