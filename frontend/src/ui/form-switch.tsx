import { useId } from 'react';
import { useFormContext } from './form-state';

/** A setting of a form that is on or off. */
export function FormSwitch({ name, label, help }: { name: string; label: string; help?: string }) {
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
