import { FormField } from '../../ui/form/form-field';

type TimeFieldProps = { name: string; label: string; help?: string; isOptional?: boolean; isRequired?: boolean };

/** A date and a time, as a clock in the conference's zone shows them. */
export function TimeField(field: TimeFieldProps) {
  return (
    <FormField {...field}>
      {(control) => <input {...control} type="datetime-local" className="control control-time" />}
    </FormField>
  );
}
