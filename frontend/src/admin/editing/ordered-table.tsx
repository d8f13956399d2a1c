import { type ReactNode, useId, useState } from 'react';
import { ExternalLink } from '../../ui/page/external-link';
import { hasWords } from '../../ui/text/plain-text';
import { Icon } from '../icon';
import * as styles from './ordered.module.scss';
import { OrderedRows, type OrderedRowsProps } from './ordered-rows';
import type { OrderedRow, RowGroup } from './ordered-section';
import { RowFilter } from './row-filter';

/** As many rows are seen at a glance; more get a filter. */
const glance = 10;

/** The rows of a section, where it has groups under the heading of each. */
export function OrderedTable<Row extends OrderedRow>({
  section,
  rows,
  onEdit,
}: Omit<OrderedRowsProps<Row>, 'isFound'>) {
  const { noun, summaryOf } = section.resource;
  const [filter, setFilter] = useState('');
  const matches = hasWords(filter);
  const isFiltered = filter.trim() !== '';
  const isFound = (row: Row) => matches(summaryOf(row));
  const count = rows.filter(isFound).length;
  const table = (of: Row[]) => (
    <OrderedRows section={section} rows={of} isFound={isFiltered ? isFound : undefined} onEdit={onEdit} />
  );

  return (
    <div className={styles.ordered}>
      {rows.length > glance && (
        <RowFilter noun={noun} filter={filter} onFilter={setFilter} count={count} isSet={isFiltered} />
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

function Group({ group: { label, seenAt }, level = 1, children }: GroupProps) {
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
