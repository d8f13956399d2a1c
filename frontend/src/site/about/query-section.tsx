import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { PartLoadError } from '../../ui/page/load-boundary';
import { Spinner } from '../../ui/page/spinner';

type QuerySectionProps<T> = {
  id: string;
  className?: string;
  label: string;
  title: string;
  query: UseQueryResult<T[]>;
  children: (items: T[]) => ReactNode;
};

export function QuerySection<T>({ id, className = 'section', label, title, query, children }: QuerySectionProps<T>) {
  if (query.data?.length === 0) return null;
  return (
    <section className={className} id={id} aria-labelledby={`${id}-heading`}>
      <div className="page-width">
        <p className="label">{label}</p>
        <h2 id={`${id}-heading`}>{title}</h2>
        {query.data && children(query.data)}
        {!query.data && (query.isFetching ? <Spinner /> : <PartLoadError onRetry={() => void query.refetch()} />)}
      </div>
    </section>
  );
}
