import type { TeamMember } from '@majlis/contracts/team-members';
import { t } from '#messages/staff';
import { CrudPage } from '../crud/crud-page';
import type { CrudSection } from '../crud/crud-section';
import * as styles from '../crud/ordered.module.scss';
import { Thumbnail } from '../thumbnail';
import { TeamHelp } from './team-help';
import { TeamMemberForm } from './team-member-form';
import { teamMemberResource, toImageUrl } from './team-member-resource';

const section: CrudSection<TeamMember> = {
  path: 'team',
  title: t('layout.teamMembers'),
  description: t('team.description'),
  publicPath: '/about#team',
  resource: teamMemberResource,
  imageColumn: {
    header: t('common.image'),
    render: ({ image }) => <Thumbnail url={toImageUrl(image)} alt="" kind="portrait" />,
  },
  nameColumn: {
    header: t('common.name'),
    render: ({ name, position }) => (
      <>
        <span dir="auto">{name}</span>
        <span className="row-subtitle" dir="auto">
          {position}
        </span>
      </>
    ),
  },
  detailColumn: {
    header: t('common.sections'),
    render: ({ categories }) => <MemberSections categories={categories} />,
  },
  emptyState: {
    title: t('team.noTeamMembers'),
    text: t('team.emptyText'),
  },
  deleteWarning: t('team.deleteWarning'),
  Help: TeamHelp,
  Form: TeamMemberForm,
};

export const TeamPage = () => <CrudPage section={section} />;

function MemberSections({ categories }: Pick<TeamMember, 'categories'>) {
  if (categories.length === 0) return <span className={styles.warning}>{t('team.inNoSection')}</span>;
  return (
    <span className={styles.badges}>
      {categories.map((category) => (
        <span key={category} className="badge" data-tone="plain">
          {t(`team.sectionNames.${category}`)}
        </span>
      ))}
    </span>
  );
}
