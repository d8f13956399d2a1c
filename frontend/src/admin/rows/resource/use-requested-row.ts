import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router-dom';

/** Opens the row that a link names, like `?edit=ID`, once the list is loaded. */
export function useRequestedRow<Row>(
  rows: Row[] | undefined,
  isRow: (row: Row, id: string) => boolean,
  open: (row: Row) => void,
  parameter = 'edit',
): void {
  useRequest(parameter, rows !== undefined, (id) => {
    const row = rows?.find((candidate) => isRow(candidate, id));
    if (row === undefined) return;
    // The closed dialog returns the focus to what had it before. After the palette nothing has, so the row gets it first.
    document.querySelector<HTMLElement>(`[data-edits="${CSS.escape(id)}"]`)?.focus();
    open(row);
  });
}

/** Opens the form of a new row for a link like `?add`, whose value may name what the row will belong to. */
export const useRequestedNewRow = (isLoaded: boolean, open: (owner: string) => void): void =>
  useRequest('add', isLoaded, open);

/** Opens a translation of the row for a link like `?edit=ID&language=ar`, after the row itself. */
export function useRequestedLanguage(isLoaded: boolean, open: (tag: string) => void): void {
  const [params] = useSearchParams();
  useRequest('language', isLoaded && !params.has('edit'), open);
}

function useRequest(parameter: string, isLoaded: boolean, open: (value: string) => void): void {
  const [params, setParams] = useSearchParams();
  const value = params.get(parameter);
  const openRequested = useEffectEvent((requested: string) => {
    open(requested);
    // A reload shall not open a form that was closed.
    setParams(
      (current) => {
        current.delete(parameter);
        return current;
      },
      { replace: true },
    );
  });
  useEffect(() => {
    if (isLoaded && value !== null) openRequested(value);
  }, [isLoaded, value]);
}

export const hasId = (row: { id: string }, id: string): boolean => row.id === id;
