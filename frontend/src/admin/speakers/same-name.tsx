import type { Person } from '@majlis/contracts/people';
import { staffEndpoints } from '@majlis/contracts/staff-endpoints';
import { useQuery } from '@tanstack/react-query';
import { rich, t } from '#messages/staff';
import { query } from '../../api/query';
import { fullName } from '../../ui/text/format-person';
import { normalizeForSearch } from '../../ui/text/word-matcher';
import { useFieldText } from '../form/use-draft-form';

/** Whichever of the two names stands first. */
const nameKey = (name: string): string => normalizeForSearch(name).split(/\s+/).filter(Boolean).sort().join(' ');

/** Offers the speakers who have the typed name already. */
export function SameName({ onChoose }: { onChoose: (person: Person) => void }) {
  const { data: people = [] } = useQuery(query(staffEndpoints.people));
  const [firstName, lastName] = [useFieldText('firstName'), useFieldText('lastName')];
  const key = nameKey(`${firstName} ${lastName}`);
  const same = firstName && lastName ? people.filter((person) => nameKey(fullName(person)) === key) : [];
  return (
    <div role="status">
      {same.map((person) => (
        <div key={person.id} className="callout" data-tone="warning">
          <p>
            {rich('speakerForm.existsAlready', { name: () => <bdi>{fullName(person)}</bdi> })}{' '}
            <bdi>{[person.position, person.organization].filter(Boolean).join(t('lists.listSeparator'))}</bdi>
          </p>
          <div className="callout-actions">
            <button type="button" className="btn btn-quiet btn-sm" onClick={() => onChoose(person)}>
              {t('speakerForm.useExisting')}
            </button>
          </div>
        </div>
      ))}
    </div>
  );
}
