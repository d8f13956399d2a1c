import type { TeamMember } from '@majlis/contracts/site/team-members.schema';
import { Avatar } from '../../ui/picture/avatar';
import { AutoText, detectLanguage } from '../../ui/text/auto-text';
import { contentDirection } from '../../ui/text/content-direction';
import { ReadMore } from '../../ui/text/read-more';
import * as styles from './team.module.scss';

const profilePreviewLength = 200;

type TeamMemberCardProps = { member: TeamMember; heading?: 'h3' | 'h4' };

export function TeamMemberCard({ member, heading: Heading = 'h4' }: TeamMemberCardProps) {
  const { name, position, image, profile, pictures } = member;
  const url = image && `/images/team/${image}`;
  return (
    <li className={styles.member} dir={contentDirection(profile || position || name)}>
      <Avatar className={styles.portrait} url={url} details={pictures?.[url]} name={name} sizes="112px" />
      <div>
        <Heading lang={detectLanguage(name)}>
          <bdi>{name}</bdi>
        </Heading>
        <AutoText as="p" className={styles.position} text={position} />
        {profile && <ReadMore className={styles.profile} text={profile} limit={profilePreviewLength} about={name} />}
      </div>
    </li>
  );
}
