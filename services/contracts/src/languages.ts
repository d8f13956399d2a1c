/** Open Graph locales begin with the language tag. */
const locales: Record<string, string> = {
  English: 'en_GB',
  Spanish: 'es_ES',
  French: 'fr_FR',
  German: 'de_DE',
  Arabic: 'ar_AR',
  Chinese: 'zh_CN',
};

export const openGraphLocale = (name: string): string | undefined => locales[name];

export const languageTag = (name: string): string | undefined => openGraphLocale(name)?.slice(0, 2);

export type SiteLanguage = { tag: string; name: string; direction: 'ltr' | 'rtl' };

/**
 * The languages that the site has texts in (frontend/src/messages). Pages in the first one have no prefix in their address. Staff
 * choose in which others the site is published.
 */
export const siteLanguages: readonly [SiteLanguage, ...SiteLanguage[]] = [
  { tag: 'en', name: 'English', direction: 'ltr' },
  { tag: 'ar', name: 'العربية', direction: 'rtl' },
  { tag: 'ms', name: 'Bahasa Melayu', direction: 'ltr' },
];

export const [defaultLanguage] = siteLanguages;

/** The languages of the staff area, of which each member of staff chooses one. */
export const staffLanguages = siteLanguages.filter(({ tag }) => ['en', 'ar'].includes(tag));

/** 'ar, ms' as staff write it: the languages of that list which the site has texts in, after the default one. */
export function parsePublishedLanguages(list: string): SiteLanguage[] {
  const tags = splitList(list);
  return [defaultLanguage, ...siteLanguages.slice(1).filter(({ tag }) => tags.includes(tag))];
}

export const unknownLanguages = (list: string): string[] =>
  splitList(list).filter((tag) => !siteLanguages.some((language) => language.tag === tag));

const splitList = (list: string): string[] => list.toLowerCase().match(/[^\s,،]+/g) ?? [];

/** The address of a page in a language, from its address in the default one: '/ar/about'. */
export const pathInLanguage = (path: string, { tag }: Pick<SiteLanguage, 'tag'>): string =>
  tag === defaultLanguage.tag ? path : `/${tag}${path === '/' ? '' : path}`;

/** The read of the API at a path, with texts in a language. */
export const readInLanguage = (path: string, tag: string): string =>
  tag === defaultLanguage.tag ? path : `${path}${path.includes('?') ? '&' : '?'}lang=${tag}`;
