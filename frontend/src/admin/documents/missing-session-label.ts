import type { UseQueryResult } from '@tanstack/react-query';
import * as messages from '#messages/staff/documents';

export function missingSessionLabel({ isPending, isError }: UseQueryResult<unknown>): string {
  if (isPending) return messages.loadingSession;
  return isError ? messages.sessionNotLoaded : messages.deletedSession;
}
