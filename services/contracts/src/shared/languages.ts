/** Open Graph locales begin with the language tag. */
const locales: Record<string, string> = {
  English: 'en_GB',
  Spanish: 'es_ES',
  French: 'fr_FR',
  German: 'de_DE',
  Arabic: 'ar_AR',
  Malay: 'ms_MY',
  Chinese: 'zh_CN',
};

export const openGraphLocale = (name: string): string | undefined => locales[name];

export const languageTag = (name: string): string | undefined => openGraphLocale(name)?.slice(0, 2);

/** `locale` is for dates and numbers. */
export type SiteLanguage = {
  tag: string;
  name: string;
  direction: 'ltr' | 'rtl';
  locale: string;
  openGraphLocale: string;
};

/**
 * The languages that the site has texts in (frontend/src/messages). Pages in the first one have no prefix in their address. Staff
 * choose in which others the site is published.
 */
export const siteLanguages: readonly [SiteLanguage, ...SiteLanguage[]] = [
  { tag: 'en', name: 'English', direction: 'ltr', locale: 'en-GB', openGraphLocale: 'en_GB' },
  // All Arabic countries read Latin digits, which ISBNs, addresses and the texts of staff have, too.
  { tag: 'ar', name: 'العربية', direction: 'rtl', locale: 'ar-u-nu-latn', openGraphLocale: 'ar_AR' },
  { tag: 'ms', name: 'Bahasa Melayu', direction: 'ltr', locale: 'ms-MY', openGraphLocale: 'ms_MY' },
];

export const [defaultLanguage] = siteLanguages;

/** The languages of the staff area, of which each member of staff chooses one. */
export const staffLanguages = siteLanguages.filter(({ tag }) => ['en', 'ar'].includes(tag));

/** Returns the languages of a list such as 'ar, ms', as staff write it, in which the site has texts, after the default one. */
export function parsePublishedLanguages(list: string): SiteLanguage[] {
  const tags = splitList(list);
  return [defaultLanguage, ...siteLanguages.slice(1).filter(({ tag }) => tags.includes(tag))];
}

export const unknownLanguages = (list: string): string[] =>
  splitList(list).filter((tag) => !siteLanguages.some((language) => language.tag === tag));

const splitList = (list: string): string[] => list.toLowerCase().match(/[^\s,،]+/g) ?? [];

/** Returns the address of a page in a language, such as '/ar/about', from its address in the default one. */
export const pathInLanguage = (path: string, { tag }: Pick<SiteLanguage, 'tag'>): string =>
  tag === defaultLanguage.tag ? path : `/${tag}${path === '/' ? '' : path}`;

/** Reverses `pathInLanguage`. */
export const pathInDefaultLanguage = (path: string): string => {
  const tag = languageOfPath(path);
  return tag === defaultLanguage.tag ? path : path.slice(tag.length + 1) || '/';
};

/** Adds the language to the path of a read, unless it is the default one. */
export const readInLanguage = (path: string, tag: string): string =>
  tag === defaultLanguage.tag ? path : `${path}${path.includes('?') ? '&' : '?'}lang=${tag}`;

/** The language of the page at a path of the site. */
export const languageOfPath = (path: string): string =>
  siteLanguages.find(({ tag }) => path.split('/')[1] === tag)?.tag ?? defaultLanguage.tag;

/** Small words by the languages of the site with Latin letters. No other language in which staff write has these words. */
const smallWords: Record<string, RegExp> = {
  en: /\b(?:about|and|are|between|by|for|from|how|is|of|our|that|the|to|we|what|who|why|with)\b/gi,
  ms: /\b(?:adalah|akan|antara|apa|atau|bagi|bukan|dalam|dan|dari|daripada|dengan|di|ialah|ini|itu|kami|kepada|kita|oleh|pada|tentang|tidak|untuk|yang)\b/gi,
};

/** Conferences may be held in these languages, too. */
const otherLatinLanguages = ['es', 'fr', 'de'];

/** A longer text would not change the result. */
const maxDetectedLength = 1_500;

const scripts: [RegExp, string][] = [
  [/\p{Script=Latin}/gu, ''],
  [/\p{Script=Arabic}/gu, 'ar'],
  [/\p{Script=Han}/gu, 'zh'],
];

const countMatches = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/** The language of the script that most letters have: empty for Latin letters, undefined without letters. */
function detectScript(text: string): string | undefined {
  const [best] = scripts
    .map(([letters, tag]) => ({ tag, count: countMatches(text, letters) }))
    .sort((one, other) => other.count - one.count);
  return best?.count ? best.tag : undefined;
}

/**
 * Detects the language of a text that may not be translated, by its letters and small words. `original` is the language in which it
 * may have been written. A text in Latin letters without such words is in the language of the page if that has Latin letters.
 * `letters` decide about the script.
 */
export function detectTextLanguage(
  text: string,
  pageLanguage: string,
  { original = 'en', letters = text }: { original?: string | undefined; letters?: string | undefined } = {},
): string {
  const script = detectScript(letters.slice(0, maxDetectedLength));
  if (script !== '') return script ?? pageLanguage;
  const start = text.slice(0, maxDetectedLength);
  const [likeliest] = Object.entries(smallWords)
    .map(([tag, words]) => ({ tag, count: countMatches(start, words) }))
    .sort((one, other) => other.count - one.count);
  if (likeliest?.count) return likeliest.tag;
  const isInLatin = original in smallWords || otherLatinLanguages.includes(original);
  if (isInLatin && original !== defaultLanguage.tag) return original;
  return pageLanguage in smallWords ? pageLanguage : 'en';
}
