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
  const { values } = useFormContext();
  const [isOn, setOn] = useState(values[name] === 'on');
  return (
    <>
      <FormSwitch name={name} label={label} help={help} onSwitch={setOn} />
      <Fields names={fields} isShown={isOn}>
        {whenOn}
      </Fields>
      {whenOff && (
        <Fields names={offFields} isShown={!isOn}>
          {whenOff}
        </Fields>
      )}
    </>
  );
}

type FieldsProps = { names: readonly string[]; isShown: boolean; children: ReactNode };

function Fields({ names, isShown, children }: FieldsProps) {
  const { mistakes } = useFormContext();
  const [wereFaulty, setFaulty] = useState(false);
  // A mistake must be seen to be mended; they stay while it is.
  if (!wereFaulty && names.some((name) => mistakeOf(mistakes, name))) setFaulty(true);
  return (
    <div className="switched-fields" hidden={!isShown && !wereFaulty}>
      {children}
    </div>
  );
}
