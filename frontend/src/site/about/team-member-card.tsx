import type { TeamMember } from '@majlis/contracts/team-members';
import { Avatar } from '../../ui/picture/avatar';
import { AutoText, detectLanguage } from '../../ui/text/auto-text';
import { ReadMore } from '../../ui/text/read-more';
import * as styles from './team.module.scss';

const profilePreviewLength = 200;

export function TeamMemberCard({ member: { name, position, image, profile } }: { member: TeamMember }) {
  return (
    <li className={styles.member} dir="auto">
      <Avatar className={styles.portrait} url={image && `/images/team/${image}`} name={name} sizes="112px" />
      <div>
        {/* The heading has no `dir`, so that the card takes the direction of the name. */}
        <h4 lang={detectLanguage(name)}>{name}</h4>
        <AutoText as="p" className={styles.position} text={position} />
        {profile && <ReadMore className={styles.profile} text={profile} limit={profilePreviewLength} about={name} />}
      </div>
    </li>
  );
}
