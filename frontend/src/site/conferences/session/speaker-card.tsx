import type { SessionSpeaker } from '@majlis/contracts/assignments';
import type { Person } from '@majlis/contracts/people';
import { Avatar } from '../../../ui/picture/avatar';
import { AutoText } from '../../../ui/text/auto-text';
import { capitalised } from '../../../ui/text/capitalised';
import { Expander } from '../../../ui/text/expander';
import { fullName, positionOf } from '../../../ui/text/person-words';
import * as styles from './speaker-card.module.scss';
import { SpeakerLinks } from './speaker-links';

const shortBiography = 320;

type SpeakerCardProps = { part: SessionSpeaker & { person: Person }; level: 3 | 4 };

export function SpeakerCard({ part, level }: SpeakerCardProps) {
  const { person, speakerType, presentationTitle } = part;
  const { photo, biography, expertiseAreas } = person;
  const [name, position] = [fullName(person), positionOf(person)];
  return (
    <li className={styles.speaker}>
      <Avatar className={styles.photo} url={photo} name={name} sizes="96px" />
      <div>
        <div className={styles.head}>
          <AutoText as={`h${level}`} text={name} />
          <span className={styles.type}>{capitalised(speakerType)}</span>
        </div>
        {position && <AutoText as="p" className={styles.position} text={position} />}
        {presentationTitle && <AutoText as="p" className={styles.presentation} text={presentationTitle} />}
        {biography && <Expander text={biography} limit={shortBiography} about={name} />}
        {expertiseAreas.length > 0 && (
          <ul className={`tags ${styles.expertise}`} aria-label={`Expertise of ${name}`}>
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
