import type { ListedConference } from '@majlis/contracts/conferences';
import { endpoints, writePaths } from '@majlis/contracts/endpoints';
import { formatDateRange } from '../../ui/time/dates';
import type { ResourceConfig } from '../crud/resource-config';

export const conferenceResource: ResourceConfig<ListedConference> = {
  list: endpoints.conferences,
  deleted: endpoints.deletedConferences,
  // What belongs to it: who speaks where, and what a session says of itself.
  invalidates: [endpoints.people.path, writePaths.sessions],
  noun: 'conference',
  getId: ({ id }) => id,
  getName: ({ title }) => title,
  describe: ({ title, status, startDate, endDate, timezone, description }) =>
    `${title} (${status}, ${formatDateRange(startDate, endDate, timezone)}) ${description}`,
};

/** The same with the messages of the manager, which end in an exclamation mark. */
export const conferenceManagementResource: ResourceConfig<ListedConference> = { ...conferenceResource, exclaims: true };
