import * as styles from './plans.module.scss';

type Option = { key: string; name: string };

type PlanChoiceProps = {
  legend: string;
  options: Option[];
  omitted: ReadonlySet<string>;
  onOmit: (omitted: ReadonlySet<string>) => void;
};

const minOptionsWithButtons = 4;

export function PlanChoice({ legend, options, omitted, onOmit }: PlanChoiceProps) {
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
      <legend className="form-field-label">{legend}</legend>
      {options.length >= minOptionsWithButtons && (
        <div className={styles.all}>
          <button type="button" className="btn btn-quiet btn-sm" onClick={() => omit(all, false)}>
            All<span className="visually-hidden"> {legend.toLowerCase()}</span>
          </button>
          <button type="button" className="btn btn-quiet btn-sm" onClick={() => omit(all, true)}>
            None<span className="visually-hidden"> of the {legend.toLowerCase()}</span>
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
