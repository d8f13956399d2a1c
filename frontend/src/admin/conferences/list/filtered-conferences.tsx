import type { Conference } from '@majlis/contracts/conferences';
import { type ReactNode, useDeferredValue, useMemo, useState } from 'react';
import { ShowMore, useShowMore } from '../../../ui/page/show-more';
import { RowFilter } from '../../crud/row-filter';
import { Icon } from '../../icon';
import { findConferences } from './find-conferences';

type FilteredConferencesProps<Listed extends Conference> = {
  conferences: Listed[];
  /** Longer lists get a filter. */
  filterThreshold: number;
  children: (visible: Listed[]) => ReactNode;
};

export function FilteredConferences<Listed extends Conference>(props: FilteredConferencesProps<Listed>) {
  const { conferences, filterThreshold: glance, children } = props;
  const [filter, setFilter] = useState('');
  const wanted = useDeferredValue(filter);
  const found = useMemo(() => findConferences(conferences, wanted), [conferences, wanted]);
  const { visible, remaining, showMore } = useShowMore(found);
  return (
    <>
      {conferences.length > glance && (
        <RowFilter noun="conference" filter={filter} onFilter={setFilter} count={found.length} />
      )}
      {conferences.length > 0 && found.length === 0 && (
        <p className="empty">
          <Icon name="search" /> No conference contains “{wanted.trim()}”.
        </p>
      )}
      {children(visible)}
      <ShowMore remaining={remaining} onMore={showMore} />
    </>
  );
}
