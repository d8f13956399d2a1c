import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { LoadErrorPanel } from '../../ui/page/load-error-panel';

type LatestItemsProps<Item> = {
  query: UseQueryResult<Item[]>;
  errorTitle: string;
  /** Stands in for the items while they load. */
  skeleton: ReactNode;
  children: (items: Item[]) => ReactNode;
};

/** The newest items of a list, or what became of them. */
export function LatestItems<Item>({ query, errorTitle, skeleton, children }: LatestItemsProps<Item>) {
  if (query.data) return children(query.data);
  if (query.isFetching) return skeleton;
  return <LoadErrorPanel title={errorTitle} text="Please try again later" onRetry={() => void query.refetch()} />;
}
