import { countOf } from '../count-of';
import { Icon } from '../icon';

type RowFilterProps = {
  noun: string;
  filter: string;
  onFilter: (filter: string) => void;
  count: number;
  disablesReordering?: boolean;
};

export function RowFilter({ noun, filter, onFilter, count, disablesReordering }: RowFilterProps) {
  return (
    <>
      <label className="filter">
        <Icon name="search" />
        <span className="visually-hidden">Search {noun}s</span>
        <input
          type="search"
          placeholder={`Search ${noun}s`}
          value={filter}
          onChange={(event) => onFilter(event.target.value)}
        />
      </label>
      <p role="status" className="result-count">
        {countOf(count, noun)}
        {disablesReordering && '. Clear the search to change the order.'}
      </p>
    </>
  );
}
