import type { UseQueryResult } from '@tanstack/react-query';
import { t } from '#messages/staff';

export function missingSessionLabel({ isPending, isError }: UseQueryResult<unknown>): string {
  if (isPending) return t('documents.loadingSession');
  return isError ? t('documents.sessionNotLoaded') : t('documents.deletedSession');
}
