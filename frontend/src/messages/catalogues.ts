import { defaultLanguage, type SiteLanguage, siteLanguages, staffLanguages } from '@majlis/contracts/shared/languages';
import type { MessageCode } from '@majlis/contracts/shared/messages';
import type { CompiledMessage } from 'icu-minify/format';
import type site from './en/site.json';
import type staff from './en/staff.json';

type Loaded = {
  language: SiteLanguage;
  /** Begins the paths of pages in this language. The staff area is at the same paths in all languages. */
  pathPrefix: string;
  site: typeof site;
  staff?: typeof staff;
  /** English needs none, because the services send their messages in it. */
  services?: Record<MessageCode, CompiledMessage>;
};

let loaded: Loaded | undefined;

/**
 * Loads the texts of a language. Modules read them while they are evaluated, so this comes before the import of any module
 * with texts: in start.ts, in the publisher's renderer and in the set-up of tests.
 */
export async function loadSiteTexts(tag: string, { isStaffArea = false } = {}): Promise<void> {
  const language = siteLanguages.find((each) => each.tag === tag) ?? defaultLanguage;
  const pathPrefix = isStaffArea || language === defaultLanguage ? '' : `/${language.tag}`;
  const { default: site } = await import(`./${language.tag}/site.json`);
  setTexts({ language, pathPrefix, site });
}

/** Loads the texts of the staff area, before any of its modules is imported. */
export async function loadStaffTexts(): Promise<void> {
  const { language } = loadedTexts();
  const { tag } = staffLanguages.find((each) => each.tag === language.tag) ?? defaultLanguage;
  const { default: staff } = await import(`./${tag}/staff.json`);
  const { default: services } = tag === defaultLanguage.tag ? {} : await import(`./${tag}/services.json`);
  setTexts({ ...loadedTexts(), staff, services });
}

export function setTexts(texts: Loaded): void {
  loaded = texts;
}

export function loadedTexts(): Loaded {
  if (!loaded) throw new Error('A module with texts was imported before the texts of the page');
  return loaded;
}
