import { plural } from '../language';

const countOf = (count: number, single: string, many: string): string =>
  plural(count, `One ${single}.`, `${count} ${many}.`);

export const seeStatus = 'See the status';

export const noHeroImage = 'No hero image is active. The home page shows the built-in images.';
export const addOrActivate = 'Add or activate one';
export const narrowHeroImages = (count: number, width: number): string =>
  countOf(count, `hero image is narrower than ${width} px`, `hero images are narrower than ${width} px`);
export const replaceImages = 'Replace images';

export const withoutProgramme = (count: number): string =>
  countOf(count, 'upcoming conference has no program yet', 'upcoming conferences have no program yet');
export const addSessions = 'Add sessions';
export const startedDrafts = (count: number): string =>
  countOf(count, 'conference has started but is still a draft', 'conferences have started but are still drafts');
export const publishOrCorrect = 'Publish or correct the dates';

export const oneFeedFailed = (name: string, reason: string): string =>
  `One external feed could not be read: ${name} (${reason}). Its earlier items are still shown.`;
export const feedsFailed = (count: number): string =>
  `${count} external feeds could not be read. Their earlier items are still shown.`;
export const oneFeedStale = (day: string, name: string): string =>
  `One external feed has not been read since ${day}: ${name}.`;
export const feedsStale = (count: number): string => `${count} external feeds have not been read for more than a day.`;
export const oneTokenExpires = (day: string): string =>
  `One Instagram access token expires on ${day} and was not renewed automatically.`;
export const tokensExpire = (count: number): string =>
  `${count} Instagram access tokens expire soon and were not renewed automatically.`;
export const seeSources = 'See the sources';

type Inactive = { text: (count: number) => string; action: string };

const inactiveRows = (noun: string): Inactive => ({
  text: (count) => countOf(count, `${noun} is inactive and not shown`, `${noun}s are inactive and not shown`),
  action: `Show ${noun}s`,
});

type InactiveKind = 'heroImages' | 'timelineEvents' | 'teamMembers' | 'partners' | 'testimonials';

export const inactive: Record<InactiveKind, Inactive> = {
  heroImages: inactiveRows('hero image'),
  timelineEvents: inactiveRows('timeline event'),
  teamMembers: inactiveRows('team member'),
  partners: inactiveRows('partner'),
  testimonials: inactiveRows('testimonial'),
};

export const membersWithoutSection = (count: number): string =>
  countOf(count, 'team member is in no section and not shown', 'team members are in no section and not shown');
export const chooseSections = 'Choose sections';
export const defaultTexts = (count: number): string =>
  countOf(count, 'text still has its default wording', 'texts still have their default wording');
export const reviewTexts = 'Review texts';
