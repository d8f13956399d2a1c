import type { ListedPerson } from '@majlis/contracts/people';
import type { SessionCounts } from '@majlis/contracts/session-counts';
import { countSessions } from '../speakers/people-search';

/** Whose address stays at first: the person with more sessions, else the one with a page. */
export function orderPair(one: ListedPerson, other: ListedPerson, counts: SessionCounts | undefined) {
  const more = countSessions(counts, other.id) - countSessions(counts, one.id);
  const isOtherKept = more > 0 || (more === 0 && other.hasPage === true && one.hasPage !== true);
  return isOtherKept ? { kept: other, merged: one } : { kept: one, merged: other };
}
