import { reads } from '@majlis/contracts/endpoints';
import { Link } from 'react-router-dom';
import { managerPath } from '../conferences/manager-paths';
import { allTexts } from '../content/content-groups';
import { Icon } from '../icon';
import * as panel from '../panel.module.scss';
import { SectionHead } from '../section-head';
import { useAuth } from '../sign-in/auth';
import { Attention } from './attention';
import { Counter } from './counter';
import * as styles from './counter.module.scss';
import { GettingStarted } from './getting-started';
import { OverviewHelp } from './overview-help';

const lengthOf = ({ length }: unknown[]) => length;

export function OverviewPage() {
  const { user } = useAuth();
  return (
    <>
      <SectionHead title="Overview" lead={`Welcome, ${user?.displayName || user?.email}. This is how the site stands.`}>
        <Link to={managerPath} className="btn btn-primary">
          <Icon name="calendar" /> Conference Management
        </Link>
      </SectionHead>
      <OverviewHelp />
      <ul className={styles.counters}>
        <Counter
          label="Content items"
          read={reads.content}
          count={(entries) => allTexts(entries).length}
          to="/admin/content"
        />
        <Counter label="Team members" read={reads.teamMembers} count={lengthOf} to="/admin/team" />
        <Counter label="Conferences" read={reads.conferences} count={lengthOf} to="/admin/conferences" />
      </ul>
      <div className={panel.columns}>
        <Attention />
        <GettingStarted />
      </div>
    </>
  );
}
