import type { ReactNode } from 'react';
import { NestedFormField } from '../../../fields/form/nested-form';

type FieldProps = { label: string; value: string; onChange: (value: string) => void };

export const ChoiceField = ({ label, value, onChange, children }: FieldProps & { children: ReactNode }) => (
  <NestedFormField label={label}>
    {(input) => (
      <select {...input} className="control" value={value} onChange={({ target }) => onChange(target.value)}>
        {children}
      </select>
    )}
  </NestedFormField>
);

type InputFieldProps = FieldProps & {
  type: 'time' | 'number';
  error?: string;
  min?: number;
  max?: number;
  step?: number;
  onBlur?: () => void;
};

export const InputField = ({ label, error, onChange, ...control }: InputFieldProps) => (
  <NestedFormField label={label} error={error}>
    {(input) => <input {...input} {...control} className="control" onChange={({ target }) => onChange(target.value)} />}
  </NestedFormField>
);

export const RoomOptions = ({ none, rooms }: { none: string; rooms: string[] }) => (
  <>
    <option value="">{none}</option>
    {rooms.map((room) => (
      <option key={room}>{room}</option>
    ))}
  </>
);
