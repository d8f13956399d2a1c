import type { TeamMember } from '@majlis/contracts/team-members';
import { AutoText } from '../../ui/auto-text';
import { Avatar } from '../../ui/avatar';
import { Expander } from '../../ui/expander';

const shortProfile = 200;

export function TeamMemberCard({ member: { name, position, image, profile } }: { member: TeamMember }) {
  return (
    <li className="team-member" dir="auto">
      <Avatar className="team-portrait" url={image && `/images/team/${image}`} name={name} sizes="112px" />
      <div>
        <AutoText as="h4" text={name} />
        <AutoText as="p" className="team-position" text={position} />
        {profile && <Expander text={profile} limit={shortProfile} about={name} />}
      </div>
    </li>
  );
}
