export const isStaffAreaPath = (path: string): boolean => /^\/admin(\/|$)/.test(path);
