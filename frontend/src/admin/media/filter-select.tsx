import * as styles from './media-filters.module.scss';

type FilterSelectProps<Option extends string> = {
  label: string;
  allLabel: string;
  options: readonly Option[];
  labels: Record<Option, string>;
  value: Option | undefined;
  onSelect: (option: Option | undefined) => void;
};

export function FilterSelect<Option extends string>(props: FilterSelectProps<Option>) {
  const { label, allLabel, options, labels, value, onSelect } = props;
  return (
    <select
      className={`control control-select ${styles.select}`}
      aria-label={label}
      value={value ?? ''}
      onChange={({ target }) => onSelect(options.find((option) => option === target.value))}
    >
      <option value="">{allLabel}</option>
      {options.map((option) => (
        <option key={option} value={option}>
          {labels[option]}
        </option>
      ))}
    </select>
  );
}
