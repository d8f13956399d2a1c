import type { ListedConference } from '@majlis/contracts/conferences';
import type { ContentEntry } from '@majlis/contracts/content';
import { contentDefaults } from '@majlis/contracts/content-defaults';
import type { FeedSourceStatus } from '@majlis/contracts/feed-sources';
import type { HeroImage } from '@majlis/contracts/hero-images';
import type { Partner } from '@majlis/contracts/partners';
import { storedImage } from '@majlis/contracts/stored-images';
import type { SystemStatus } from '@majlis/contracts/system-status';
import type { TeamMember } from '@majlis/contracts/team-members';
import type { Testimonial } from '@majlis/contracts/testimonials';
import type { TimelineEvent } from '@majlis/contracts/timeline-events';
import { managerPath } from '../conferences/manager-paths';
import { dayOf } from '../feeds/moments';
import { failureInWords } from '../feeds/sources/failure-in-words';
import { sourceName } from '../feeds/sources/source-name';
import { endsSoon, isStale } from '../feeds/sources/source-state';
import { troubles } from '../status/troubles';
import { verdictOf } from '../status/verdict-words';

export type Lists = {
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

export type Matter = { text: string; to: string; action: string };

type Check = { number: number; one: string; many: string; to: string; action: string };

const recommendedWidth = 1920;
const toImages = '/admin/hero-images';

/** What staff should look at, the more visible first. */
export function matters(lists: Lists): Matter[] {
  const found = [
    ...ofImages(lists.heroImages),
    ...ofConferences(lists.conferences),
    ...ofFeeds(lists.feedSources),
    ...inactive(lists),
    ofMembers(lists.teamMembers),
    ofTexts(lists.content),
  ]
    .filter(({ number }) => number > 0)
    .map(({ number, one, many, to, action }) => ({
      text: number === 1 ? `One ${one}.` : `${number} ${many}.`,
      to,
      action,
    }));
  return [...ofSystem(lists.system), ...ofNoImages(lists.heroImages), ...found];
}

/** What the installation itself lacks: in a sentence, when it is much. (Of outside feeds it is said below.) */
function ofSystem(system: SystemStatus): Matter[] {
  const found = troubles(system);
  const texts = found.length > 2 ? [verdictOf(found)] : found.map(({ text }) => text);
  return texts.map((text) => ({ text, to: '/admin/status', action: 'See the status' }));
}

function ofNoImages(images: HeroImage[]): Matter[] {
  if (images.some(({ isActive }) => isActive)) return [];
  const text = 'No hero image is active: the home page shows the built-in pictures.';
  return [{ text, to: toImages, action: 'Add or activate one' }];
}

function ofImages(images: HeroImage[]): Check[] {
  const active = images.filter(({ isActive }) => isActive);
  // Nothing, or the name of a file.
  const wordless = active.filter(({ alt }) => /^\s*$|\.(jpe?g|png|webp|avif)$/i.test(alt)).length;
  const small = active.filter(({ url }) => (storedImage(url)?.width ?? recommendedWidth) < recommendedWidth).length;
  return [
    {
      number: wordless,
      one: 'hero image has no alt text that says what it shows',
      many: 'hero images have no alt text that says what they show',
      to: toImages,
      action: 'Describe it',
    },
    {
      number: small,
      one: `hero image is narrower than ${recommendedWidth} px`,
      many: `hero images are narrower than ${recommendedWidth} px`,
      to: toImages,
      action: 'Replace it',
    },
  ];
}

function ofConferences(conferences: ListedConference[]): Check[] {
  const now = new Date().toISOString();
  const toCome = conferences.filter(({ status, endDate }) => status === 'published' && endDate > now);
  return [
    {
      number: toCome.filter(({ figures }) => figures?.sessions === 0).length,
      one: 'conference to come has no programme yet',
      many: 'conferences to come have no programme yet',
      to: managerPath,
      action: 'Add sessions',
    },
    {
      number: conferences.filter(({ status, startDate }) => status === 'draft' && startDate < now).length,
      one: 'conference has begun and is still a draft',
      many: 'conferences have begun and are still drafts',
      to: managerPath,
      action: 'Publish or mend the dates',
    },
  ];
}

function ofFeeds(sources: FeedSourceStatus[]): Check[] {
  const now = Date.now();
  const failing = sources.filter(({ error }) => error !== null);
  const stale = sources.filter((source) => source.error === null && isStale(source, now));
  const ending = sources.filter(({ tokenExpiresAt }) => endsSoon(tokenExpiresAt, now));
  const [failed, old] = [failing[0], stale[0]];
  const end = ending[0]?.tokenExpiresAt;
  const toFeeds = { to: '/admin/feeds', action: 'See the sources' };
  return [
    {
      number: failing.length,
      one: `outside feed could not be read: ${failed && `${sourceName(failed)} (${failureInWords(failed)})`}. Its last good copy is shown`,
      many: 'outside feeds could not be read. Their last good copies are shown',
      ...toFeeds,
    },
    {
      number: stale.length,
      one: `outside feed has not been read since ${old?.succeededAt && dayOf(old.succeededAt, now)}: ${old && sourceName(old)}`,
      many: 'outside feeds have not been read for more than a day',
      ...toFeeds,
    },
    {
      number: ending.length,
      one: `token ends on ${end && dayOf(end, now)} and has not renewed itself: that of the Instagram photos`,
      many: 'tokens end soon and have not renewed themselves',
      ...toFeeds,
    },
  ];
}

function inactive({ heroImages, timelineEvents, teamMembers, partners, testimonials }: Lists): Check[] {
  const kinds = [
    { noun: 'hero image', rows: heroImages, to: toImages },
    { noun: 'timeline event', rows: timelineEvents, to: '/admin/timeline' },
    { noun: 'team member', rows: teamMembers, to: '/admin/team' },
    { noun: 'partner', rows: partners, to: '/admin/partners' },
    { noun: 'testimonial', rows: testimonials, to: '/admin/testimonials' },
  ];
  return kinds.map(({ noun, rows, to }) => ({
    number: rows.filter(({ isActive }) => !isActive).length,
    one: `${noun} is inactive and not shown`,
    many: `${noun}s are inactive and not shown`,
    to,
    action: 'Look at it',
  }));
}

function ofMembers(members: TeamMember[]): Check {
  return {
    number: members.filter(({ isActive, categories }) => isActive && categories.length === 0).length,
    one: 'team member is in no section and not shown',
    many: 'team members are in no section and not shown',
    to: '/admin/team',
    action: 'Choose sections',
  };
}

function ofTexts(content: ContentEntry[]): Check {
  const keys = new Set(content.map(({ key }) => key));
  return {
    number: Object.keys(contentDefaults).filter((key) => !keys.has(key)).length,
    one: 'text of the site still has its default wording',
    many: 'texts of the site still have their default wording',
    to: '/admin/content',
    action: 'Review',
  };
}
