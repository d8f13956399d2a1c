import type { Draft } from '@majlis/contracts/drafts';
import type { AuditFields } from '@majlis/contracts/shared-fields';
import { useQueryClient } from '@tanstack/react-query';
import { t } from '#messages/staff';
import { formatLocalDateTime } from '../../ui/time/format-local-time';
import type { ResourceConfig } from '../crud/resource-config';
import { useDescribeError } from '../crud/use-describe-error';
import { toHistorySubject } from '../history/history-subject';
import { useShowHistory } from '../history/show-history';
import { useStaffNames } from '../sign-in/use-staff-names';
import { useToast } from '../toast/toast';
import { draftPlace, readDraft, rowWithDraft } from './draft-of-row';

export function useCompareDraft<Row extends AuditFields>(resource: ResourceConfig<Row>, row?: Row) {
  const cache = useQueryClient();
  const toast = useToast();
  const showHistory = useShowHistory();
  const describeError = useDescribeError();
  const { nameOf } = useStaffNames();

  async function show({ updatedBy, updatedAt }: Draft, shown: Row, labels: Record<string, string>) {
    try {
      const { input } = await readDraft(cache, draftPlace(resource, shown).path);
      const { timezone } = { timezone: undefined, ...input };
      showHistory({
        ...toHistorySubject(resource, shown),
        labels,
        timeZone: resource.timeZone ?? (timezone === undefined ? undefined : String(timezone)),
        draft: {
          values: Object.fromEntries(Object.entries(rowWithDraft(resource, shown, input))),
          description: t('drafts.draftBesideLive', { name: nameOf(updatedBy), time: formatLocalDateTime(updatedAt) }),
        },
      });
    } catch (error) {
      toast(t('drafts.loadFailed'), { tone: 'destructive', detail: describeError(error) });
    }
  }
  return (draft: Draft, labels: Record<string, string>) => row && void show(draft, row, labels);
}
