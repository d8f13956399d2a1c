import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { t } from '#messages';
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
  return <LoadErrorPanel title={errorTitle} text={t('home.tryAgainLater')} onRetry={() => void query.refetch()} />;
}
