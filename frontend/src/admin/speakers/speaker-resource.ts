import { endpoints, writePaths } from '@majlis/contracts/endpoints';
import { type ListedPerson, personInput } from '@majlis/contracts/people';
import { staffEndpoints } from '@majlis/contracts/staff-endpoints';
import { t } from '#messages/staff';
import { formatPosition, fullName } from '../../ui/text/format-person';
import type { ResourceConfig } from '../crud/resource-config';

/** All forms that edit speakers share one draft section. */
export const speakerDraftSection = 'speakers';

/** Speakers also appear in programs and in the conference totals, so these are invalidated. */
export const speakerResource: ResourceConfig<ListedPerson> = {
  table: 'people',
  list: staffEndpoints.people,
  deleted: staffEndpoints.deletedPeople,
  invalidates: [endpoints.conferences.path, writePaths.sessions],
  schema: personInput,
  publicPath: ({ slug, hasPage }) => (hasPage ? `/speakers/${slug}` : undefined),
  noun: 'speaker',
  bulk: {
    tags: { noun: 'area', of: ({ expertiseAreas }) => expertiseAreas },
    deleteWarning: t('speakerForm.bulkDeleteWarning'),
  },
  hasExclamationMark: true,
  getId: ({ id }) => id,
  getName: fullName,
  describe: (person) =>
    [fullName(person), formatPosition(person), person.expertiseAreas.join(t('lists.listSeparator')), person.biography]
      .filter(Boolean)
      .map((name) => t('common.nameInList', { name }))
      .join('. '),
};
