import type { TeamMember } from '@majlis/contracts/team-members';
import { CrudPage } from '../crud/crud-page';
import type { CrudSection } from '../crud/crud-section';
import * as styles from '../crud/ordered.module.scss';
import { Thumbnail } from '../thumbnail';
import { TeamHelp } from './team-help';
import { TeamMemberForm } from './team-member-form';
import { teamMemberResource, toImageUrl } from './team-member-resource';

const section: CrudSection<TeamMember> = {
  path: 'team',
  title: 'Team Members',
  description: 'The people on the About page, in four sections.',
  publicPath: '/about#team',
  resource: teamMemberResource,
  imageColumn: { header: 'Image', render: ({ image }) => <Thumbnail url={toImageUrl(image)} alt="" kind="portrait" /> },
  nameColumn: {
    header: 'Name',
    render: ({ name, position }) => (
      <>
        <span dir="auto">{name}</span>
        <span className="row-subtitle" dir="auto">
          {position}
        </span>
      </>
    ),
  },
  detailColumn: { header: 'Sections', render: ({ categories }) => <MemberSections categories={categories} /> },
  emptyState: {
    title: 'No team members yet',
    text: 'The About page shows no team until you add a member.',
  },
  deleteWarning: 'They disappear from the About page immediately. You can undo this.',
  Help: TeamHelp,
  Form: TeamMemberForm,
};

export const TeamPage = () => <CrudPage section={section} />;

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
