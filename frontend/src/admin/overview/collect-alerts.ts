import type { ListedConference } from '@majlis/contracts/conferences';
import type { ContentEntry } from '@majlis/contracts/content';
import { contentDefaults } from '@majlis/contracts/content-defaults';
import type { FeedSourceStatus } from '@majlis/contracts/feed-sources';
import type { HeroImage } from '@majlis/contracts/hero-images';
import { parseStoredImageUrl } from '@majlis/contracts/stored-images';
import type { SystemStatus } from '@majlis/contracts/system-status';
import type { TeamMember } from '@majlis/contracts/team-members';
import { t } from '#messages/staff';
import { managementPath } from '../conferences/management-paths';
import { formatDate } from '../feeds/format-date-time';
import { sourceName } from '../feeds/sources/source-name';
import { expiresSoon, isStale } from '../feeds/sources/source-state';
import { isInMenu, sections } from '../sections';
import { findHealthIssues } from '../status/health-issues';
import { summarizeHealth } from '../status/summarize-health';

/** The lists whose inactive rows are reported. */
export const reportedLists = sections
  .filter(isInMenu)
  .flatMap(({ path, inactiveAlert }) => (inactiveAlert ? [{ path, ...inactiveAlert }] : []));

type ReportedLists = Partial<Record<(typeof reportedLists)[number]['kind'], { isActive: boolean }[]>>;

export type DashboardData = ReportedLists & {
  content: ContentEntry[];
  heroImages: HeroImage[];
  teamMembers: TeamMember[];
  conferences: ListedConference[];
  feedSources: FeedSourceStatus[];
  system: SystemStatus;
};

export type DashboardAlert = { text: string; to: string; action: string };

type Check = DashboardAlert & { count: number };

const recommendedWidth = 1920;
const heroImagesPath = '/admin/hero-images';

/** Collects what staff should act on, the most visible problems first. What is wrong in a single row is a content problem. */
export function collectAlerts(lists: DashboardData): DashboardAlert[] {
  const checks = [
    ...heroImageChecks(lists.heroImages),
    ...conferenceChecks(lists.conferences),
    ...feedChecks(lists.feedSources),
    ...inactiveChecks(lists),
    teamMemberCheck(lists.teamMembers),
    defaultTextCheck(lists.content),
  ]
    .filter(({ count }) => count > 0)
    .map(({ text, to, action }) => ({ text, to, action }));
  return [...systemAlerts(lists.system), ...noHeroImageAlerts(lists.heroImages), ...checks];
}

/** Several problems of the installation are summarized. Feeds have their own checks below. */
function systemAlerts(system: SystemStatus): DashboardAlert[] {
  const issues = findHealthIssues(system);
  const texts = issues.length > 2 ? [summarizeHealth(issues)] : issues.map(({ text }) => text);
  return texts.map((text) => ({ text, to: '/admin/status', action: t('alerts.seeStatus') }));
}

function noHeroImageAlerts(images: HeroImage[]): DashboardAlert[] {
  if (images.some(({ isActive }) => isActive)) return [];
  return [{ text: t('alerts.noHeroImage'), to: heroImagesPath, action: t('alerts.addOrActivate') }];
}

function heroImageChecks(images: HeroImage[]): Check[] {
  const active = images.filter(({ isActive }) => isActive);
  const small = active.filter(
    ({ url }) => (parseStoredImageUrl(url)?.width ?? recommendedWidth) < recommendedWidth,
  ).length;
  return [
    {
      count: small,
      text: t('alerts.narrowHeroImages', { count: small, width: recommendedWidth }),
      to: heroImagesPath,
      action: t('alerts.replaceImages'),
    },
  ];
}

function conferenceChecks(conferences: ListedConference[]): Check[] {
  const now = new Date().toISOString();
  const upcoming = conferences.filter(({ status, endDate }) => status === 'published' && endDate > now);
  const empty = upcoming.filter(({ counts }) => counts?.sessions === 0).length;
  const started = conferences.filter(
    ({ status, startDate, endDate }) => status === 'draft' && startDate < now && endDate > now,
  ).length;
  return [
    {
      count: empty,
      text: t('alerts.withoutProgramme', { count: empty }),
      to: managementPath,
      action: t('alerts.addSessions'),
    },
    {
      count: started,
      text: t('alerts.startedDrafts', { count: started }),
      to: managementPath,
      action: t('alerts.publishOrCorrect'),
    },
  ];
}

function feedChecks(sources: FeedSourceStatus[]): Check[] {
  const now = Date.now();
  const failing = sources.filter(({ error }) => error !== null);
  const stale = sources.filter((source) => source.error === null && isStale(source, now));
  const expiring = sources.filter(({ tokenExpiresAt }) => expiresSoon(tokenExpiresAt, now));
  const feedsLink = { to: '/admin/feeds', action: t('alerts.seeSources') };
  return [
    { count: failing.length, text: describeFailing(failing), ...feedsLink },
    { count: stale.length, text: describeStale(stale, now), ...feedsLink },
    { count: expiring.length, text: describeExpiring(expiring, now), ...feedsLink },
  ];
}

function describeFailing(sources: FeedSourceStatus[]): string {
  const [first, ...others] = sources;
  if (!first || others.length > 0) return t('alerts.feedsFailed', { count: sources.length });
  return t('alerts.oneFeedFailed', {
    name: sourceName(first),
    reason: t(`feedSources.errors.${first.error?.code ?? 'unexpected'}`),
  });
}

function describeStale(sources: FeedSourceStatus[], now: number): string {
  const [first, ...others] = sources;
  if (!first?.succeededAt || others.length > 0) return t('alerts.feedsStale', { count: sources.length });
  return t('alerts.oneFeedStale', { day: formatDate(first.succeededAt, now), name: sourceName(first) });
}

function describeExpiring(sources: FeedSourceStatus[], now: number): string {
  const [first, ...others] = sources;
  if (!first?.tokenExpiresAt || others.length > 0) return t('alerts.tokensExpire', { count: sources.length });
  return t('alerts.oneTokenExpires', { day: formatDate(first.tokenExpiresAt, now) });
}

const inactiveChecks = (lists: ReportedLists): Check[] =>
  reportedLists.map(({ kind, path }) => {
    const count = lists[kind]?.filter(({ isActive }) => !isActive).length ?? 0;
    return {
      count,
      text: t(`alerts.inactive.${kind}.text`, { count }),
      to: path,
      action: t(`alerts.inactive.${kind}.action`),
    };
  });

function teamMemberCheck(members: TeamMember[]): Check {
  const count = members.filter(({ isActive, categories }) => isActive && categories.length === 0).length;
  return {
    count,
    text: t('alerts.membersWithoutSection', { count }),
    to: '/admin/team',
    action: t('alerts.chooseSections'),
  };
}

function defaultTextCheck(content: ContentEntry[]): Check {
  const keys = new Set(content.map(({ key }) => key));
  const count = Object.keys(contentDefaults).filter((key) => !keys.has(key)).length;
  return { count, text: t('alerts.defaultTexts', { count }), to: '/admin/content', action: t('alerts.reviewTexts') };
}
