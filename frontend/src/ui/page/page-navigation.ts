import { createContext } from 'react';
import type { Location, NavigationType } from 'react-router-dom';
import { pathPrefix } from '#messages/language';

/** The dialog of a history entry has an address of its own and lies over a page, which is part of the entry's state. */
type DialogState = { pageBelow: Location; openedIn: number };

/** Opens an address as a dialog: `navigate(path, { state: dialogOver(location) })`. */
export const dialogOver = (pageBelow: Location): DialogState => ({ pageBelow, openedIn: performance.timeOrigin });

/** After a reload the address of a dialog is a page: the state is that of another document. */
export const pageBelow = ({ state }: Location<Partial<DialogState> | null>): Location | undefined =>
  state?.openedIn === performance.timeOrigin ? state.pageBelow : undefined;

type PageNavigation = {
  /** Undefined while no dialog with an address lies over the page. */
  dialogPath?: string | undefined;
  /** Pages read it here, because `useNavigationType` returns POP below `useRoutes` with a location. */
  navigationType: `${NavigationType}`;
};

export const PageNavigationContext = createContext<PageNavigation>({ navigationType: 'POP' });

/** The address of a page of the site in this language: '/ar/about'. */
export const localPath = (path: string): string => (pathPrefix && path === '/' ? pathPrefix : pathPrefix + path);

/** The path of a page within the routes of the site, without the language: '/about'. */
export const sitePath = (address: string): string => address.slice(pathPrefix.length) || '/';

/** With a modifier or another button the browser opens a link elsewhere. */
export const isPlainClick = ({ button, altKey, ctrlKey, metaKey, shiftKey }: ClickKeys): boolean =>
  button === 0 && !(altKey || ctrlKey || metaKey || shiftKey);

type ClickKeys = Pick<MouseEvent, 'button' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;
