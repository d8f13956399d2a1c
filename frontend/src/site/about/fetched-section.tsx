import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { PartFailed } from '../../ui/page/part-failed';
import { Spinner } from '../../ui/page/spinner';

type FetchedSectionProps<T> = {
  /** Links name the section by it. */
  id: string;
  className?: string;
  label: string;
  title: string;
  list: UseQueryResult<T[]>;
  children: (items: T[]) => ReactNode;
};

/** A part of the page that holds a list; while that is on its way there is a spinner, and nothing when it is empty. */
export function FetchedSection<T>({ id, className = 'section', label, title, list, children }: FetchedSectionProps<T>) {
  if (list.data?.length === 0) return null;
  return (
    <section className={className} id={id} aria-labelledby={`${id}-heading`}>
      <div className="page-width">
        <p className="label">{label}</p>
        <h2 id={`${id}-heading`}>{title}</h2>
        {list.data && children(list.data)}
        {!list.data &&
          (list.isFetching ? (
            <Spinner />
          ) : (
            <PartFailed text="This part of the page could not be loaded." onRetry={() => void list.refetch()} />
          ))}
      </div>
    </section>
  );
}
