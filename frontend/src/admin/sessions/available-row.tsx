import type { Person } from '@majlis/contracts/people';
import { memo } from 'react';
import { t } from '#messages/staff';
import { formatPosition, fullName } from '../../ui/text/format-person';
import { ExpertiseBadges } from '../speakers/expertise-badges';
import * as styles from './assign-dialog.module.scss';
import { PersonCell } from './person-cell';

type AvailableRowProps = { person: Person; onAssign: (person: Person) => void };

const maxBadges = 3;

export const AvailableRow = memo(function AvailableRow({ person, onAssign }: AvailableRowProps) {
  const name = fullName(person);
  return (
    <li className={styles.candidate}>
      <div>
        <PersonCell name={name} position={formatPosition(person)} />
        <ExpertiseBadges areas={person.expertiseAreas} max={maxBadges} />
      </div>
      <button
        type="button"
        className="btn btn-quiet btn-sm"
        aria-label={t('sessionSpeakers.assignNamed', { name })}
        onClick={() => onAssign(person)}
      >
        {t('sessionSpeakers.assign')}
      </button>
    </li>
  );
});
