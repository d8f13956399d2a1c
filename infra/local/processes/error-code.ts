/** What the system calls an error: ENOENT, EADDRINUSE and so on. */
export const codeOf = (error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
