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

type Check = { count: number; singular: string; plural: string; to: string; action: string };

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
    .map(({ count, singular, plural, to, action }) => ({
      text: count === 1 ? `One ${singular}.` : `${count} ${plural}.`,
      to,
      action,
    }));
  return [...systemAlerts(lists.system), ...noHeroImageAlerts(lists.heroImages), ...checks];
}

/** Several problems of the installation are summarized. Feeds have their own checks below. */
function systemAlerts(system: SystemStatus): DashboardAlert[] {
  const issues = findHealthIssues(system);
  const texts = issues.length > 2 ? [summarizeHealth(issues)] : issues.map(({ text }) => text);
  return texts.map((text) => ({ text, to: '/admin/status', action: 'See the status' }));
}

function noHeroImageAlerts(images: HeroImage[]): DashboardAlert[] {
  if (images.some(({ isActive }) => isActive)) return [];
  const text = 'No hero image is active. The home page shows the built-in images.';
  return [{ text, to: heroImagesPath, action: 'Add or activate one' }];
}

function heroImageChecks(images: HeroImage[]): Check[] {
  const active = images.filter(({ isActive }) => isActive);
  const small = active.filter(
    ({ url }) => (parseStoredImageUrl(url)?.width ?? recommendedWidth) < recommendedWidth,
  ).length;
  return [
    {
      count: small,
      singular: `hero image is narrower than ${recommendedWidth} px`,
      plural: `hero images are narrower than ${recommendedWidth} px`,
      to: heroImagesPath,
      action: 'Replace images',
    },
  ];
}

function conferenceChecks(conferences: ListedConference[]): Check[] {
  const now = new Date().toISOString();
  const upcoming = conferences.filter(({ status, endDate }) => status === 'published' && endDate > now);
  return [
    {
      count: upcoming.filter(({ counts }) => counts?.sessions === 0).length,
      singular: 'upcoming conference has no program yet',
      plural: 'upcoming conferences have no program yet',
      to: managementPath,
      action: 'Add sessions',
    },
    {
      count: conferences.filter(
        ({ status, startDate, endDate }) => status === 'draft' && startDate < now && endDate > now,
      ).length,
      singular: 'conference has started but is still a draft',
      plural: 'conferences have started but are still drafts',
      to: managementPath,
      action: 'Publish or correct the dates',
    },
  ];
}

function feedChecks(sources: FeedSourceStatus[]): Check[] {
  const now = Date.now();
  const failing = sources.filter(({ error }) => error !== null);
  const stale = sources.filter((source) => source.error === null && isStale(source, now));
  const expiring = sources.filter(({ tokenExpiresAt }) => expiresSoon(tokenExpiresAt, now));
  const [firstFailing, firstStale] = [failing[0], stale[0]];
  const expiry = expiring[0]?.tokenExpiresAt;
  const feedsLink = { to: '/admin/feeds', action: 'See the sources' };
  return [
    {
      count: failing.length,
      singular: `external feed could not be read: ${firstFailing && `${sourceName(firstFailing)} (${describeFeedError(firstFailing)})`}. Its earlier items are still shown`,
      plural: 'external feeds could not be read. Their earlier items are still shown',
      ...feedsLink,
    },
    {
      count: stale.length,
      singular: `external feed has not been read since ${firstStale?.succeededAt && formatDate(firstStale.succeededAt, now)}: ${firstStale && sourceName(firstStale)}`,
      plural: 'external feeds have not been read for more than a day',
      ...feedsLink,
    },
    {
      count: expiring.length,
      singular: `Instagram access token expires on ${expiry && formatDate(expiry, now)} and was not renewed automatically`,
      plural: 'Instagram access tokens expire soon and were not renewed automatically',
      ...feedsLink,
    },
  ];
}

function inactiveChecks({ heroImages, timelineEvents, teamMembers, partners, testimonials }: DashboardData): Check[] {
  const kinds = [
    { noun: 'hero image', rows: heroImages, to: heroImagesPath },
    { noun: 'timeline event', rows: timelineEvents, to: '/admin/timeline' },
    { noun: 'team member', rows: teamMembers, to: '/admin/team' },
    { noun: 'partner', rows: partners, to: '/admin/partners' },
    { noun: 'testimonial', rows: testimonials, to: '/admin/testimonials' },
  ];
  return kinds.map(({ noun, rows, to }) => ({
    count: rows.filter(({ isActive }) => !isActive).length,
    singular: `${noun} is inactive and not shown`,
    plural: `${noun}s are inactive and not shown`,
    to,
    action: `Show ${noun}s`,
  }));
}

function teamMemberCheck(members: TeamMember[]): Check {
  return {
    count: members.filter(({ isActive, categories }) => isActive && categories.length === 0).length,
    singular: 'team member is in no section and not shown',
    plural: 'team members are in no section and not shown',
    to: '/admin/team',
    action: 'Choose sections',
  };
}

function defaultTextCheck(content: ContentEntry[]): Check {
  const keys = new Set(content.map(({ key }) => key));
  return {
    count: Object.keys(contentDefaults).filter((key) => !keys.has(key)).length,
    singular: 'text still has its default wording',
    plural: 'texts still have their default wording',
    to: '/admin/content',
    action: 'Review texts',
  };
}
