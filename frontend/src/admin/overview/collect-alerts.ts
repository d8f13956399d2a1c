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

/** Collects what staff should act on, the most visible problems first. */
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

/** Problems of the installation, summarised if there are several. Feeds have their own checks below. */
function systemAlerts(system: SystemStatus): DashboardAlert[] {
  const issues = findHealthIssues(system);
  const texts = issues.length > 2 ? [summarizeHealth(issues)] : issues.map(({ text }) => text);
  return texts.map((text) => ({ text, to: '/admin/status', action: 'See the status' }));
}

function noHeroImageAlerts(images: HeroImage[]): DashboardAlert[] {
  if (images.some(({ isActive }) => isActive)) return [];
  const text = 'No hero image is active: the home page shows the built-in pictures.';
  return [{ text, to: heroImagesPath, action: 'Add or activate one' }];
}

function heroImageChecks(images: HeroImage[]): Check[] {
  const active = images.filter(({ isActive }) => isActive);
  // An alt text that is empty or a file name describes nothing.
  const undescribed = active.filter(({ alt }) => /^\s*$|\.(jpe?g|png|webp|avif)$/i.test(alt)).length;
  const small = active.filter(
    ({ url }) => (parseStoredImageUrl(url)?.width ?? recommendedWidth) < recommendedWidth,
  ).length;
  return [
    {
      count: undescribed,
      singular: 'hero image has no alt text that says what it shows',
      plural: 'hero images have no alt text that says what they show',
      to: heroImagesPath,
      action: 'Describe it',
    },
    {
      count: small,
      singular: `hero image is narrower than ${recommendedWidth} px`,
      plural: `hero images are narrower than ${recommendedWidth} px`,
      to: heroImagesPath,
      action: 'Replace it',
    },
  ];
}

function conferenceChecks(conferences: ListedConference[]): Check[] {
  const now = new Date().toISOString();
  const upcoming = conferences.filter(({ status, endDate }) => status === 'published' && endDate > now);
  return [
    {
      count: upcoming.filter(({ counts }) => counts?.sessions === 0).length,
      singular: 'conference to come has no programme yet',
      plural: 'conferences to come have no programme yet',
      to: managementPath,
      action: 'Add sessions',
    },
    {
      count: conferences.filter(({ status, startDate }) => status === 'draft' && startDate < now).length,
      singular: 'conference has begun and is still a draft',
      plural: 'conferences have begun and are still drafts',
      to: managementPath,
      action: 'Publish or mend the dates',
    },
  ];
}

function feedChecks(sources: FeedSourceStatus[]): Check[] {
  const now = Date.now();
  const failing = sources.filter(({ error }) => error !== null);
  const stale = sources.filter((source) => source.error === null && isStale(source, now));
  const expiring = sources.filter(({ tokenExpiresAt }) => expiresSoon(tokenExpiresAt, now));
  const [failed, old] = [failing[0], stale[0]];
  const expiry = expiring[0]?.tokenExpiresAt;
  const feedsLink = { to: '/admin/feeds', action: 'See the sources' };
  return [
    {
      count: failing.length,
      singular: `outside feed could not be read: ${failed && `${sourceName(failed)} (${describeFeedError(failed)})`}. Its last good copy is shown`,
      plural: 'outside feeds could not be read. Their last good copies are shown',
      ...feedsLink,
    },
    {
      count: stale.length,
      singular: `outside feed has not been read since ${old?.succeededAt && formatDate(old.succeededAt, now)}: ${old && sourceName(old)}`,
      plural: 'outside feeds have not been read for more than a day',
      ...feedsLink,
    },
    {
      count: expiring.length,
      singular: `token ends on ${expiry && formatDate(expiry, now)} and has not renewed itself: that of the Instagram photos`,
      plural: 'tokens end soon and have not renewed themselves',
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
    action: 'Look at it',
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
    singular: 'text of the site still has its default wording',
    plural: 'texts of the site still have their default wording',
    to: '/admin/content',
    action: 'Review',
  };
}
