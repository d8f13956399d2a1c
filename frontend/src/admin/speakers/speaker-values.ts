import type { Person, PersonInput } from '@majlis/contracts/people';
import type { Values } from '../../ui/form/form-values';
import { listIn } from '../editing/comma-list';
import { each } from '../editing/each';
import { handleIn, orcidIn } from './profile-addresses';

const texts = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'photo',
  'biography',
  'position',
  'organization',
  'department',
  'orcidId',
  'cvUrl',
  'websiteUrl',
  'linkedinUrl',
  'twitterHandle',
] as const satisfies readonly (keyof Person)[];

/** What the fields start with; visitors may be shown the address of a new speaker unless staff say no. */
export function speakerValues(person?: Person): Record<keyof PersonInput, string> {
  return {
    ...each(texts, (name) => person?.[name] ?? ''),
    expertiseAreas: person?.expertiseAreas.join(', ') ?? '',
    showEmail: (person?.showEmail ?? true) ? 'on' : '',
  };
}

export const speakerInputOf = ({
  expertiseAreas = '',
  showEmail,
  orcidId = '',
  twitterHandle = '',
  ...rest
}: Values) => ({
  ...rest,
  orcidId: orcidIn(orcidId),
  twitterHandle: handleIn(twitterHandle),
  showEmail: showEmail === 'on',
  expertiseAreas: listIn(expertiseAreas),
});
