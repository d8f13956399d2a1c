import { createContext } from 'react';
import type { Location, NavigationType } from 'react-router-dom';

/** The dialog of a history entry has an address of its own and lies over a page, which is part of the entry's state. */
type DialogState = { pageBelow: Location; openedIn: number };

/** Opens an address as a dialog: `navigate(path, { state: dialogOver(location) })`. */
export const dialogOver = (pageBelow: Location): DialogState => ({ pageBelow, openedIn: performance.timeOrigin });

/** After a reload the address of a dialog is a page: the state is that of another document. */
export function pageBelow({ state }: Location<Partial<DialogState> | null>): Location | undefined {
  return state?.openedIn === performance.timeOrigin ? state.pageBelow : undefined;
}

type PageNavigation = {
  /** Undefined while no dialog with an address lies over the page. */
  dialogPath?: string | undefined;
  /** Pages must not ask the router, which says POP of every location that it is given. */
  navigationType: `${NavigationType}`;
};

export const PageNavigationContext = createContext<PageNavigation>({ navigationType: 'POP' });
