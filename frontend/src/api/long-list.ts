import type { Endpoint } from '@majlis/contracts/shared/endpoint';
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { fallBackToPrerendered, query } from './query';

/** A list, or one of the groups into which a page divides it. */
type ListPart<Row> = {
  name: string;
  rows: Row[];
  /** Overrides the list's `maxRows` for a part of which pages show fewer rows. */
  maxRows?: number;
};
export type StartOfPart<Row> = ListPart<Row> & { total: number };

export type LongList<Row, Response = Row[]> = {
  endpoint: Endpoint<Response>;
  /** Distinguishes pages that show different parts of one response. */
  view: string;
  /** The number of rows of each part that a prerendered page carries. */
  maxRows: number;
  toParts: (response: Response) => ListPart<Row>[];
};

/** Reads a list that has no groups. */
export const singleList = <Row>(
  endpoint: Endpoint<Row[]>,
  view: string,
  maxRows: number,
  toRows = (rows: Row[]): Row[] => rows,
): LongList<Row> => ({ endpoint, view, maxRows, toParts: (rows) => [{ name: '', rows: toRows(rows) }] });

/** The API also sends inactive rows to signed-in staff; public pages hide them for everyone. */
export const activeInOrder = <Row extends { isActive: boolean; order: number }>(rows: Row[]): Row[] =>
  rows.filter(({ isActive }) => isActive).sort((one, other) => one.order - other.order);

declare module '@tanstack/react-query' {
  interface Register {
    /** A query with `derive` computes its data from the response of `path`, which is not its key. */
    queryMeta: { path?: string; derive?: (response: unknown) => unknown };
  }
}

/** The query key is no path of the API, so that no other query mistakes the start for the whole list. */
const startQuery = <Row, Response>({ endpoint, view, maxRows, toParts }: LongList<Row, Response>) => {
  const derive = (response: Response): StartOfPart<Row>[] =>
    toParts(response).map(({ name, rows, maxRows: shown = maxRows }) => ({
      name,
      rows: rows.slice(0, shown),
      total: rows.length,
    }));
  const key = `${endpoint.path}#${view}`;
  return queryOptions({
    queryKey: [key],
    meta: { path: endpoint.path, derive: (response) => derive(response as Response) },
    queryFn: ({ client, signal }) =>
      client
        .fetchQuery(query(endpoint))
        .then(derive, (error: unknown) => fallBackToPrerendered<StartOfPart<Row>[]>(key, error, signal)),
  });
};

/** Reads the start of a list, which a prerendered page carries, and the whole list once it is wanted. */
export function useLongList<Row, Response>(list: LongList<Row, Response>, isWholeWanted = false) {
  const [expanded, setExpanded] = useState<readonly string[]>([]);
  const start = useQuery(startQuery(list));
  const isCut = start.data?.some(({ rows, total }) => rows.length < total) ?? false;
  const whole = useQuery({
    ...query(list.endpoint),
    select: list.toParts,
    enabled: isCut && (isWholeWanted || expanded.length > 0),
  });
  const parts = start.data?.map(({ name, rows, total }) => {
    const isExpanded = isWholeWanted || expanded.includes(name);
    const all = isExpanded ? whole.data?.find((part) => part.name === name)?.rows : undefined;
    const isMissing = isExpanded && !all && rows.length < total;
    return {
      name,
      rows: all ?? rows,
      total: all?.length ?? total,
      isExpanded,
      isLoading: isMissing && whole.isFetching,
      isFailed: isMissing && whole.isError && !whole.isFetching,
      showAll: () => {
        setExpanded((names) => [...names, name]);
        if (whole.isError) void whole.refetch();
      },
    };
  });
  return { parts, start };
}

/** Returns the rows that are in the cache: the whole list, or its start. */
export const getCachedRows = <Row>(client: QueryClient, { path }: Endpoint<Row[]>): Row[] =>
  client.getQueryData<Row[]>([path]) ??
  client
    .getQueriesData<StartOfPart<Row>[]>({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith(`${path}#`) })
    .flatMap(([, parts = []]) => parts.flatMap(({ rows }) => rows));

export type ShownPart<Row> = NonNullable<ReturnType<typeof useLongList<Row, never>>['parts']>[number];
