import { type ReactNode, useId, useState } from 'react';
import { t } from '#messages/staff';
import { ExternalLink } from '../../../ui/page/external-link';
import { createWordMatcher } from '../../../ui/text/word-matcher';
import { Icon } from '../../shell/icon';
import { BulkList } from '../bulk/bulk-list';
import { formsOf } from '../resource/noun';
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
  const groups = section.groups?.map((group) => ({ group, groupRows: rows.filter(group.includes) }));
  const matching = (groups ? groups.flatMap(({ groupRows }) => groupRows) : rows).filter(matchesFilter);
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
        <RowFilter
          noun={noun}
          filter={filter}
          onFilter={setFilter}
          count={matching.length}
          disablesReordering={isFiltered}
        />
      )}
      {matching.length === 0 && (
        <p className="empty">
          <Icon name="search" /> {t('crud.noMatch', { ...formsOf(noun), filter: filter.trim() })}
        </p>
      )}
      <BulkList resource={section.resource} rows={rows} matching={matching} isTable={!groups}>
        {groups
          ? groups.map(
              ({ group, groupRows }) =>
                groupRows.some(matchesFilter) && (
                  <Group key={group.label} group={group} level={section.level}>
                    {renderTable(groupRows)}
                  </Group>
                ),
            )
          : matching.length > 0 && renderTable(rows)}
      </BulkList>
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
        {publicPath && <ExternalLink href={publicPath}>{t('common.viewOnSite')}</ExternalLink>}
      </header>
      {children}
    </section>
  );
}
