import { useEffect, useId, useState } from 'react';
import { t } from '#messages';
import { applyScheme, onSchemeChange, readScheme, type Scheme, storeScheme } from './scheme';
import * as styles from './scheme-switch.module.scss';

const names = { system: t('ui.systemScheme'), light: t('ui.lightScheme'), dark: t('ui.darkScheme') };
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
      <legend>{t('ui.appearance')}</legend>
      {schemes.map((value) => (
        <label key={value}>
          <input type="radio" name={id} checked={value === scheme} onChange={() => choose(value)} />
          {names[value]}
        </label>
      ))}
    </fieldset>
  );
}
