import { ApiError } from '../../api/client';
import { changedAt } from '../../ui/time/when';
import { useStaffNames } from '../sign-in/use-staff-names';

/** What to tell a person about a failed write, under the message of the catalogue. */
export function useRefusalText(): (error: unknown) => string {
  const { authorOf } = useStaffNames();
  return (error) => {
    if (!(error instanceof ApiError)) return 'The server could not be reached. Check your connection and try again.';
    const { problem, status } = error;
    if (problem?.changed)
      return `${authorOf(problem.changed.by)} changed it ${changedAt(problem.changed.at)}. The list now shows it.`;
    if (problem && status < 500) return problem.message;
    return 'The server had a problem. Please try again in a moment.';
  };
}
