import { type MediaFilter, media } from '@majlis/contracts/media';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { query } from '../../api/query';

/** The pages that were asked for, one after another. Their addresses stay the same when the list is read again. */
export function useMediaPages(filter: MediaFilter) {
  const filterKey = JSON.stringify(filter);
  const [cursors, setCursors] = useState<{ filterKey: string; before: string[] }>({ filterKey, before: [] });
  const before = cursors.filterKey === filterKey ? cursors.before : [];
  // The files of the last filter stay until those of the next have arrived.
  const first = useQuery({ ...query(media(filter)), placeholderData: (previous) => previous });
  const others = useQueries({ queries: before.map((cursor) => query(media({ ...filter, before: cursor }))) });
  const pages = [first, ...others];
  const files = pages.flatMap(({ data }) => data?.files ?? []);
  const total = first.data?.total ?? 0;
  const next = first.isPlaceholderData ? null : pages.at(-1)?.data?.next;
  return {
    first,
    files,
    total,
    remaining: next ? Math.max(1, total - files.length) : 0,
    showMore: () => next && setCursors({ filterKey, before: [...before, next] }),
  };
}
