import type { ReactNode } from 'react';
import { capitalised } from '../../ui/capitalised';
import { FormField } from '../../ui/form-field';

type SelectFieldProps<Option extends string> = {
  name: string;
  label: string;
  help?: ReactNode;
  isRequired?: boolean;
  options: readonly Option[];
  /** What people read for each, where that is not the value itself with a capital letter. */
  names?: Record<Option, string>;
};

/** One of a few known values. */
export function SelectField<Option extends string>({ options, names, ...field }: SelectFieldProps<Option>) {
  return (
    <FormField {...field}>
      {(control) => (
        <select {...control} className="control control-select">
          {options.map((option) => (
            <option key={option} value={option}>
              {names?.[option] ?? capitalised(option)}
            </option>
          ))}
        </select>
      )}
    </FormField>
  );
}
