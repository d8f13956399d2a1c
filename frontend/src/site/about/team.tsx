import { teamSections } from '@majlis/contracts/choices';
import { reads } from '@majlis/contracts/endpoints';
import type { TeamMember } from '@majlis/contracts/team-members';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { query } from '../../api/query';
import { activeInOrder } from '../active-in-order';
import { FetchedSection } from './fetched-section';
import * as styles from './team.module.scss';
import { TeamMemberCard } from './team-member-card';

type FilledSection = { name: string; members: TeamMember[] };

const filledSections = (team: TeamMember[]): FilledSection[] =>
  teamSections
    .map((name) => ({ name, members: activeInOrder(team).filter(({ categories }) => categories.includes(name)) }))
    .filter(({ members }) => members.length > 0);

export function Team() {
  const sections = useQuery({ ...query(reads.teamMembers), select: filledSections });
  return (
    <FetchedSection id="team" label="The people" title="Our Team" list={sections}>
      {(filled) => filled.map((section) => <TeamPart key={section.name} {...section} />)}
    </FetchedSection>
  );
}

function TeamPart({ name, members }: FilledSection) {
  const heading = useId();
  return (
    <section className={styles.section} aria-labelledby={heading}>
      <h3 id={heading}>{name}</h3>
      <ul className={styles.members}>
        {members.map((member) => (
          <TeamMemberCard key={member.id} member={member} />
        ))}
      </ul>
    </section>
  );
}
