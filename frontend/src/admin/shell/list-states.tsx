import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { t } from '#messages/staff';

type ListStatesProps = {
  list: UseQueryResult<unknown>;
  /** The plural, which stands within a sentence. */
  noun: string;
  children: ReactNode;
};

const skeletonRows = [1, 2, 3, 4, 5];

/** Shows a skeleton while a list loads, an error if it fails, and the children once it is loaded. */
export function ListStates({ list, noun, children }: ListStatesProps) {
  if (list.isPending)
    return (
      <div role="status" className="rows-skeleton">
        <span className="visually-hidden">{t('crud.loadingRows', { rows: noun })}</span>
        {skeletonRows.map((row) => (
          <div key={row} className="rows-skeleton-row" />
        ))}
      </div>
    );
  if (list.isLoadingError)
    return (
      <div role="alert" className="callout" data-tone="error">
        <p>
          <strong>{t('crud.listNotLoaded')}</strong> {t('crud.nothingLost')}
        </p>
        <div className="callout-actions">
          <button type="button" className="btn btn-quiet btn-sm" onClick={() => void list.refetch()}>
            {t('common.tryAgain')}
          </button>
        </div>
      </div>
    );
  return children;
}
