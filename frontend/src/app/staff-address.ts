export const isStaffArea = (path: string): boolean => /^\/admin(\/|$)/.test(path);
