import { type ReactNode, useState } from 'react';
import { FormField } from '../../ui/form/form-field';
import { useFormContext } from '../../ui/form/form-state';
import { CharactersLeft } from './characters-left';
import { typing } from './typing';

type TextFieldProps = {
  name: string;
  label: string;
  help?: ReactNode;
  isOptional?: boolean;
  isRequired?: boolean;
  /** 'email' for an address of that kind. */
  type?: 'text' | 'email' | 'tel';
  /** When what is typed is no prose. */
  kind?: keyof typeof typing;
  /** Lines it offers at first; one line when left out. */
  rows?: number;
  /** What was given elsewhere, offered while one types. */
  known?: string[];
  onInput?: (text: string) => void;
};

/** A field for words in any script. */
export function TextField({ rows, type = 'text', kind, known, onInput, ...field }: TextFieldProps) {
  const { values } = useFormContext();
  const [typed, setTyped] = useState(values[field.name] ?? '');
  function note({ currentTarget: { value } }: { currentTarget: { value: string } }) {
    setTyped(value);
    onInput?.(value);
  }
  return (
    <FormField {...field}>
      {(control) => (
        <>
          {rows ? (
            <textarea {...control} rows={rows} className="control" dir="auto" spellCheck onInput={note} />
          ) : (
            <input
              {...control}
              type={type}
              className="control"
              dir="auto"
              autoComplete="off"
              {...(kind && typing[kind])}
              list={known && `${control.id}-known`}
              onInput={note}
            />
          )}
          {known && <Known id={`${control.id}-known`} texts={known} />}
          <CharactersLeft name={field.name} text={typed} />
        </>
      )}
    </FormField>
  );
}

const Known = ({ id, texts }: { id: string; texts: string[] }) => (
  <datalist id={id}>
    {texts.map((text) => (
      <option key={text} value={text} />
    ))}
  </datalist>
);
