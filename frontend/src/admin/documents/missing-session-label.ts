import type { UseQueryResult } from '@tanstack/react-query';

/** Label for the session of a document that is missing in the loaded list. */
export function missingSessionLabel({ isPending, isError }: UseQueryResult<unknown>): string {
  if (isPending) return 'Loading session...';
  return isError ? 'Session could not be loaded' : 'Deleted session';
}
