import * as messages from '#messages/staff/crud';
import { counted } from '#messages/staff/nouns';
import { Icon } from '../icon';
import type { Noun } from './noun';

type RowFilterProps = {
  noun: Noun;
  filter: string;
  onFilter: (filter: string) => void;
  count: number;
  disablesReordering?: boolean;
};

export function RowFilter({ noun, filter, onFilter, count, disablesReordering }: RowFilterProps) {
  const label = messages.searchRows(noun);
  const found = counted(count, noun);
  return (
    <>
      <label className="filter">
        <Icon name="search" />
        <span className="visually-hidden">{label}</span>
        <input type="search" placeholder={label} value={filter} onChange={(event) => onFilter(event.target.value)} />
      </label>
      <p role="status" className="result-count">
        {disablesReordering ? messages.clearToReorder(found) : found}
      </p>
    </>
  );
}
