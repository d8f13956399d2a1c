import type { SessionSpeaker } from '@majlis/contracts/assignments';
import type { Person } from '@majlis/contracts/people';
import { Link } from 'react-router-dom';
import { t } from '#messages';
import { Avatar } from '../../../ui/picture/avatar';
import { AutoText } from '../../../ui/text/auto-text';
import { formatPosition, fullName } from '../../../ui/text/format-person';
import { ReadMore } from '../../../ui/text/read-more';
import { speakerPath } from '../../speakers/speaker-path';
import * as styles from './speaker-card.module.scss';
import { SpeakerLinks } from './speaker-links';

const biographyPreviewLength = 320;

type SpeakerCardProps = { assignment: SessionSpeaker & { person: Person }; level: 3 | 4 };

export function SpeakerCard({ assignment, level }: SpeakerCardProps) {
  const { person, speakerType, presentationTitle } = assignment;
  const { photo, pictures, biography, expertiseAreas } = person;
  const [name, position] = [fullName(person), formatPosition(person)];
  return (
    <li className={styles.speaker}>
      <Avatar className={styles.photo} url={photo} details={pictures?.[photo]} name={name} sizes="96px" />
      <div>
        <div className={styles.head}>
          <AutoText as={`h${level}`} text={name}>
            <Link to={speakerPath(person.slug)}>{name}</Link>
          </AutoText>
          <span className={styles.type}>{t(`sessionTypes.speakerTypes.${speakerType}`)}</span>
        </div>
        {position && <AutoText as="p" className={styles.position} text={position} />}
        {presentationTitle && <AutoText as="p" className={styles.presentation} text={presentationTitle} />}
        {biography && <ReadMore text={biography} limit={biographyPreviewLength} about={name} />}
        {expertiseAreas.length > 0 && (
          <ul className={`tags ${styles.expertise}`} aria-label={t('session.expertiseOf', { name })}>
            {expertiseAreas.map((area) => (
              <AutoText as="li" key={area} text={area} />
            ))}
          </ul>
        )}
        <SpeakerLinks person={person} name={name} />
      </div>
    </li>
  );
}
