import type { UseQueryResult } from '@tanstack/react-query';

/** What stands for the session of a document that is not among those that were read. */
export function missingSessionLabel({ isPending, isError }: UseQueryResult<unknown>): string {
  if (isPending) return 'Loading session...';
  return isError ? 'A session' : 'A session that was deleted';
}
