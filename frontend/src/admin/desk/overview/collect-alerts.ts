import type { ListedConference } from '@majlis/contracts/conferences/conferences';
import type { FeedSourceStatus } from '@majlis/contracts/feeds/feed-sources';
import { parseStoredImageUrl } from '@majlis/contracts/shared/stored-images';
import type { ContentEntry } from '@majlis/contracts/site/content.schema';
import { contentDefaults } from '@majlis/contracts/site/content-defaults';
import type { HeroImage } from '@majlis/contracts/site/hero-images.schema';
import type { TeamMember } from '@majlis/contracts/site/team-members.schema';
import type { SystemStatus } from '@majlis/contracts/staff/system-status';
import { t } from '#messages/staff';
import { hasOwnPath, sections } from '../../sections';
import { expiresSoon, formatDate, isStale, sourceName } from '../../sections/feeds/source-state';
import { managementPath } from '../../shell/conferences';
import { findHealthIssues, summarizeHealth } from '../status/health-issues';

export const reportedLists = sections
  .filter(hasOwnPath)
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

/** Collects what staff should act on, the most visible problems first. Problems of a single row belong to the content checks. */
export function collectAlerts(lists: DashboardData): DashboardAlert[] {
  const checks = [
    heroImageCheck(lists.heroImages),
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

function heroImageCheck(images: HeroImage[]): Check {
  const active = images.filter(({ isActive }) => isActive);
  const count = active.filter(
    ({ url }) => (parseStoredImageUrl(url)?.width ?? recommendedWidth) < recommendedWidth,
  ).length;
  const text = t('alerts.narrowHeroImages', { count, width: recommendedWidth });
  return { count, text, to: heroImagesPath, action: t('alerts.replaceImages') };
}

function conferenceChecks(conferences: ListedConference[]): Check[] {
  const now = new Date().toISOString();
  const upcoming = conferences.filter(({ status, endDate }) => status === 'published' && endDate > now);
  const empty = upcoming.filter(({ counts }) => counts?.sessions === 0).length;
  const started = conferences.filter(
    ({ status, startDate, endDate }) => status === 'draft' && startDate < now && endDate > now,
  ).length;
  const toConferences = (count: number, text: string, action: string) => ({ count, text, to: managementPath, action });
  return [
    toConferences(empty, t('alerts.withoutProgramme', { count: empty }), t('alerts.addSessions')),
    toConferences(started, t('alerts.startedDrafts', { count: started }), t('alerts.publishOrCorrect')),
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
  const text = t('alerts.membersWithoutSection', { count });
  return { count, text, to: '/admin/team', action: t('alerts.chooseSections') };
}

function defaultTextCheck(content: ContentEntry[]): Check {
  const keys = new Set(content.map(({ key }) => key));
  const count = Object.keys(contentDefaults).filter((key) => !keys.has(key)).length;
  return { count, text: t('alerts.defaultTexts', { count }), to: '/admin/content', action: t('alerts.reviewTexts') };
}
