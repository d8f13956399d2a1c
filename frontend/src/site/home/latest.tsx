import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { PartFailed } from '../../ui/page/part-failed';

type LatestProps<Item> = {
  list: UseQueryResult<Item[]>;
  failed: string;
  /** Stands in for the items while they load. */
  pending: ReactNode;
  children: (items: Item[]) => ReactNode;
};

/** The newest items of a list, or what became of them. */
export function Latest<Item>({ list, failed, pending, children }: LatestProps<Item>) {
  if (list.data) return children(list.data);
  if (list.isFetching) return pending;
  return <PartFailed title={failed} text="Please try again later" onRetry={() => void list.refetch()} />;
}
