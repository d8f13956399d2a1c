import { createContext } from 'react';
import type { Location, NavigationType } from 'react-router-dom';
import { pathPrefix } from '#messages/language';

/** The dialog of a history entry has an address of its own and lies over a page, which is part of the entry's state. */
type DialogState = { pageBelow: Location; openedIn: number };

/** Opens an address as a dialog: `navigate(path, { state: dialogOver(location) })`. */
export const dialogOver = (pageBelow: Location): DialogState => ({ pageBelow, openedIn: performance.timeOrigin });

/**
 * Returns the page below a dialog. After a reload the address of the dialog is a page, because the state is of another document.
 */
export const pageBelow = ({ state }: Location<Partial<DialogState> | null>): Location | undefined =>
  state?.openedIn === performance.timeOrigin ? state.pageBelow : undefined;

type PageNavigation = {
  /** Undefined while no dialog with an address lies over the page. */
  dialogPath?: string | undefined;
  /** Pages read it here, because `useNavigationType` returns POP below `useRoutes` with a location. */
  navigationType: `${NavigationType}`;
};

export const PageNavigationContext = createContext<PageNavigation>({ navigationType: 'POP' });

/** Returns the address of a page of the site in this language. Example: '/ar/about'. */
export const localPath = (path: string): string => (pathPrefix && path === '/' ? pathPrefix : pathPrefix + path);

/** Returns the path of a page within the routes of the site, without the language. Example: '/about'. */
export const sitePath = (address: string): string => address.slice(pathPrefix.length) || '/';

/** True for a click without a modifier key or another button, with which the browser opens a link elsewhere. */
export const isPlainClick = ({ button, altKey, ctrlKey, metaKey, shiftKey }: ClickKeys): boolean =>
  button === 0 && !(altKey || ctrlKey || metaKey || shiftKey);

type ClickKeys = Pick<MouseEvent, 'button' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;
