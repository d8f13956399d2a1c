import { defaultLanguage, pathInLanguage, readInLanguage, type SiteLanguage } from '@majlis/contracts/shared/languages';
import { mainPages } from '@majlis/contracts/site/main-pages';
import { entriesInLanguage, type FetchSearchEntries } from '../search/search-entry.js';
import type { BuildTarget, RenderContext, Stage } from './build-target.js';

/** The path has no prefix of the language. Implemented by frontend/src/publisher/render-page.tsx; `shell` is the built index.html. */
export type RenderPage = (
  path: string,
  context: RenderContext & { language: string; shell: string },
) => Promise<{ status: number; html: string }>;

/** The gateway sends these for unknown paths: of any kind, of conferences, of sessions, of proceedings, of speakers and of episodes. */
const notFoundPages = ['/404', '/404/conference', '/404/session', '/404/proceedings', '/404/speaker', '/404/episode'];

/** The built index.html of each language. */
export type Shells = ReadonlyMap<string, string>;

export type PageOptions = { isTimeDependent?: boolean; fetchSearchEntries?: FetchSearchEntries | undefined };

export function createPageTarget(renderPage: RenderPage, shells: Shells) {
  return function pageTarget(
    path: string,
    stage: Stage,
    options: PageOptions = {},
    language: SiteLanguage = defaultLanguage,
  ): BuildTarget {
    return {
      path: pathInLanguage(path, language),
      stage,
      isTimeDependent: options.isTimeDependent ?? false,
      fetchSearchEntries: options.fetchSearchEntries && entriesInLanguage(options.fetchSearchEntries, language),
      async render(context) {
        const { tag } = language;
        const { status, html } = await renderPage(path, {
          ...context,
          fetchPath: (apiPath) => context.fetchPath(readInLanguage(apiPath, tag)),
          language: tag,
          shell: shells.get(tag) ?? '',
        });
        return status === 200 || notFoundPages.includes(path) ? html : undefined;
      },
      inLanguage: (other) => pageTarget(path, stage, options, other),
    };
  };
}

export const conferencePath = (slug: string) => `/conferences/${encodeURIComponent(slug)}`;
export const changesPath = (slug: string) => `${conferencePath(slug)}/changes`;
export const conferenceListPath = (page: number) => `/conferences/pages/${page}`;
export const sessionPath = (slug: string, sessionSlug: string) =>
  `${conferencePath(slug)}/sessions/${encodeURIComponent(sessionSlug)}`;
export const proceedingsPath = (slug: string) => `${conferencePath(slug)}/proceedings`;
export const speakerPath = (slug: string) => `/speakers/${encodeURIComponent(slug)}`;
export const episodePath = (slug: string) => `/podcasts/${encodeURIComponent(slug)}`;
export const textPagePath = (slug: string) => `/${encodeURIComponent(slug)}`;
/** The page of the search is not for search engines, and so in no sitemap. */
export const mainPaths = [...mainPages, '/search', ...notFoundPages];
