import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router-dom';

/** Opens the row that a link names, like `?edit=ID`, once the list is loaded. */
export function useRequestedRow<Row>(
  rows: Row[] | undefined,
  isRow: (row: Row, id: string) => boolean,
  open: (row: Row) => void,
  parameter = 'edit',
): void {
  const [params, setParams] = useSearchParams();
  const id = params.get(parameter);
  const isLoaded = rows !== undefined;
  const openRequested = useEffectEvent((requested: string) => {
    const row = rows?.find((candidate) => isRow(candidate, requested));
    if (row !== undefined) open(row);
    // A reload shall not open a form that was closed.
    setParams(
      (current) => {
        current.delete(parameter);
        return current;
      },
      { replace: true, preventScrollReset: true },
    );
  });
  useEffect(() => {
    if (isLoaded && id !== null) openRequested(id);
  }, [isLoaded, id]);
}

export const hasId = (row: { id: string }, id: string): boolean => row.id === id;
