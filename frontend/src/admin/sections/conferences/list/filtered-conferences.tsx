import type { Conference } from '@majlis/contracts/conferences/conferences';
import { type ReactNode, useDeferredValue, useMemo, useState } from 'react';
import { t } from '#messages/staff';
import { ShowMore, useShowMore } from '../../../../ui/page/show-more';
import { RowFilter } from '../../../rows/crud/row-filter';
import { formsOf } from '../../../rows/resource/noun';
import { Icon } from '../../../shell/icon';
import { findConferences } from './find-conferences';

type FilteredConferencesProps<Listed extends Conference> = {
  conferences: Listed[];
  filterThreshold: number;
  children: (visible: Listed[], results: Listed[]) => ReactNode;
};

export function FilteredConferences<Listed extends Conference>(props: FilteredConferencesProps<Listed>) {
  const { conferences, filterThreshold, children } = props;
  const [filter, setFilter] = useState('');
  const deferredFilter = useDeferredValue(filter);
  const results = useMemo(() => findConferences(conferences, deferredFilter), [conferences, deferredFilter]);
  const { visible, remaining, showMore } = useShowMore(results);
  return (
    <>
      {conferences.length > filterThreshold && (
        <RowFilter noun="conference" filter={filter} onFilter={setFilter} count={results.length} />
      )}
      {conferences.length > 0 && results.length === 0 && (
        <p className="empty">
          <Icon name="search" /> {t('crud.noMatch', { ...formsOf('conference'), filter: deferredFilter.trim() })}
        </p>
      )}
      {children(visible, results)}
      <ShowMore remaining={remaining} onMore={showMore} />
    </>
  );
}
