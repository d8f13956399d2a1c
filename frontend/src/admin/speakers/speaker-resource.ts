import { reads, writes } from '@majlis/contracts/endpoints';
import type { Person } from '@majlis/contracts/people';
import { fullName, positionOf } from '../../ui/text/person-words';
import type { Resource } from '../editing/resource';

/** Section of the drafts of speakers, wherever they are typed. */
export const speakerDrafts = 'speakers';

/** People who speak, in whatever conference; programmes and counters show them, too. */
export const speakerResource: Resource<Person> = {
  list: reads.people,
  deleted: reads.deletedPeople,
  shownAt: [reads.speakers.path, reads.conferences.path, writes.sessions],
  noun: 'speaker',
  exclaims: true,
  idOf: ({ id }) => id,
  nameOf: fullName,
  summaryOf: (person) =>
    [fullName(person), positionOf(person), person.expertiseAreas.join(', '), person.biography]
      .filter(Boolean)
      .join('. '),
};
