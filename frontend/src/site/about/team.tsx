import { endpoints } from '@majlis/contracts/api/endpoints';
import { listPagePath } from '@majlis/contracts/api/list-pages';
import { teamSections } from '@majlis/contracts/shared/choices';
import type { TeamMember } from '@majlis/contracts/site/team-members.schema';
import { useId } from 'react';
import { t } from '#messages';
import type { LongList, ShownPart } from '../../api/long-list';
import { activeInOrder } from '../active-in-order';
import { ShowAll } from '../show-all';
import { LongListSection } from './long-list-section';
import * as styles from './team.module.scss';
import { TeamMemberCard } from './team-member-card';

const team: LongList<TeamMember> = {
  endpoint: endpoints.teamMembers,
  view: 'about',
  maxRows: 24,
  toParts: (members) =>
    teamSections.map((section) => ({
      name: t(`about.teamSections.${section}`),
      rows: activeInOrder(members).filter(({ categories }) => categories.includes(section)),
    })),
};

export function Team() {
  return (
    <LongListSection id="team" label={t('about.thePeople')} title={t('about.ourTeam')} list={team}>
      {(section) => <TeamSection key={section.name} section={section} />}
    </LongListSection>
  );
}

function TeamSection({ section }: { section: ShownPart<TeamMember> }) {
  const heading = useId();
  return (
    <section className={styles.section} aria-labelledby={heading}>
      <h3 id={heading}>{section.name}</h3>
      <div>
        <ul className={styles.members}>
          {section.rows.map((member) => (
            <TeamMemberCard key={member.id} member={member} />
          ))}
        </ul>
        <ShowAll part={section} name={section.name} to={listPagePath('team')} />
      </div>
    </section>
  );
}
