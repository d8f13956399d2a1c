import { type ReactNode, useState } from 'react';
import { useFormContext } from '../../../ui/form-state';
import { FormSwitch } from '../../../ui/form-switch';
import { mistakeOf } from '../../../ui/form-values';

type SwitchedFieldsProps = {
  name: string;
  label: string;
  help?: string;
  /** Names of the fields that it brings out. */
  fields: readonly string[];
  whenOn: ReactNode;
  /** The fields in their place while it is off, and their names. */
  whenOff?: ReactNode;
  offFields?: readonly string[];
};

/** A switch and the fields that matter only while it is on. Those out of sight keep what is in them, and are saved. */
export function SwitchedFields({ name, label, help, fields, whenOn, whenOff, offFields = [] }: SwitchedFieldsProps) {
  const { values, mistakes } = useFormContext();
  const [isOn, setOn] = useState(values[name] === 'on');
  // A mistake must be seen to be mended.
  const areFaulty = (names: readonly string[]) => names.some((field) => mistakeOf(mistakes, field));
  return (
    <>
      <FormSwitch name={name} label={label} help={help} onSwitch={setOn} />
      <div className="switched-fields" hidden={!isOn && !areFaulty(fields)}>
        {whenOn}
      </div>
      {whenOff && (
        <div className="switched-fields" hidden={isOn && !areFaulty(offFields)}>
          {whenOff}
        </div>
      )}
    </>
  );
}
