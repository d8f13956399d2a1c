import { pathPrefix } from '#messages/language';

/** The address of a page of the site in this language: '/ar/about'. */
export const localPath = (path: string): string => (pathPrefix && path === '/' ? pathPrefix : pathPrefix + path);

/** What the routes of the site call the page at an address: '/about'. */
export const sitePath = (address: string): string => address.slice(pathPrefix.length) || '/';
