import { useState } from 'react';
import { Link } from 'react-router-dom';
import { managementPath } from '../conferences/management-paths';
import { Icon } from '../icon';
import { SectionHeader } from '../section-header';
import { useAuth } from '../sign-in/auth';
import { AlertList } from './alert-list';
import { ContentProblemsPanel } from './content-problems-panel';
import { DueList } from './due-list';
import { GettingStarted } from './getting-started';
import { NextConferencePanel } from './next-conference-panel';
import * as styles from './overview.module.scss';
import { OverviewHelp } from './overview-help';
import { RecentActivity } from './recent-activity';
import { Totals } from './totals';
import { useGettingStarted } from './use-getting-started';

export function OverviewPage() {
  const { user } = useAuth();
  const guide = useGettingStarted();
  const [isGuideCalled, setGuideCalled] = useState(false);

  function showGuide() {
    guide.choose('shown');
    setGuideCalled(true);
  }

  function hideGuide() {
    // The pressed button disappears, so the focus has to move.
    document.querySelector('main')?.focus({ preventScroll: true });
    guide.choose('hidden');
  }

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
      <OverviewHelp onShowGuide={guide.done && !guide.isVisible ? showGuide : undefined} />
      <div className={styles.columns}>
        <div className={styles.column}>
          <NextConferencePanel />
          <AlertList />
          <ContentProblemsPanel />
          <DueList />
        </div>
        <div className={styles.column}>
          <Totals />
          <RecentActivity />
          {guide.done && guide.isVisible && (
            <GettingStarted done={guide.done} isFocused={isGuideCalled} onHide={hideGuide} />
          )}
        </div>
      </div>
    </>
  );
}
