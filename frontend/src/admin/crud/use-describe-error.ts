import { ApiError } from '../../api/client';
import { formatLocalDateTime } from '../../ui/time/format-local-time';
import { useStaffNames } from '../sign-in/use-staff-names';

/** Explains a failed write in a sentence below the toast's message. */
export function useDescribeError(): (error: unknown) => string {
  const { authorOf } = useStaffNames();
  return (error) => {
    if (!(error instanceof ApiError)) return 'The server could not be reached. Check your connection and try again.';
    const { response: problem, status } = error;
    if (problem?.changed)
      return `${authorOf(problem.changed.by)} changed it ${formatLocalDateTime(problem.changed.at)}. The list now shows it.`;
    if (problem && status < 500) return problem.message;
    return 'The server had a problem. Please try again in a moment.';
  };
}
