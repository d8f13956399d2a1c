import { useSearchParams } from 'react-router-dom';
import * as styles from './list-filters.module.scss';

/** The filter of a list is in the address, so that Back, reloading and links restore it. An empty value means the default. */
export function useFilterParams() {
  const [params, setParams] = useSearchParams();
  const change = (name: string, value: string) =>
    setParams(
      (current) => {
        if (value) current.set(name, value);
        else current.delete(name);
        return current;
      },
      { replace: true },
    );
  return [params, change] as const;
}

type ListChoiceProps = {
  label: string;
  /** The label of the empty value. */
  all?: string;
  value: string;
  options: { value: string; label: string }[];
  onChoose: (value: string) => void;
};

export function ListChoice({ label, all, value, options, onChoose }: ListChoiceProps) {
  // A link may name what is not on the list, such as an account that never signed in.
  const isListed = value === '' || options.some((option) => option.value === value);
  return (
    <label className={styles.choice}>
      {label}
      <select className="control control-select" value={value} onChange={({ target }) => onChoose(target.value)}>
        {all && <option value="">{all}</option>}
        {!isListed && <option value={value}>{value}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  );
}
