import type { UseQueryResult } from '@tanstack/react-query';

export function missingSessionLabel({ isPending, isError }: UseQueryResult<unknown>): string {
  if (isPending) return 'Loading session...';
  return isError ? 'Session could not be loaded' : 'Deleted session';
}
