import { staffEndpoints } from '@majlis/contracts/staff/staff-endpoints';
import { useQuery } from '@tanstack/react-query';
import { t } from '#messages/staff';
import { query } from '../../api/query';
import { sessionStaleMs, useAuth } from './auth';

/** Names the account behind a change. Rows store email addresses, which are shown when no name is known. */
export function useStaffNames() {
  const { user } = useAuth();
  const { data: accounts = [] } = useQuery({ ...query(staffEndpoints.accounts), staleTime: sessionStaleMs });
  const nameOf = (email: string) => accounts.find((account) => account.email === email)?.displayName || email;
  const isOwn = (email: string) => email === user?.email;
  return {
    nameOf,
    isOwn,
    /** The name behind a change, which may be a job's. */
    actorName: (actor: string) =>
      actor.startsWith('job:') ? t('layout.automatic', { job: actor.slice(4) }) : nameOf(actor),
  };
}
