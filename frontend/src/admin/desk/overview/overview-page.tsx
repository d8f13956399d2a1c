import { endpoints } from '@majlis/contracts/api/endpoints';
import type { ListedConference } from '@majlis/contracts/conferences/conferences';
import { conferenceStatuses } from '@majlis/contracts/shared/choices';
import type { ContentEntry } from '@majlis/contracts/site/content.schema';
import type { TeamMember } from '@majlis/contracts/site/team-members.schema';
import { type ContentProblem, contentProblems } from '@majlis/contracts/staff/content-problems';
import { draftEndpoints, type ScheduledChange } from '@majlis/contracts/staff/drafts';
import { staffEndpoints } from '@majlis/contracts/staff/staff-endpoints';
import { systemStatusEndpoint } from '@majlis/contracts/staff/system-status';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { rich, t } from '#messages/staff';
import { query } from '../../../api/query';
import { readStorage, writeStorage } from '../../../ui/browser-storage';
import { lazyOptional } from '../../../ui/page/lazy-part';
import * as scheduled from '../../rows/drafts/scheduled.module.scss';
import { listAllTexts } from '../../sections/website/content/content-groups';
import { Icon, SmallButton } from '../../shell/buttons';
import { managementPath } from '../../shell/conferences';
import { formatKeys } from '../../shell/keys';
import { InlineLoadError, Panel, StatTile } from '../../shell/panel';
import { pathInSection, sectionLabel, sectionOfTable } from '../../shell/section-of-table';
import { SectionHeader } from '../../shell/section-parts';
import { describeScheduled } from '../../shell/session-times';
import { useAuth } from '../../shell/sign-in/auth';
import * as statTileStyles from '../../shell/stat-tile.module.scss';
import * as checkStyles from '../content-checks/content-checks.module.scss';
import { contentChecksPath, groupByKind, type ProblemGroup, ProblemLine } from '../content-checks/problem-line';
import { collectAlerts, type DashboardAlert, reportedLists } from './collect-alerts';
import { type DoneSteps, GettingStarted } from './getting-started';
import { findNextConference } from './next-conference';
import { NextConferencePanel } from './next-conference-panel';
import * as styles from './overview.module.scss';

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
        help={{
          section: 'overview',
          steps: [
            rich('overview.findHelp', {
              title: () => <strong>{t('layout.find')}</strong>,
              keys: () => <kbd dir="ltr">{formatKeys('Mod-k')}</kbd>,
            }),
            rich('overview.undoHelp', {
              undo: () => <strong>{t('common.undo')}</strong>,
              history: () => <strong>{t('common.history')}</strong>,
            }),
            rich('overview.moreWaysToSaveHelp', { title: () => <strong>{t('common.moreWaysToSave')}</strong> }),
          ],
          more: guide.done && !guide.isVisible && (
            <SmallButton label={t('overview.showGuide')} className={styles.showGuide} onClick={showGuide} />
          ),
        }}
      >
        <Link to={managementPath} className="btn btn-quiet">
          {t('common.conferenceManagement')}
        </Link>
      </SectionHeader>
      <div className={styles.columns}>
        <div className={styles.column}>
          <NextConferencePanel />
          <AttentionPanel />
        </div>
        <div className={styles.column}>
          <DueList />
          <LazyRecentActivity />
          <Totals />
          {guide.done && guide.isVisible && (
            <GettingStarted done={guide.done} isFocused={isGuideCalled} onHide={hideGuide} />
          )}
        </div>
      </div>
    </>
  );
}

const LazyRecentActivity = lazyOptional(async () => (await import('../activity/activity-line')).RecentActivity);

const services = ['conferences', 'cms', 'feeds'] as const;
const shownChanges = 5;

/** Lists scheduled and failed changes; renders nothing if there are none. */
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
  // Rows of a conference are edited in its management, but a scheduled change does not name the conference.
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

/** Shows what fails or is missing, and below it a summary of the content checks. */
function AttentionPanel() {
  const { alerts, isPending, retry } = useAlerts();
  const checks = useQuery({ ...query(contentProblems), staleTime: 0 });
  const problems = useOpenProblems(checks.data);
  return (
    <Panel id="attention-title" title={t('overview.needsAttention')}>
      {alerts?.length === 0 && problems?.length === 0 && (
        <p className={styles.allClear}>
          <Icon name="done" /> {t('overview.everythingInOrder')}
        </p>
      )}
      {isPending && <span className={`skeleton ${styles.pending}`} />}
      {((!isPending && !alerts) || checks.isLoadingError) && (
        <InlineLoadError
          text={t('overview.listsFailed')}
          onRetry={() => {
            retry();
            if (checks.isError) void checks.refetch();
          }}
        />
      )}
      <ul className="list">
        {alerts?.map(({ text, to, action }) => (
          <li key={text} className={styles.alert}>
            <Icon name="attention" />
            <p>{text}</p>
            <Link to={to}>{action}</Link>
          </li>
        ))}
      </ul>
      <ul className="list">
        {groupByKind(problems ?? [])
          .slice(0, shownLines)
          .map((group) => (
            <GroupLine key={group.kind} {...group} />
          ))}
      </ul>
      {checks.data && checks.data.length > 0 && (
        <p className={styles.all}>
          <Link to={contentChecksPath}>{t('overview.allContentChecks')}</Link>
        </p>
      )}
    </Panel>
  );
}

