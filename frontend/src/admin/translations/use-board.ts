import { type BoardFilter, gapsPerPage, type TranslationGap, translationBoard } from '@majlis/contracts/translations';
import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { query } from '../../api/query';

const services = ['conferences', 'cms'] as const;

/** What is still to be translated in both services, those rows with most to do first. */
export function useBoard(language: string, filter: BoardFilter) {
  const [pageCount, setPageCount] = useState(1);
  const pages = useQueries({
    queries: services.flatMap((service) =>
      Array.from({ length: pageCount }, (_, index) => ({
        ...query(translationBoard(service, language, index + 1, filter)),
        staleTime: 0,
      })),
    ),
  });
  const totals = services.map((_, index) => pages[index * pageCount]?.data?.total ?? 0);
  return {
    rows: pages.flatMap(({ data }) => data?.rows ?? []).toSorted((one, other) => toDo(other) - toDo(one)),
    total: totals.reduce((sum, total) => sum + total, 0),
    isPending: pages.some(({ isPending }) => isPending),
    hasFailed: pages.some(({ isLoadingError }) => isLoadingError),
    retry: () => void Promise.all(pages.filter(({ isLoadingError }) => isLoadingError).map(({ refetch }) => refetch())),
    showMore: totals.some((total) => total > pageCount * gapsPerPage) ? () => setPageCount(pageCount + 1) : undefined,
  };
}

const toDo = ({ missing, outdated }: TranslationGap): number => missing + outdated;
