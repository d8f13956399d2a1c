import { createContext, useContext } from 'react';

export type SelectionControls = {
  ids: ReadonlySet<string>;
  toggle: (id: string) => void;
  selectTo: (id: string) => void;
};

/** Is null outside a `BulkList`; rows have no checkbox there. */
export const SelectionContext = createContext<SelectionControls | null>(null);

export const useSelectionControls = () => useContext(SelectionContext);
