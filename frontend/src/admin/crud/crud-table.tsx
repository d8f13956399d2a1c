import { type ReactNode, useId, useState } from 'react';
import { ExternalLink } from '../../ui/page/external-link';
import { createWordMatcher } from '../../ui/text/word-matcher';
import { Icon } from '../icon';
import type { RowGroup, SortableRow } from './crud-section';
import * as styles from './ordered.module.scss';
import { RowFilter } from './row-filter';
import { SortableTable, type SortableTableProps } from './sortable-table';

const filterThreshold = 10;

export function CrudTable<Row extends SortableRow>({
  section,
  rows,
  onEdit,
}: Omit<SortableTableProps<Row>, 'isVisible'>) {
  const { noun, describe } = section.resource;
  const [filter, setFilter] = useState('');
  const matches = createWordMatcher(filter);
  const isFiltered = filter.trim() !== '';
  const matchesFilter = (row: Row) => matches(describe(row));
  const count = rows.filter(matchesFilter).length;
  const renderTable = (tableRows: Row[]) => (
    <SortableTable
      section={section}
      rows={tableRows}
      isVisible={isFiltered ? matchesFilter : undefined}
      onEdit={onEdit}
    />
  );

  return (
    <div className={styles.ordered}>
      {rows.length > filterThreshold && (
        <RowFilter noun={noun} filter={filter} onFilter={setFilter} count={count} disablesReordering={isFiltered} />
      )}
      {count === 0 && (
        <p className="empty">
          <Icon name="search" /> No {noun}s match “{filter.trim()}”.
        </p>
      )}
      {section.groups
        ? section.groups.map((group) => {
            const groupRows = rows.filter(group.includes);
            return (
              groupRows.some(matchesFilter) && (
                <Group key={group.label} group={group} level={section.level}>
                  {renderTable(groupRows)}
                </Group>
              )
            );
          })
        : count > 0 && renderTable(rows)}
    </div>
  );
}

type GroupProps = { group: Omit<RowGroup<never>, 'includes'>; level?: 1 | 2; children: ReactNode };

function Group({ group: { label, publicPath }, level = 1, children }: GroupProps) {
  const Heading = level === 1 ? 'h2' : 'h3';
  const titleId = useId();
  return (
    <section className="group" aria-labelledby={titleId}>
      <header className="group-head">
        <Heading id={titleId} className="group-title">
          {label}
        </Heading>
        {publicPath && <ExternalLink href={publicPath}>View on site</ExternalLink>}
      </header>
      {children}
    </section>
  );
}
