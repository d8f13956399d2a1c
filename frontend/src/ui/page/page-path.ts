import { pathPrefix } from '#messages/language';

/** The address of a page of the site in this language: '/ar/about'. */
export const localPath = (path: string): string => (pathPrefix && path === '/' ? pathPrefix : pathPrefix + path);

/** The path of a page within the routes of the site, without the language: '/about'. */
export const sitePath = (address: string): string => address.slice(pathPrefix.length) || '/';
