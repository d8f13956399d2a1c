import type { Person } from '@majlis/contracts/people';
import { memo } from 'react';
import { ExpertiseBadges } from '../speakers/expertise-badges';
import { nameOfPerson } from '../speakers/person-name';

type AvailableRowProps = { person: Person; onAssign: (person: Person) => void };

const mostBadges = 3;

export const AvailableRow = memo(function AvailableRow({ person, onAssign }: AvailableRowProps) {
  const name = nameOfPerson(person);
  const role = [person.position, person.organization].filter(Boolean).join(', ');
  return (
    <li className="available-row">
      <div className="available-who">
        <p className="assigned-name" dir="auto">
          {name}
        </p>
        {role && (
          <p className="muted" dir="auto">
            {role}
          </p>
        )}
        <ExpertiseBadges areas={person.expertiseAreas} most={mostBadges} />
      </div>
      <button
        type="button"
        className="btn btn-quiet btn-sm"
        aria-label={`Assign ${name}`}
        onClick={() => onAssign(person)}
      >
        Assign
      </button>
    </li>
  );
});
