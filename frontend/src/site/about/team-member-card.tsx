import type { TeamMember } from '@majlis/contracts/team-members';
import { Avatar } from '../../ui/picture/avatar';
import { AutoText, languageOf } from '../../ui/text/auto-text';
import { Expander } from '../../ui/text/expander';
import * as styles from './team.module.scss';

const shortProfile = 200;

export function TeamMemberCard({ member: { name, position, image, profile } }: { member: TeamMember }) {
  return (
    <li className={styles.member} dir="auto">
      <Avatar className={styles.portrait} url={image && `/images/team/${image}`} name={name} sizes="112px" />
      <div>
        {/* Without a direction of its own, so that the card takes that of the name. */}
        <h4 lang={languageOf(name)}>{name}</h4>
        <AutoText as="p" className={styles.position} text={position} />
        {profile && <Expander className={styles.profile} text={profile} limit={shortProfile} about={name} />}
      </div>
    </li>
  );
}
