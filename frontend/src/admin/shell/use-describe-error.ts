import { t } from '#messages/staff';
import { ApiError } from '../../api/client';
import { formatLocalDateTime } from '../../ui/time/format-local-time';
import { textOf } from './text-of';
import { useStaffNames } from './use-staff-names';

/** Explains a failed write in a sentence below the toast's message. */
export function useDescribeError(): (error: unknown) => string {
  const { nameOf, isOwn } = useStaffNames();
  return (error) => {
    if (!(error instanceof ApiError)) return t('editConflicts.notReached');
    const { response, status } = error;
    if (response?.changed) {
      const { by, at } = response.changed;
      return t(isOwn(by) ? 'editConflicts.listIsNewerByYou' : 'editConflicts.listIsNewer', {
        name: nameOf(by),
        when: formatLocalDateTime(at),
      });
    }
    if (response && status < 500) return textOf(response);
    return t('editConflicts.serverProblem');
  };
}
