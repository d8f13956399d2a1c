import * as messages from '#messages/staff/edit-conflicts';
import { translateServiceMessage } from '#messages/staff/service-messages';
import { ApiError } from '../../api/client';
import { formatLocalDateTime } from '../../ui/time/format-local-time';
import { useStaffNames } from '../sign-in/use-staff-names';

/** Explains a failed write in a sentence below the toast's message. */
export function useDescribeError(): (error: unknown) => string {
  const { nameOf, isOwn } = useStaffNames();
  return (error) => {
    if (!(error instanceof ApiError)) return messages.notReached;
    const { response, status } = error;
    if (response?.changed) {
      const { by, at } = response.changed;
      return messages.listIsNewer(isOwn(by) ? undefined : nameOf(by), formatLocalDateTime(at));
    }
    if (response && status < 500) return translateServiceMessage(response.message);
    return messages.serverProblem;
  };
}
