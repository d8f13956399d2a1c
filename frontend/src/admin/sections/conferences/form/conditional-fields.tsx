import { type ReactNode, useState } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import { FormSwitch } from '../../../fields/form/form-field';
import { countErrors, type FormValues } from '../../../shell/form-values';
import * as styles from './conference-form.module.scss';

type ConditionalFieldsProps = {
  name: string;
  label: string;
  help?: string;
  whenOn: ReactNode;
  whenOff?: ReactNode;
};

/** Hidden fields keep their values and are saved, so that switching loses nothing. */
export function ConditionalFields({ name, label, help, whenOn, whenOff }: ConditionalFieldsProps) {
  const isOn = useWatch<FormValues>({ name }) === true;
  return (
    <>
      <FormSwitch name={name} label={label} help={help} />
      <FieldGroup isVisible={isOn}>{whenOn}</FieldGroup>
      {whenOff && <FieldGroup isVisible={!isOn}>{whenOff}</FieldGroup>}
    </>
  );
}

function FieldGroup({ isVisible, children }: { isVisible: boolean; children: ReactNode }) {
  const { errors } = useFormState<FormValues>();
  const [fields, setFields] = useState<HTMLDivElement | null>(null);
  const [hadErrors, setHadErrors] = useState(false);
  // A hidden field with an error is shown, and stays visible while the user corrects it.
  if (!hadErrors && fields && countErrors(fields, errors) > 0) setHadErrors(true);
  return (
    <div ref={setFields} className={styles.conditionalFields} hidden={!isVisible && !hadErrors}>
      {children}
    </div>
  );
}
