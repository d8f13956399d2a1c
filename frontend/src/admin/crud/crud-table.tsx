import { type ReactNode, useId, useState } from 'react';
import { ExternalLink } from '../../ui/page/external-link';
import { createWordMatcher } from '../../ui/text/word-matcher';
import { Icon } from '../icon';
import type { RowGroup, SortableRow } from './crud-section';
import * as styles from './ordered.module.scss';
import { RowFilter } from './row-filter';
import { SortableTable, type SortableTableProps } from './sortable-table';

/** Longer lists get a filter. */
const filterThreshold = 10;

export function CrudTable<Row extends SortableRow>({
  section,
  rows,
  onEdit,
}: Omit<SortableTableProps<Row>, 'isFound'>) {
  const { noun, describe: summaryOf } = section.resource;
  const [filter, setFilter] = useState('');
  const matches = createWordMatcher(filter);
  const isFiltered = filter.trim() !== '';
  const isFound = (row: Row) => matches(summaryOf(row));
  const count = rows.filter(isFound).length;
  const table = (of: Row[]) => (
    <SortableTable section={section} rows={of} isFound={isFiltered ? isFound : undefined} onEdit={onEdit} />
  );

  return (
    <div className={styles.ordered}>
      {rows.length > filterThreshold && (
        <RowFilter noun={noun} filter={filter} onFilter={setFilter} count={count} disablesReordering={isFiltered} />
      )}
      {count === 0 && (
        <p className="empty">
          <Icon name="search" /> No {noun} contains “{filter.trim()}”.
        </p>
      )}
      {section.groups
        ? section.groups.map((group) => {
            const own = rows.filter(group.has);
            return (
              own.some(isFound) && (
                <Group key={group.label} group={group} level={section.level}>
                  {table(own)}
                </Group>
              )
            );
          })
        : count > 0 && table(rows)}
    </div>
  );
}

type GroupProps = { group: Omit<RowGroup<never>, 'has'>; level?: 1 | 2; children: ReactNode };

function Group({ group: { label, publicPath: seenAt }, level = 1, children }: GroupProps) {
  const Heading = level === 1 ? 'h2' : 'h3';
  const titleId = useId();
  return (
    <section className="group" aria-labelledby={titleId}>
      <header className="group-head">
        <Heading id={titleId} className="group-title">
          {label}
        </Heading>
        {seenAt && <ExternalLink href={seenAt}>View on site</ExternalLink>}
      </header>
      {children}
    </section>
  );
}
