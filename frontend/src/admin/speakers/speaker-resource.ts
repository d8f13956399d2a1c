import { endpoints, writePaths } from '@majlis/contracts/endpoints';
import type { Person } from '@majlis/contracts/people';
import { formatPosition, fullName } from '../../ui/text/format-person';
import type { ResourceConfig } from '../crud/resource-config';

/** Section of the drafts of speakers, wherever they are typed. */
export const speakerDraftSection = 'speakers';

/** People who speak, in whatever conference; programmes and counters show them, too. */
export const speakerResource: ResourceConfig<Person> = {
  list: endpoints.people,
  deleted: endpoints.deletedPeople,
  invalidates: [endpoints.speakers.path, endpoints.conferences.path, writePaths.sessions],
  noun: 'speaker',
  exclaims: true,
  getId: ({ id }) => id,
  getName: fullName,
  describe: (person) =>
    [fullName(person), formatPosition(person), person.expertiseAreas.join(', '), person.biography]
      .filter(Boolean)
      .join('. '),
};
