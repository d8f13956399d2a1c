import { useId } from 'react';
import { useFormContext } from './form-state';

type FormSwitchProps = { name: string; label: string; help?: string; onSwitch?: (isOn: boolean) => void };

/** A setting of a form that is on or off. */
export function FormSwitch({ name, label, help, onSwitch }: FormSwitchProps) {
  const { values } = useFormContext();
  const id = useId();
  return (
    <div className="form-field">
      <label className="switch" htmlFor={id}>
        <input
          id={id}
          type="checkbox"
          name={name}
          defaultChecked={values[name] === 'on'}
          aria-describedby={help && `${id}-help`}
          onChange={(event) => onSwitch?.(event.target.checked)}
        />
        {label}
      </label>
      {help && (
        <p id={`${id}-help`} className="form-field-help">
          {help}
        </p>
      )}
    </div>
  );
}
