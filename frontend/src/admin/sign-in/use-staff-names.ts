import { endpoints } from '@majlis/contracts/endpoints';
import { useQuery } from '@tanstack/react-query';
import { query } from '../../api/query';
import { sessionStaleMs, useAuth } from './auth';

/** How notes name the account behind a change. Rows store its mail address, which stands in while no name is known. */
export function useStaffNames() {
  const { user } = useAuth();
  const { data: accounts = [] } = useQuery({ ...query(endpoints.accounts), staleTime: sessionStaleMs });
  const nameOf = (email: string) => accounts.find((account) => account.email === email)?.displayName || email;
  const isOwn = (email: string) => email === user?.email;
  return {
    nameOf,
    isOwn,
    /** At the head of a sentence about a change that came in between. */
    authorOf: (email: string) => (isOwn(email) ? 'You, in another window,' : nameOf(email)),
  };
}
