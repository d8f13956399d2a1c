import { pathPrefix } from '#messages/language';

/** The staff area is there once, not below the prefix of each language. */
export const isStaffAreaPath = (path: string): boolean => !pathPrefix && /^\/admin(\/|$)/.test(path);
