import type { Conference } from '@majlis/contracts/conferences';
import { type ReactNode, useState } from 'react';
import { RowFilter } from '../../editing/row-filter';
import { Icon } from '../../icon';
import { findConferences } from './find-conferences';

type FilteredConferencesProps<Listed extends Conference> = {
  conferences: Listed[];
  /** As many are seen at a glance; more get a filter. */
  glance: number;
  children: (found: Listed[]) => ReactNode;
};

export function FilteredConferences<Listed extends Conference>(props: FilteredConferencesProps<Listed>) {
  const { conferences, glance, children } = props;
  const [filter, setFilter] = useState('');
  const found = findConferences(conferences, filter);
  return (
    <>
      {conferences.length > glance && (
        <RowFilter noun="conference" filter={filter} onFilter={setFilter} count={found.length} />
      )}
      {conferences.length > 0 && found.length === 0 && (
        <p className="empty">
          <Icon name="search" /> No conference contains “{filter.trim()}”.
        </p>
      )}
      {children(found)}
    </>
  );
}
