import { ApiError } from '../../api/client';
import { formatLocalDateTime } from '../../ui/time/format-local-time';
import { useStaffNames } from '../sign-in/use-staff-names';

/** Explains a failed write in a sentence below the toast's message. */
export function useDescribeError(): (error: unknown) => string {
  const { authorOf } = useStaffNames();
  return (error) => {
    if (!(error instanceof ApiError)) return 'The server could not be reached. Check your connection and try again.';
    const { response, status } = error;
    if (response?.changed)
      return `${authorOf(response.changed.by)} changed it ${formatLocalDateTime(response.changed.at)}. The list now shows the new version.`;
    if (response && status < 500) return response.message;
    return 'The server had a problem. Please try again in a moment.';
  };
}
