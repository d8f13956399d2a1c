import type { Person } from '@majlis/contracts/people';
import { memo } from 'react';
import { fullName, positionOf } from '../../ui/text/person-words';
import { ExpertiseBadges } from '../speakers/expertise-badges';
import * as styles from './assigning.module.scss';
import { Who } from './who';

type AvailableRowProps = { person: Person; onAssign: (person: Person) => void };

const mostBadges = 3;

export const AvailableRow = memo(function AvailableRow({ person, onAssign }: AvailableRowProps) {
  const name = fullName(person);
  return (
    <li className={styles.candidate}>
      <div>
        <Who name={name} position={positionOf(person)} />
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
