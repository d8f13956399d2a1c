import type { Person } from '@majlis/contracts/people';
import { memo } from 'react';
import { Avatar } from '../../ui/picture/avatar';
import { fullName } from '../../ui/text/format-person';
import { RowCheckbox } from '../bulk/row-checkbox';
import { RowBadges } from '../drafts/row-badges';
import { RowActions } from '../row-actions';
import { ExpertiseBadges } from './expertise-badges';
import * as styles from './speaker-grid.module.scss';
import { speakerResource } from './speaker-resource';

type SpeakerCardProps = {
  person: Person;
  isBusy: boolean;
  onEdit: (person: Person) => void;
  onRemove: (person: Person) => void;
};

const maxBadges = 2;

export const SpeakerCard = memo(function SpeakerCard({ person, isBusy, onEdit, onRemove }: SpeakerCardProps) {
  const { photo, position, organization, expertiseAreas } = person;
  const name = fullName(person);
  return (
    <li className={styles.card}>
      <RowCheckbox id={person.id} name={name} className={styles.check} />
      <Avatar url={photo} name={name} sizes="72px" className={styles.photo} />
      <div className={styles.text}>
        <h3 className={styles.name}>
          <bdi>{name}</bdi>
        </h3>
        {position && (
          <p>
            <bdi>{position}</bdi>
          </p>
        )}
        {organization && (
          <p className={styles.organization}>
            <bdi>{organization}</bdi>
          </p>
        )}
        <RowBadges resource={speakerResource} row={person} />
        <ExpertiseBadges areas={expertiseAreas} max={maxBadges} />
      </div>
      <RowActions
        name={name}
        isBusy={isBusy}
        onEdit={() => onEdit(person)}
        onRemove={() => onRemove(person)}
        className={styles.actions}
      />
    </li>
  );
});
