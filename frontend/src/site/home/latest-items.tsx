import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { LoadErrorPanel } from '../../ui/page/load-error-panel';

type LatestItemsProps<Item> = {
  query: UseQueryResult<Item[]>;
  errorTitle: string;
  skeleton: ReactNode;
  children: (items: Item[]) => ReactNode;
};

export function LatestItems<Item>({ query, errorTitle, skeleton, children }: LatestItemsProps<Item>) {
  if (query.data) return children(query.data);
  if (query.isFetching) return skeleton;
  return <LoadErrorPanel title={errorTitle} text="Please try again later" onRetry={() => void query.refetch()} />;
}
