import { createContext, useContext } from 'react';

export type SelectionControls = {
  ids: ReadonlySet<string>;
  toggle: (id: string) => void;
  selectTo: (id: string) => void;
};

/** It is null outside a `BulkList`, where rows have no checkbox. */
export const SelectionContext = createContext<SelectionControls | null>(null);

export const useSelectionControls = () => useContext(SelectionContext);
