import type { ListedSpeaker } from '@majlis/contracts/speakers';
import { Link } from 'react-router-dom';
import { Avatar } from '../../ui/picture/avatar';
import { AutoText, detectLanguage } from '../../ui/text/auto-text';
import { fullName } from '../../ui/text/format-person';
import * as styles from './speaker-list.module.scss';
import { speakerPath } from './speaker-path';

export function SpeakerListItem({ speaker }: { speaker: ListedSpeaker }) {
  const { slug, photo, pictures, position, organization } = speaker;
  const name = fullName(speaker);
  return (
    <li className={styles.speaker} dir="auto">
      <Avatar className={styles.portrait} url={photo} details={pictures?.[photo]} name={name} sizes="72px" />
      <div>
        {/* The heading has no `dir`, so that the card takes the direction of the name. */}
        <h3 lang={detectLanguage(name)}>
          <Link to={speakerPath(slug)}>{name}</Link>
        </h3>
        {position && <AutoText as="p" text={position} />}
        {organization && <AutoText as="p" text={organization} />}
      </div>
    </li>
  );
}