const shownLines = 5;

/** Leaves out the sessions of the next conference, because its own panel shows their problems. */
function useOpenProblems(problems: ContentProblem[] | undefined) {
  const [now] = useState(() => Date.now());
  const conferences = useQuery(query(endpoints.conferences)).data ?? [];
  const next = findNextConference(conferences, now);
  return problems?.filter(
    ({ silencedBy, table, conferenceId }) =>
      silencedBy === null && !(table === 'sessions' && conferenceId === next?.id),
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
    // Some lists are in both groups; without `cancelRefetch` they are fetched only once.
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

function GroupLine({ kind, problems }: ProblemGroup) {
  const [first, ...others] = problems;
  if (others.length === 0) return <ProblemLine problem={first} />;
  const text = t(`contentProblems.kinds.${kind}.several`, { count: problems.length });
  return (
    <li className={checkStyles.line} data-short>
      <Icon name="attention" />
      <p className={checkStyles.label}>{text}.</p>
      <div className={checkStyles.actions}>
        <Link
          to={`${contentChecksPath}?kind=${kind}`}
          className="btn btn-quiet btn-sm"
          aria-label={t('overview.showProblems', { problems: text })}
        >
          {t('common.show')}
        </Link>
      </div>
    </li>
  );
}

const lengthOf = ({ length }: unknown[]) => length;

/** Each number counts the entries of the list that its tile links to. */
const Totals = () => (
  <Panel id="totals-title" title={t('overview.totals')}>
    <ul className={statTileStyles.statTiles}>
      <StatTile
        label={t('overview.contentItems')}
        endpoint={endpoints.content}
        getCount={(entries) => listAllTexts(entries).length}
        getDetail={describeTexts}
        to="/admin/content"
      />
      <StatTile
        label={t('overview.teamMembers')}
        endpoint={endpoints.teamMembers}
        getCount={lengthOf}
        getDetail={describeMembers}
        to="/admin/team"
      />
      <StatTile
        label={t('common.conferences')}
        endpoint={endpoints.conferences}
        getCount={lengthOf}
        getDetail={describeConferences}
        to="/admin/conferences"
      />
    </ul>
  </Panel>
);

function describeTexts(entries: ContentEntry[]): string {
  const defaults = listAllTexts(entries).filter(({ entry }) => !entry).length;
  return t('overview.editedTexts', { edited: entries.length, defaults });
}

function describeMembers(members: TeamMember[]): string {
  const inactive = members.filter(({ isActive }) => !isActive).length;
  return inactive === 0
    ? t('overview.allActive')
    : t('overview.activeMembers', { active: members.length - inactive, inactive });
}

const describeConferences = (listed: ListedConference[]): string =>
  conferenceStatuses
    .map((status) => ({ status, count: listed.filter((conference) => conference.status === status).length }))
    .filter(({ count }) => count > 0)
    .map(({ status, count }) => t(`overview.conferencesOf.${status}`, { count }))
    .join(t('lists.listSeparator'));

/** Storage key of the user's last choice; without one, the guide is visible until its steps are done. */
const choiceKey = 'majlis.getting-started';

type Guide = {
  /** Undefined until the steps are known, so that the guide does not flash. */
  done: DoneSteps | undefined;
  isVisible: boolean;
  choose: (choice: 'shown' | 'hidden') => void;
};

function useGettingStarted(): Guide {
  const { data: content } = useQuery(query(endpoints.content));
  const { data: heroImages } = useQuery(query(staffEndpoints.heroImages));
  const { data: conferences } = useQuery(query(endpoints.conferences));
  const [choice, setChoice] = useState(() => readStorage('localStorage', choiceKey));
  const done = content &&
    heroImages &&
    conferences && {
      texts: content.length > 0,
      images: heroImages.some(({ isActive }) => isActive),
      conference: conferences.some(({ status }) => status !== 'draft'),
    };
  const isUnfinished = done !== undefined && !(done.texts && done.images && done.conference);
  return {
    done,
    isVisible: done !== undefined && (choice === null ? isUnfinished : choice === 'shown'),
    choose(next) {
      writeStorage('localStorage', choiceKey, next);
      setChoice(next);
    },
  };
}
