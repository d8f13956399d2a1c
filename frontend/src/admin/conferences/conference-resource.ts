import type { ListedConference } from '@majlis/contracts/conferences';
import { reads, writes } from '@majlis/contracts/endpoints';
import { formatDays } from '../../ui/time/dates';
import type { Resource } from '../editing/resource';

export const conferenceResource: Resource<ListedConference> = {
  list: reads.conferences,
  deleted: reads.deletedConferences,
  // What belongs to it: who speaks where, and what a session says of itself.
  shownAt: [reads.people.path, writes.sessions],
  noun: 'conference',
  idOf: ({ id }) => id,
  nameOf: ({ title }) => title,
  summaryOf: ({ title, status, startDate, endDate, timezone, description }) =>
    `${title} (${status}, ${formatDays(startDate, endDate, timezone)}) ${description}`,
};

/** The same with the messages of the manager, which end in an exclamation mark. */
export const managedConferenceResource: Resource<ListedConference> = { ...conferenceResource, exclaims: true };
