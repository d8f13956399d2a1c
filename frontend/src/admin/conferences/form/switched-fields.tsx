import { type ReactNode, useState } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import { FormSwitch } from '../../../ui/form/form-field';
import { countErrors, type Values } from '../../../ui/form/form-values';
import * as styles from './conference-form.module.scss';

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
  const isOn = useWatch<Values>({ name }) === true;
  return (
    <>
      <FormSwitch name={name} label={label} help={help} />
      <Fields isShown={isOn}>{whenOn}</Fields>
      {whenOff && <Fields isShown={!isOn}>{whenOff}</Fields>}
    </>
  );
}

function Fields({ isShown, children }: { isShown: boolean; children: ReactNode }) {
  const { errors } = useFormState<Values>();
  const [fields, setFields] = useState<HTMLDivElement | null>(null);
  const [hadErrors, setHadErrors] = useState(false);
  // An error must be seen to be mended; they stay while it is.
  if (!hadErrors && fields && countErrors(fields, errors) > 0) setHadErrors(true);
  return (
    <div ref={setFields} className={styles.switchedFields} hidden={!isShown && !hadErrors}>
      {children}
    </div>
  );
}
