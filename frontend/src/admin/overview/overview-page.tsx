import { endpoints } from '@majlis/contracts/endpoints';
import { Link } from 'react-router-dom';
import { managementPath } from '../conferences/management-paths';
import { listAllTexts } from '../content/content-groups';
import { Icon } from '../icon';
import * as panel from '../panel.module.scss';
import { SectionHeader } from '../section-header';
import { useAuth } from '../sign-in/auth';
import { AlertList } from './alert-list';
import { GettingStarted } from './getting-started';
import { OverviewHelp } from './overview-help';
import { StatTile } from './stat-tile';
import * as styles from './stat-tile.module.scss';

const lengthOf = ({ length }: unknown[]) => length;

export function OverviewPage() {
  const { user } = useAuth();
  return (
    <>
      <SectionHeader
        title="Overview"
        description={`Welcome, ${user?.displayName || user?.email}. Here is what is happening on the site.`}
      >
        <Link to={managementPath} className="btn btn-primary">
          <Icon name="calendar" /> Conference Management
        </Link>
      </SectionHeader>
      <OverviewHelp />
      <ul className={styles.statTiles}>
        <StatTile
          label="Content items"
          endpoint={endpoints.content}
          getCount={(entries) => listAllTexts(entries).length}
          to="/admin/content"
        />
        <StatTile label="Team members" endpoint={endpoints.teamMembers} getCount={lengthOf} to="/admin/team" />
        <StatTile label="Conferences" endpoint={endpoints.conferences} getCount={lengthOf} to="/admin/conferences" />
      </ul>
      <div className={panel.columns}>
        <AlertList />
        <GettingStarted />
      </div>
    </>
  );
}
