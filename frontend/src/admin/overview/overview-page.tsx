import { useState } from 'react';
import { Link } from 'react-router-dom';
import { t } from '#messages/staff';
import { lazyOptional } from '../../ui/page/lazy-part';
import { managementPath } from '../conferences/management-paths';
import { Icon } from '../icon';
import { SectionHeader } from '../section-header';
import { useAuth } from '../sign-in/auth';
import { AlertList } from './alert-list';
import { ContentProblemsPanel } from './content-problems-panel';
import { DueList } from './due-list';
import { NextConferencePanel } from './next-conference-panel';
import * as styles from './overview.module.scss';
import { OverviewHelp } from './overview-help';
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
        title={t('layout.overview')}
        description={t('overview.welcome', { name: user?.displayName || user?.email || '' })}
      >
        <Link to={managementPath} className="btn btn-primary">
          <Icon name="calendar" /> {t('common.conferenceManagement')}
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
          <LazyRecentActivity />
          {guide.done && guide.isVisible && (
            <LazyGettingStarted done={guide.done} isFocused={isGuideCalled} onHide={hideGuide} />
          )}
        </div>
      </div>
    </>
  );
}

const LazyGettingStarted = lazyOptional(async () => (await import('./getting-started')).GettingStarted);
const LazyRecentActivity = lazyOptional(async () => (await import('./recent-activity')).RecentActivity);
