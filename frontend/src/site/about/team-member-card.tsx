import type { TeamMember } from '@majlis/contracts/team-members';
import { Avatar } from '../../ui/avatar';
import { Expander } from '../../ui/expander';

const shortProfile = 200;

export function TeamMemberCard({ member: { name, position, image, profile } }: { member: TeamMember }) {
  return (
    <li className="team-member" dir="auto">
      <Avatar className="team-portrait" url={image && `/images/team/${image}`} name={name} sizes="112px" />
      <div>
        <h4>{name}</h4>
        <p className="team-position" dir="auto">
          {position}
        </p>
        {profile && <Expander text={profile} limit={shortProfile} about={name} />}
      </div>
    </li>
  );
}
