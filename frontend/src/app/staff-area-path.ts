/** The staff area is there once, not below the prefix of each language. */
export const isStaffAreaPath = (path: string): boolean => /^\/admin(\/|$)/.test(path);
