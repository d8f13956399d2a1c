import type { ListedSpeaker } from '@majlis/contracts/programme/speakers';
import { Link } from 'react-router-dom';
import { Avatar } from '../../ui/picture/avatar';
import { AutoText, detectLanguage } from '../../ui/text/auto-text';
import { contentDirection } from '../../ui/text/content-direction';
import { fullName } from '../../ui/text/format-person';
import * as styles from './speaker-list.module.scss';
import { speakerPath } from './speaker-path';

export function SpeakerListItem({ speaker }: { speaker: ListedSpeaker }) {
  const { slug, photo, pictures, position, organization } = speaker;
  const name = fullName(speaker);
  return (
    <li className={styles.speaker} dir={contentDirection(position || organization || name)}>
      <Avatar className={styles.portrait} url={photo} details={pictures?.[photo]} name={name} sizes="72px" />
      <div>
        <h3 lang={detectLanguage(name)}>
          <Link to={speakerPath(slug)}>
            <bdi>{name}</bdi>
          </Link>
        </h3>
        {position && <AutoText as="p" text={position} />}
        {organization && <AutoText as="p" text={organization} />}
      </div>
    </li>
  );
}
