import type { ListedConference } from '@majlis/contracts/conferences';
import type { ContentEntry } from '@majlis/contracts/content';
import { contentDefaults } from '@majlis/contracts/content-defaults';
import type { FeedSourceStatus } from '@majlis/contracts/feed-sources';
import type { HeroImage } from '@majlis/contracts/hero-images';
import type { Partner } from '@majlis/contracts/partners';
import { parseStoredImageUrl } from '@majlis/contracts/stored-images';
import type { SystemStatus } from '@majlis/contracts/system-status';
import type { TeamMember } from '@majlis/contracts/team-members';
import type { Testimonial } from '@majlis/contracts/testimonials';
import type { TimelineEvent } from '@majlis/contracts/timeline-events';
import * as messages from '#messages/staff/alerts';
import { managementPath } from '../conferences/management-paths';
import { formatDate } from '../feeds/format-date-time';
import { describeFeedError } from '../feeds/sources/describe-feed-error';
import { sourceName } from '../feeds/sources/source-name';
import { expiresSoon, isStale } from '../feeds/sources/source-state';
import { findHealthIssues } from '../status/health-issues';
import { summarizeHealth } from '../status/summarize-health';

export type DashboardData = {
  content: ContentEntry[];
  heroImages: HeroImage[];
  timelineEvents: TimelineEvent[];
  teamMembers: TeamMember[];
  partners: Partner[];
  testimonials: Testimonial[];
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
  return texts.map((text) => ({ text, to: '/admin/status', action: messages.seeStatus }));
}

function noHeroImageAlerts(images: HeroImage[]): DashboardAlert[] {
  if (images.some(({ isActive }) => isActive)) return [];
  return [{ text: messages.noHeroImage, to: heroImagesPath, action: messages.addOrActivate }];
}

function heroImageChecks(images: HeroImage[]): Check[] {
  const active = images.filter(({ isActive }) => isActive);
  const small = active.filter(
    ({ url }) => (parseStoredImageUrl(url)?.width ?? recommendedWidth) < recommendedWidth,
  ).length;
  return [
    {
      count: small,
      text: messages.narrowHeroImages(small, recommendedWidth),
      to: heroImagesPath,
      action: messages.replaceImages,
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
      text: messages.withoutProgramme(empty),
      to: managementPath,
      action: messages.addSessions,
    },
    {
      count: started,
      text: messages.startedDrafts(started),
      to: managementPath,
      action: messages.publishOrCorrect,
    },
  ];
}

function feedChecks(sources: FeedSourceStatus[]): Check[] {
  const now = Date.now();
  const failing = sources.filter(({ error }) => error !== null);
  const stale = sources.filter((source) => source.error === null && isStale(source, now));
  const expiring = sources.filter(({ tokenExpiresAt }) => expiresSoon(tokenExpiresAt, now));
  const feedsLink = { to: '/admin/feeds', action: messages.seeSources };
  return [
    { count: failing.length, text: describeFailing(failing), ...feedsLink },
    { count: stale.length, text: describeStale(stale, now), ...feedsLink },
    { count: expiring.length, text: describeExpiring(expiring, now), ...feedsLink },
  ];
}

function describeFailing(sources: FeedSourceStatus[]): string {
  const [first, ...others] = sources;
  if (!first || others.length > 0) return messages.feedsFailed(sources.length);
  return messages.oneFeedFailed(sourceName(first), describeFeedError(first));
}

function describeStale(sources: FeedSourceStatus[], now: number): string {
  const [first, ...others] = sources;
  if (!first?.succeededAt || others.length > 0) return messages.feedsStale(sources.length);
  return messages.oneFeedStale(formatDate(first.succeededAt, now), sourceName(first));
}

function describeExpiring(sources: FeedSourceStatus[], now: number): string {
  const [first, ...others] = sources;
  if (!first?.tokenExpiresAt || others.length > 0) return messages.tokensExpire(sources.length);
  return messages.oneTokenExpires(formatDate(first.tokenExpiresAt, now));
}

function inactiveChecks({ heroImages, timelineEvents, teamMembers, partners, testimonials }: DashboardData): Check[] {
  const kinds = [
    { texts: messages.inactive.heroImages, rows: heroImages, to: heroImagesPath },
    { texts: messages.inactive.timelineEvents, rows: timelineEvents, to: '/admin/timeline' },
    { texts: messages.inactive.teamMembers, rows: teamMembers, to: '/admin/team' },
    { texts: messages.inactive.partners, rows: partners, to: '/admin/partners' },
    { texts: messages.inactive.testimonials, rows: testimonials, to: '/admin/testimonials' },
  ];
  return kinds.map(({ texts, rows, to }) => {
    const count = rows.filter(({ isActive }) => !isActive).length;
    return { count, text: texts.text(count), to, action: texts.action };
  });
}

function teamMemberCheck(members: TeamMember[]): Check {
  const count = members.filter(({ isActive, categories }) => isActive && categories.length === 0).length;
  return { count, text: messages.membersWithoutSection(count), to: '/admin/team', action: messages.chooseSections };
}

function defaultTextCheck(content: ContentEntry[]): Check {
  const keys = new Set(content.map(({ key }) => key));
  const count = Object.keys(contentDefaults).filter((key) => !keys.has(key)).length;
  return { count, text: messages.defaultTexts(count), to: '/admin/content', action: messages.reviewTexts };
}
