import { teamSections } from '@majlis/contracts/choices';
import { endpoints } from '@majlis/contracts/endpoints';
import type { TeamMember } from '@majlis/contracts/team-members';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import * as messages from '#messages/about';
import { query } from '../../api/query';
import { activeInOrder } from '../active-in-order';
import { QuerySection } from './query-section';
import * as styles from './team.module.scss';
import { TeamMemberCard } from './team-member-card';

type TeamSection = { name: (typeof teamSections)[number]; members: TeamMember[] };

const toTeamSections = (team: TeamMember[]): TeamSection[] =>
  teamSections
    .map((name) => ({ name, members: activeInOrder(team).filter(({ categories }) => categories.includes(name)) }))
    .filter(({ members }) => members.length > 0);

export function Team() {
  const sections = useQuery({ ...query(endpoints.teamMembers), select: toTeamSections });
  return (
    <QuerySection id="team" label={messages.thePeople} title={messages.ourTeam} query={sections}>
      {(items) => items.map((section) => <SectionMembers key={section.name} {...section} />)}
    </QuerySection>
  );
}

function SectionMembers({ name, members }: TeamSection) {
  const heading = useId();
  return (
    <section className={styles.section} aria-labelledby={heading}>
      <h3 id={heading}>{messages.teamSections[name]}</h3>
      <ul className={styles.members}>
        {members.map((member) => (
          <TeamMemberCard key={member.id} member={member} />
        ))}
      </ul>
    </section>
  );
}
