import { type MediaFilter, media, mediaFilters, mediaFolders, mediaKinds } from '@majlis/contracts/staff/media.schema';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { query } from '../../../api/query';

/** The search in the address of the page. `file` is the id of the opened file. */
export type MediaSearch = Pick<MediaFilter, 'q' | 'kind' | 'folder' | 'filter'> & { view?: 'list'; file?: string };

const pick = <Value extends string>(values: readonly Value[], value: string | null): Value | undefined =>
  values.find((candidate) => candidate === value);

export const readMediaSearch = (params: URLSearchParams): MediaSearch => ({
  q: params.get('q') ?? undefined,
  kind: pick(mediaKinds, params.get('kind')),
  folder: pick(mediaFolders, params.get('folder')),
  filter: pick(mediaFilters, params.get('filter')),
  view: pick(['list'], params.get('view')),
  file: params.get('file')?.match(/^[0-9a-f-]{36}$/)?.[0],
});

export const writeMediaSearch = (search: MediaSearch): string => new URLSearchParams(filled(search)).toString();

export const toMediaFilter = ({ q, kind, folder, filter }: MediaSearch): MediaFilter =>
  filled({ q: q?.trim(), kind, folder, filter });

export const isFiltered = (search: MediaSearch): boolean => Object.keys(toMediaFilter(search)).length > 0;

/** Without empty values. */
const filled = <Fields extends Record<string, string | undefined>>(fields: Fields) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value)) as {
    [Name in keyof Fields]?: NonNullable<Fields[Name]>;
  };

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
