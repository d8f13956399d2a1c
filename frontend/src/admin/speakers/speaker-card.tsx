import type { Person } from '@majlis/contracts/people';
import { memo } from 'react';
import { Avatar } from '../../ui/picture/avatar';
import { fullName } from '../../ui/text/person-words';
import { RowActions } from '../row-actions';
import { ExpertiseBadges } from './expertise-badges';

type SpeakerCardProps = {
  person: Person;
  isBusy: boolean;
  onEdit: (person: Person) => void;
  onRemove: (person: Person) => void;
};

const mostBadges = 2;

export const SpeakerCard = memo(function SpeakerCard({ person, isBusy, onEdit, onRemove }: SpeakerCardProps) {
  const { photo, position, organization, expertiseAreas } = person;
  const name = fullName(person);
  return (
    <li className="speaker-card">
      <Avatar url={photo} name={name} sizes="72px" className="speaker-card-photo" />
      <div className="speaker-text">
        <h3 className="speaker-name">
          <bdi>{name}</bdi>
        </h3>
        {position && (
          <p>
            <bdi>{position}</bdi>
          </p>
        )}
        {organization && (
          <p className="speaker-organization">
            <bdi>{organization}</bdi>
          </p>
        )}
        <ExpertiseBadges areas={expertiseAreas} most={mostBadges} />
      </div>
      <RowActions name={name} isBusy={isBusy} onEdit={() => onEdit(person)} onRemove={() => onRemove(person)} />
    </li>
  );
});
