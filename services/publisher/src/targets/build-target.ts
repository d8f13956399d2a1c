import type { SiteLanguage } from '@majlis/contracts/shared/languages';
import type { FetchJson, FetchPicture } from '../files/render-file.js';
import type { SearchEntry } from '../search/search-entry.js';

export type ApiResponse = { status: number; text: string };

/** GET of a public API path. A 404 is a response; throws on 429, 5xx and when the service cannot be reached. */
export type FetchPath = (apiPath: string) => Promise<ApiResponse>;

export type HashedResponse = ApiResponse & { hash: string };
export type FetchWithHash = (apiPath: string) => Promise<HashedResponse>;

export type RenderContext = { origin: string; now: number; fetchPath: FetchPath; fetchPicture: FetchPicture };

/**
 * Ordinary jobs are built in the order of these stages, urgent ones in that of `urgentStages` (job-queue.ts). The details are the
 * pages of conferences, speakers and episodes, text pages, and the sitemaps.
 */
export const stages = ['main', 'details', 'sessions', 'images'] as const;
export type Stage = (typeof stages)[number];

export type BuildTarget = {
  /** The URL path, percent-encoded: '/about', '/sitemap.xml'. */
  path: string;
  stage: Stage;
  /** True if the file shows what is over and what is to come. It is rendered again every hour, even when nothing was saved. */
  isTimeDependent?: boolean;
  /** Reduces responses to what the file shows, so that other changes do not make the file stale. */
  narrowFetch?: (fetchHashed: FetchWithHash) => FetchWithHash;
  render(context: RenderContext): Promise<Buffer | string | undefined>;
  /** Returns the entries of the search index for this page. */
  fetchSearchEntries?: ((fetchJson: FetchJson) => Promise<SearchEntry[]>) | undefined;
  /** The same file in another language; undefined where all languages share one. */
  inLanguage?: (language: SiteLanguage) => BuildTarget;
};

/** Targets that change together, such as those of one conference or of all speakers. Each of its stages is built by a job. */
export type Group = string;

export const mainGroup: Group = 'main';
export const episodesGroup: Group = 'episodes';
export const textPagesGroup: Group = 'pages';
export const speakersGroup: Group = 'speakers';
/** The sitemaps and the pages of long lists. They are not part of the main group, because they need all conferences. */
export const sitemapsGroup: Group = 'sitemaps';
export const conferenceGroup = (id: string): Group => `conference ${id}`;

export const stagesOf = (group: Group): Stage[] => {
  if (group === mainGroup) return ['main', 'images'];
  if (group === sitemapsGroup) return ['details'];
  return group.startsWith('conference ') ? ['details', 'sessions', 'images'] : ['details', 'images'];
};
