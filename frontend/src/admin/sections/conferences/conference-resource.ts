import { writePaths } from '@majlis/contracts/api/endpoints';
import { conferenceInput, conferences } from '@majlis/contracts/conferences/conference.schema';
import type { ListedConference } from '@majlis/contracts/conferences/conferences';
import { staffEndpoints } from '@majlis/contracts/staff/staff-endpoints';
import { t } from '#messages/staff';
import { formatDateRange } from '../../../ui/time/dates';
import { type ResourceConfig, resourceOf } from '../../rows/resource/resource-config';
import { useConferenceNames } from '../../shell/conferences';

/** Undefined for a draft: visitors see neither its page nor its sessions, partners and documents. */
export const publicConferencePath = ({ slug, status }: Partial<Pick<ListedConference, 'slug' | 'status'>>) =>
  slug && status !== 'draft' ? `/conferences/${slug}` : undefined;

export const conferenceResource: ResourceConfig<ListedConference> = {
  ...resourceOf<ListedConference>(conferences),
  // Deleting or restoring a conference also changes the sessions and the lists of a speaker's sessions.
  invalidates: [staffEndpoints.people.path, writePaths.sessions],
  schema: conferenceInput,
  publicPath: ({ slug }) => `/conferences/${slug}`,
  bulk: {
    publishing: {
      isPublished: ({ status }) => status === 'published',
      publish: 'publish',
      hide: 'unpublish',
    },
    tags: { noun: 'tag', of: ({ tags }) => tags },
    deleteWarning: t('conferences.bulkDeleteWarning'),
  },
  getName: ({ title }) => title,
  describe: ({ title, status, startDate, endDate, timezone, description }) =>
    t('conferences.describeConference', {
      title,
      status,
      days: formatDateRange(startDate, endDate, timezone),
      description,
    }),
};

/** The toasts of the conference management end with an exclamation mark. */
export const conferenceManagementResource: ResourceConfig<ListedConference> = {
  ...conferenceResource,
  hasExclamationMark: true,
};

/** Dialogs, toasts and bulk actions name a conference as the list does. */
export const useNamedConferences = (resource: ResourceConfig<ListedConference>): ResourceConfig<ListedConference> => ({
  ...resource,
  getName: useConferenceNames().nameOf,
});
