import { endpoints } from '@majlis/contracts/api/endpoints';
import { draftEndpoints, type ScheduledChange } from '@majlis/contracts/staff/drafts';
import { staffEndpoints } from '@majlis/contracts/staff/staff-endpoints';
import { systemStatusEndpoint } from '@majlis/contracts/staff/system-status';
import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { rich, t } from '#messages/staff';
import { query } from '../../../api/query';
import { lazyOptional } from '../../../ui/page/lazy-part';
import { describeScheduled } from '../../rows/drafts/describe-scheduled';
import * as scheduled from '../../rows/drafts/scheduled.module.scss';
import { useAuth } from '../../shell/auth';
import { HelpBox } from '../../shell/help-box';
import { Icon } from '../../shell/icon';
import { InlineLoadError } from '../../shell/inline-load-error';
import { formatKeys } from '../../shell/keys';
import { managementPath } from '../../shell/management-paths';
import { Panel } from '../../shell/panel';
import { SectionHeader } from '../../shell/section-header';
import { pathInSection, sectionLabel, sectionOfTable } from '../../shell/section-of-table';
import { SmallButton } from '../../shell/small-button';
import { collectAlerts, type DashboardAlert, reportedLists } from './collect-alerts';
import { ContentProblemsPanel } from './content-problems-panel';
import { NextConferencePanel } from './next-conference-panel';
import * as styles from './overview.module.scss';
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

type HelpKey =
  `overview.${'nextConference' | 'needsAttention' | 'contentProblems' | 'totals' | 'gettingStarted' | 'moreWaysToSave'}Help`;

const withTitle = (key: HelpKey, title: string) => rich(key, { title: () => <strong>{title}</strong> });

function OverviewHelp({ onShowGuide }: { onShowGuide?: () => void }) {
  return (
    <HelpBox
      section="overview"
      steps={[
        withTitle('overview.nextConferenceHelp', t('overview.nextConference')),
        withTitle('overview.needsAttentionHelp', t('overview.needsAttention')),
        withTitle('overview.contentProblemsHelp', t('overview.contentProblems')),
        withTitle('overview.totalsHelp', t('overview.totals')),
        <>
          {withTitle('overview.gettingStartedHelp', t('overview.gettingStarted'))}{' '}
          {onShowGuide && (
            <SmallButton className={styles.showGuide} onClick={onShowGuide}>
              {t('overview.showGuide')}
            </SmallButton>
          )}
        </>,
        rich('overview.findHelp', {
          title: () => <strong>{t('layout.find')}</strong>,
          keys: () => <kbd dir="ltr">{formatKeys('Mod-k')}</kbd>,
        }),
        rich('overview.undoHelp', {
          undo: () => <strong>{t('common.undo')}</strong>,
          history: () => <strong>{t('common.history')}</strong>,
        }),
        withTitle('overview.moreWaysToSaveHelp', t('common.moreWaysToSave')),
        t('overview.helpBoxes'),
      ]}
    />
  );
}

const services = ['conferences', 'cms', 'feeds'] as const;
const shownChanges = 5;

/** The list shows scheduled changes and those that failed; it renders nothing without any. */
function DueList() {
  const changes = useQueries({
    queries: services.map((service) => ({ ...query(draftEndpoints.schedule(service)), staleTime: 0 })),
    combine: (results) => results.flatMap(({ data = [] }) => data),
  });
  const failed = changes.filter(({ error }) => error !== null);
  const next = changes
    .filter(({ error }) => error === null)
    .toSorted((one, other) => one.at.localeCompare(other.at))
    .slice(0, shownChanges);
  if (changes.length === 0) return null;
  return (
    <Panel id="due-title" title={t('overview.due')}>
      <ul className={scheduled.list}>
        {[...failed, ...next].map((change) => (
          <DueLine key={change.scheduleId} change={change} />
        ))}
      </ul>
    </Panel>
  );
}

function DueLine({ change }: { change: ScheduledChange }) {
  const { table, id, label, error } = change;
  const section = sectionOfTable(table);
  // The rows of a conference are edited there, but what is scheduled does not name their conference.
  const path = section?.view ? managementPath : section && pathInSection(section, id);
  return (
    <li>
      <p>
        {rich('overview.dueChange', {
          name: () => <bdi>{label ?? sectionLabel(table)}</bdi>,
          change: () => describeScheduled(change),
        })}
        {error !== null && (
          <span className={scheduled.error}>
            <Icon name="attention" /> {t('overview.failed', { reason: error })}
          </span>
        )}
      </p>
      {path && <Link to={path}>{sectionLabel(table)}</Link>}
    </li>
  );
}

function AlertList() {
  const { alerts, isPending, retry } = useAlerts();
  return (
    <Panel id="attention-title" title={t('overview.needsAttention')}>
      {alerts?.length === 0 && (
        <p className={styles.allClear}>
          <Icon name="done" /> {t('overview.everythingInOrder')}
        </p>
      )}
      {isPending && <span className={`skeleton ${styles.pending}`} />}
      {!isPending && !alerts && <InlineLoadError text={t('overview.listsFailed')} onRetry={retry} />}
      <ul className={styles.alerts}>
        {alerts?.map(({ text, to, action }) => (
          <li key={text} className={styles.alert}>
            <Icon name="attention" />
            <p>{text}</p>
            <Link to={to}>{action}</Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

type Alerts = { alerts?: DashboardAlert[]; isPending: boolean; retry: () => void };

/** There are no alerts until every list is loaded. */
function useAlerts(): Alerts {
  const reported = useQueries({ queries: reportedLists.map(({ list }) => query(list)) });
  const named = useQueries({
    queries: [
      query(endpoints.content),
      query(staffEndpoints.heroImages),
      query(endpoints.teamMembers),
      query(endpoints.conferences),
      query(staffEndpoints.feedSources),
      query(systemStatusEndpoint),
    ],
  });
  const lists = [...reported, ...named];
  const isPending = lists.some((list) => list.isPending);
  const retry = () => {
    // Some lists are in both groups, and are fetched once.
    for (const list of lists) if (list.isError) void list.refetch({ cancelRefetch: false });
  };
  const [content, heroImages, teamMembers, conferences, feedSources, system] = named;
  if (reported.some(({ data }) => !data) || !content.data || !heroImages.data || !teamMembers.data)
    return { isPending, retry };
  if (!conferences.data || !feedSources.data || !system.data) return { isPending, retry };
  const alerts = collectAlerts({
    ...Object.fromEntries(reportedLists.map(({ kind }, index) => [kind, reported[index]?.data])),
    content: content.data,
    heroImages: heroImages.data,
    teamMembers: teamMembers.data,
    conferences: conferences.data,
    feedSources: feedSources.data,
    system: system.data,
  });
  return { isPending, retry, alerts };
}
