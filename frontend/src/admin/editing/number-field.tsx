import { FormField } from '../../ui/form/form-field';

type NumberFieldProps = { name: string; label: string; help?: string; placeholder?: string };

/** A whole number, not negative. */
export function NumberField({ placeholder, ...field }: NumberFieldProps) {
  return (
    <FormField {...field}>
      {(control) => (
        <input
          {...control}
          type="number"
          inputMode="numeric"
          min={0}
          step={1}
          placeholder={placeholder}
          className="control control-number"
        />
      )}
    </FormField>
  );
}
