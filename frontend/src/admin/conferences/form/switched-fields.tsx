import { type ReactNode, useState } from 'react';
import { useFormContext } from '../../../ui/form/form-state';
import { FormSwitch } from '../../../ui/form/form-switch';
import { faultyFieldsIn } from '../../../ui/form/form-values';

type SwitchedFieldsProps = {
  name: string;
  label: string;
  help?: string;
  /** The fields that it brings out. */
  whenOn: ReactNode;
  /** Those in their place while it is off. */
  whenOff?: ReactNode;
};

/** A switch and the fields that matter only while it is on. Those out of sight keep what is in them, and are saved. */
export function SwitchedFields({ name, label, help, whenOn, whenOff }: SwitchedFieldsProps) {
  const { values } = useFormContext();
  const [isOn, setOn] = useState(values[name] === 'on');
  return (
    <>
      <FormSwitch name={name} label={label} help={help} onSwitch={setOn} />
      <Fields isShown={isOn}>{whenOn}</Fields>
      {whenOff && <Fields isShown={!isOn}>{whenOff}</Fields>}
    </>
  );
}

function Fields({ isShown, children }: { isShown: boolean; children: ReactNode }) {
  const { mistakes } = useFormContext();
  const [fields, setFields] = useState<HTMLDivElement | null>(null);
  const [wereFaulty, setFaulty] = useState(false);
  // A mistake must be seen to be mended; they stay while it is.
  if (!wereFaulty && fields && faultyFieldsIn(fields, mistakes) > 0) setFaulty(true);
  return (
    <div ref={setFields} className="switched-fields" hidden={!isShown && !wereFaulty}>
      {children}
    </div>
  );
}
