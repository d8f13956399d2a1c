import { useEffect, useId, useState } from 'react';
import * as messages from '#messages/ui';
import { applyScheme, onSchemeChange, readScheme, type Scheme, storeScheme } from './scheme';
import * as styles from './scheme-switch.module.scss';

const names = { system: messages.systemScheme, light: messages.lightScheme, dark: messages.darkScheme };
const schemes = Object.keys(names) as Scheme[];

export function SchemeSwitch() {
  const [scheme, setScheme] = useState(readScheme);
  const id = useId();
  useEffect(
    () =>
      onSchemeChange(() => {
        applyScheme(readScheme());
        setScheme(readScheme());
      }),
    [],
  );

  function choose(chosen: Scheme) {
    storeScheme(chosen);
    setScheme(chosen);
  }

  return (
    <fieldset className={styles.schemeSwitch}>
      <legend>{messages.appearance}</legend>
      {schemes.map((value) => (
        <label key={value}>
          <input type="radio" name={id} checked={value === scheme} onChange={() => choose(value)} />
          {names[value]}
        </label>
      ))}
    </fieldset>
  );
}
