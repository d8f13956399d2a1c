import { contentDefaults } from '@majlis/contracts/content-defaults';
import { type FoundRow, findRows, maxFoundPerTable } from '@majlis/contracts/find';
import type { HistoryService } from '@majlis/contracts/history';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { query } from '../../api/query';
import { matchLabel } from './match-label';

/** `isOutdated` says that the row was found for an earlier text. */
export type ListedRow = FoundRow & { isOutdated: boolean };

/** Each service finds its own rows, so that the others are of use when one does not respond. */
export function useFoundRows(text: string, isTyping: boolean) {
  const results = [useRows('conferences', text), useRows('cms', text), useRows('feeds', text)];
  const rows = results.flatMap(({ data = [], isPlaceholderData }) =>
    data.map((row): ListedRow => ({ ...row, isOutdated: isTyping || isPlaceholderData })),
  );
  const failed = results.filter(({ isError }) => isError);
  return {
    rows: [...rows, ...findDefaultTexts(text, rows)],
    isSearching: isTyping || results.some(({ isFetching }) => isFetching),
    hasFailed: failed.length > 0,
    retry: () => void Promise.all(failed.map(({ refetch }) => refetch())),
  };
}

const useRows = (service: HistoryService, text: string) =>
  useQuery({
    ...query(findRows(service, text)),
    enabled: text !== '',
    staleTime: 0,
    placeholderData: keepPreviousData,
  });

/** Texts of the site are no rows until staff change them. */
function findDefaultTexts(text: string, rows: ListedRow[]): ListedRow[] {
  const table = 'content_entries';
  const saved = new Set(rows.filter((row) => row.table === table).map(({ id }) => id));
  return Object.keys(contentDefaults)
    .filter((key) => !saved.has(key))
    .flatMap((id) => {
      const label = matchLabel(id, text);
      return label ? [{ table, id, label, parent: null, status: null, isOutdated: false }] : [];
    })
    .slice(0, maxFoundPerTable);
}
