import { FormField } from '../../ui/form/form-field';

type LinkFieldProps = { name: string; label: string; help?: string; isOptional?: boolean };

/** The address of a page elsewhere. */
export function LinkField({ help = 'A whole address, like https://www.example.org', ...field }: LinkFieldProps) {
  return (
    <FormField {...field} help={help}>
      {(control) => <input {...control} type="url" className="control" autoComplete="off" />}
    </FormField>
  );
}
