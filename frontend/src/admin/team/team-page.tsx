import type { TeamMember } from '@majlis/contracts/team-members';
import * as styles from '../editing/ordered.module.scss';
import { OrderedPage } from '../editing/ordered-page';
import type { OrderedSection } from '../editing/ordered-section';
import { Thumbnail } from '../thumbnail';
import { TeamHelp } from './team-help';
import { TeamMemberForm } from './team-member-form';
import { imageUrlOf, teamMemberResource } from './team-member-resource';

const section: OrderedSection<TeamMember> = {
  path: 'team',
  title: 'Team Members',
  lead: 'The people on the About page, in its four sections.',
  seenAt: '/about#team',
  resource: teamMemberResource,
  picture: { head: 'Image', of: ({ image }) => <Thumbnail url={imageUrlOf(image)} alt="" kind="portrait" /> },
  name: {
    head: 'Name',
    of: ({ name, position }) => (
      <>
        <span dir="auto">{name}</span>
        <span className="row-under" dir="auto">
          {position}
        </span>
      </>
    ),
  },
  detail: { head: 'Sections', of: ({ categories }) => <MemberSections categories={categories} /> },
  empty: { title: 'No team members yet', text: 'The About page leaves the team out until there is an active member.' },
  consequence: 'They leave the About page at once.',
  Help: TeamHelp,
  Form: TeamMemberForm,
};

export const TeamPage = () => <OrderedPage section={section} />;

function MemberSections({ categories }: Pick<TeamMember, 'categories'>) {
  if (categories.length === 0) return <span className={styles.warning}>In no section, so not shown</span>;
  return (
    <span className={styles.badges}>
      {categories.map((category) => (
        <span key={category} className="badge" data-tone="plain">
          {category}
        </span>
      ))}
    </span>
  );
}
