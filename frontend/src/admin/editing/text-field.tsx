import type { ReactNode } from 'react';
import { FormField } from '../../ui/form-field';

type TextFieldProps = {
  name: string;
  label: string;
  help?: ReactNode;
  isOptional?: boolean;
  isRequired?: boolean;
  /** 'email' for an address of that kind. */
  type?: 'text' | 'email' | 'tel';
  /** Lines it offers at first; one line when left out. */
  rows?: number;
  onInput?: (text: string) => void;
};

/** A field for words in any script. */
export function TextField({ rows, type = 'text', onInput, ...field }: TextFieldProps) {
  const note = (event: { currentTarget: { value: string } }) => onInput?.(event.currentTarget.value);
  return (
    <FormField {...field}>
      {(control) =>
        rows ? (
          <textarea {...control} rows={rows} className="control" dir="auto" spellCheck onInput={note} />
        ) : (
          <input {...control} type={type} className="control" dir="auto" autoComplete="off" onInput={note} />
        )
      }
    </FormField>
  );
}
