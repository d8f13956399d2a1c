import type { VisitPeriod } from '@majlis/contracts/visits';
import { locale, plural } from '../language';

export const description = 'Which pages are read, and how visitors found them.';
/** What is loading. */
export const loadedVisits = 'visits';
export const help = [
  'A view is a page that somebody opened, also again. Views are added up every hour, as sums per day. Robots, staff and previews are left out. Who reads is not recorded, so there is no number of visitors.',
  '“Came from” counts the links of other sites that were followed to any page of this one. Many browsers and apps do not tell.',
  'Each word of a search is counted by itself, and listed once it was searched for three times.',
  'Your privacy page may say: “We count how often each page of this site is read, which sites link to us and which words are searched for, as sums per day. For this we use no cookies and no service of others, and we store nothing about you.”',
];

export const period = 'Period';
export const periods: Record<VisitPeriod, string> = {
  7: 'Last 7 days',
  30: 'Last 30 days',
  90: 'Last 90 days',
  364: 'Last 12 months',
};
export const wholeSite = 'The whole site';

export const notCounted =
  'Visits are not counted: {setting} is off in the settings of this installation. What was counted before is kept.';
export const countingStarts =
  'Counting starts with the first visit. A view appears here after an hour or a little more.';
export const noViews = 'No views in this period.';
export const views = 'Views';
/** '1 view', '1,204 views' */
export const viewCount = (count: number): string => `${count.toLocaleString(locale)} ${plural(count, 'view', 'views')}`;

export const viewsPerDay = (most: number, day: string): string => `Views per day, ${viewCount(most)} at most (${day})`;
export const viewsPerWeek = (most: number, week: string): string =>
  `Views per week, ${viewCount(most)} at most (${week})`;
export const viewsOf = (days: string, count: number): string => `${days}: ${viewCount(count)}`;
export const showAsTable = 'Show as a table';
export const day = 'Day';
export const week = 'Week';

export const topPages = 'Most read pages';
export const page = 'Page';
export const homePage = 'Home page';
export const search = 'Search';
export const cameFrom = 'Came from';
export const site = 'Site';
export const noLinkFollowed = 'No link of another site was followed in this period.';
export const searchedFor = (searches: number): string => `Searched for (${searches.toLocaleString(locale)})`;
export const word = 'Word';
export const searches = 'Searches';
export const noWord = 'No word was searched for three times in this period.';
export const wordsNotFound = 'Words that found nothing';

export const read = 'Read';
export const loadFailed = 'The visits could not be loaded.';
export const viewsOfConference = (count: number): string => `${viewCount(count)} of its pages in the last 30 days.`;
export const notCountedHere = 'Visits are not counted in this installation.';
export const seeVisits = 'See the visits';
