import type staff from '#messages/en/staff.json';
import { t } from '#messages/staff';
import * as styles from './plans.module.scss';

type Option = { key: string; name: string };

type PlanChoiceProps = {
  of: keyof typeof staff.plans.choices;
  options: Option[];
  omitted: ReadonlySet<string>;
  onOmit: (omitted: ReadonlySet<string>) => void;
};

const minOptionsWithButtons = 4;

export function PlanChoice({ of, options, omitted, onOmit }: PlanChoiceProps) {
  if (options.length < 2) return null;
  function omit(keys: string[], isOmitted: boolean) {
    const changed = new Set(omitted);
    for (const key of keys)
      if (isOmitted) changed.add(key);
      else changed.delete(key);
    onOmit(changed);
  }
  const all = options.map(({ key }) => key);
  return (
    <fieldset className={styles.choice}>
      <legend className="form-field-label">{t(`plans.choices.${of}`)}</legend>
      {options.length >= minOptionsWithButtons && (
        <div className={styles.all}>
          <button
            type="button"
            className="btn btn-quiet btn-sm"
            aria-label={t(`plans.allOf.${of}`)}
            onClick={() => omit(all, false)}
          >
            {t('plans.all')}
          </button>
          <button
            type="button"
            className="btn btn-quiet btn-sm"
            aria-label={t(`plans.noneOf.${of}`)}
            onClick={() => omit(all, true)}
          >
            {t('plans.none')}
          </button>
        </div>
      )}
      <div className="check-boxes">
        {options.map(({ key, name }) => (
          <label key={key} className="check-box">
            <input
              type="checkbox"
              checked={!omitted.has(key)}
              onChange={({ target }) => omit([key], !target.checked)}
            />
            <bdi>{name}</bdi>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
