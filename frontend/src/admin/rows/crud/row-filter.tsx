import { t } from '#messages/staff';
import { Icon } from '../../shell/icon';
import type { Noun } from '../resource/noun';
import { counted, formsOf } from '../resource/noun';

type RowFilterProps = {
  noun: Noun;
  filter: string;
  onFilter: (filter: string) => void;
  count: number;
  disablesReordering?: boolean;
};

export function RowFilter({ noun, filter, onFilter, count, disablesReordering }: RowFilterProps) {
  const label = t('crud.searchRows', { ...formsOf(noun) });
  const found = counted(count, noun);
  return (
    <>
      <label className="filter">
        <Icon name="search" />
        <span className="visually-hidden">{label}</span>
        <input type="search" placeholder={label} value={filter} onChange={(event) => onFilter(event.target.value)} />
      </label>
      <p role="status" className="result-count">
        {disablesReordering ? t('crud.clearToReorder', { counted: found }) : found}
      </p>
    </>
  );
}
