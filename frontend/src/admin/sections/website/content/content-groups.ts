import type { ContentEntry } from '@majlis/contracts/site/content.schema';
import { contentDefaults, foundingYear, htmlContentKeys } from '@majlis/contracts/site/content-defaults';
import { t, texts } from '#messages/staff';
import { createWordMatcher } from '../../../../ui/text/word-matcher';
import { capitalize } from '../../../shell/text';

/** `entry` is undefined while the default applies. */
export type SiteText = { key: string; content: string; entry?: ContentEntry };
export type ContentGroup = { page: string; texts: SiteText[] };

export function groupContent(entries: ContentEntry[], filter: string): ContentGroup[] {
  const matches = createWordMatcher(filter);
  const matching = listAllTexts(entries).filter(({ key, content }) => matches(`${key}\n${content}`));
  const pages = [...new Set(matching.map(({ key }) => pageOf(key)))];
  return pages.map((page) => ({ page, texts: matching.filter(({ key }) => pageOf(key) === page) }));
}

/** Lists the texts of all keys; those without a saved text have their default. */
export function listAllTexts(entries: ContentEntry[]): SiteText[] {
  const saved = new Map(entries.map((entry) => [entry.key, entry]));
  const defaults = Object.entries(contentDefaults).map(([key, content]) => toSiteText(key, saved.get(key), content));
  const added = entries.filter(({ key }) => !(key in contentDefaults)).map((entry) => toSiteText(entry.key, entry));
  return [...defaults, ...added.toSorted((a, b) => a.key.localeCompare(b.key))];
}

const toSiteText = (key: string, entry?: ContentEntry, defaultContent = ''): SiteText => ({
  key,
  entry,
  content: entry?.content ?? defaultContent,
});

export const pageOf = (key: string) => key.slice(0, key.indexOf('.'));

const keyLabels: Record<string, Record<string, string>> = texts('contentLabels.keyLabels');
const wordSpellings: Record<string, string> = { linkedin: 'LinkedIn', youtube: 'YouTube', url: 'URL' };

/** Example: 'hero.title' becomes 'Title'. A language may have other labels for the site's own keys. */
export function labelInPage(key: string): string {
  const name = key.slice(key.indexOf('.') + 1);
  const label = keyLabels[pageOf(key)]?.[name];
  const words = name.split(/[._-]/).map((word) => wordSpellings[word] ?? word);
  return label ?? capitalize(words.join(' '));
}

/** Example: 'Title · Home page, top'. */
export const titleOfText = (key: string): string =>
  t('content.formTitle', { label: labelInPage(key), page: describePage(pageOf(key)).label });

export const isHtml = (key: string) => htmlContentKeys.includes(key);

const longTextLength = 80;
export const suggestType = ({ key, content }: Pick<SiteText, 'key' | 'content'>) =>
  isHtml(key) || content.length > longTextLength ? 'textarea' : 'text';

export const hasDefault = (key: string) => key in contentDefaults;

/** Says what the site shows instead of a text whose default is empty. */
export const emptyTextFallback = (key: string) =>
  ({
    'site.timezone': t('contentLabels.zoneOfComputer'),
    'site.languages': t('contentLabels.englishOnly'),
    'site.hijri_dates': t('contentLabels.gregorianOnly'),
    'impact.years': t('contentLabels.countedFrom', { year: foundingYear }),
    'podcast.apple_url': t('contentLabels.noLink'),
    'podcast.spotify_url': t('contentLabels.noLink'),
  })[key];

/** Paths by the first segment of a content key. */
const paths: Record<string, string> = {
  site: '/',
  hero: '/',
  about: '/about',
  blog: '/',
  research: '/research',
  podcast: '/podcasts',
  conferences: '/conferences',
  contact: '/contact',
  support: '/support',
  social: '/',
  impact: '/support',
};

const labels: Record<string, string> = texts('contentLabels.pageLabels');

export const describePage = (page: string): { label: string; publicPath?: string } => ({
  label: labels[page] ?? capitalize(page),
  publicPath: paths[page],
});
