import type { ReactNode } from 'react';
import { FormField } from '../../ui/form/form-field';
import { capitalised } from '../../ui/text/capitalised';

type SelectFieldProps<Option extends string> = {
  name: string;
  label: string;
  help?: ReactNode;
  isRequired?: boolean;
  options: readonly Option[];
  /** What people read for each, where that is not the value itself with a capital letter. */
  names?: Record<Option, string>;
  onChoose?: (option: Option) => void;
};

/** One of a few known values. */
export function SelectField<Option extends string>(props: SelectFieldProps<Option>) {
  const { options, names, onChoose, ...field } = props;
  function choose(value: string) {
    const chosen = options.find((option) => option === value);
    if (chosen !== undefined) onChoose?.(chosen);
  }
  return (
    <FormField {...field}>
      {(control) => (
        <select {...control} className="control control-select" onChange={({ target }) => choose(target.value)}>
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
