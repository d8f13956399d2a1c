import { endpoints, writePaths } from '@majlis/contracts/api/endpoints';
import { type ListedPerson, people } from '@majlis/contracts/people/people.schema';
import { t } from '#messages/staff';
import { formatPosition, fullName } from '../../../../ui/text/formats';
import { type ResourceConfig, resourceOf } from '../../../rows/resource/resource-config';

/** All forms that edit speakers share one section of unsaved input. */
export const speakerInputSection = 'speakers';

/** Speakers also appear in programs and in the conference totals, so these are invalidated. */
export const speakerResource: ResourceConfig<ListedPerson> = {
  ...resourceOf<ListedPerson>(people),
  invalidates: [endpoints.conferences.path, writePaths.sessions],
  publicPath: ({ slug, hasPage }) => (hasPage ? `/speakers/${slug}` : undefined),
  bulk: {
    tags: { noun: 'area', of: ({ expertiseAreas }) => expertiseAreas },
    deleteWarning: t('speakerForm.bulkDeleteWarning'),
  },
  hasExclamationMark: true,
  getName: fullName,
  describe: (person) =>
    [fullName(person), formatPosition(person), person.expertiseAreas.join(t('lists.listSeparator')), person.biography]
      .filter(Boolean)
      .map((name) => t('common.nameInList', { name }))
      .join('. '),
};
