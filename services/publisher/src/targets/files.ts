import { changesFeedPath } from '@majlis/contracts/programme/programme-changes';
import { defaultLanguage, pathInLanguage } from '@majlis/contracts/shared/languages';
import { embedPaths } from '@majlis/contracts/site/oembed.schema';
import { fetchJson, NotFoundError } from '../api-client.js';
import { renderChangesFeed } from '../files/changes-feed.js';
import { renderEventsEmbed, renderProgrammeEmbed } from '../files/embeds.js';
import { renderFeed } from '../files/feeds.js';
import { renderLlmsTxt } from '../files/llms.js';
import { fetchInLanguage, type RenderFile } from '../files/render-file.js';
import { renderRobotsTxt } from '../files/robots.js';
import { renderSitemap, renderSitemapChunk } from '../files/sitemap.js';
import { messagesIn } from '../messages.js';
import type { BuildTarget, FetchWithHash, Stage } from './build-target.js';

type FileContent = Buffer | string | undefined;

export const fileTarget = (
  path: string,
  stage: Stage,
  renderFile: RenderFile<FileContent>,
  isTimeDependent = false,
  language = defaultLanguage,
): BuildTarget => ({
  path: pathInLanguage(path, language),
  stage,
  isTimeDependent,
  render: ({ fetchPath, ...context }) =>
    renderFile(
      fetchInLanguage((endpoint) => fetchJson(fetchPath, endpoint), language),
      { ...context, language, messages: messagesIn(language) },
    ).catch((error: unknown) => {
      if (error instanceof NotFoundError) return undefined;
      throw error;
    }),
});

/** Creates the target of a file that each language has. */
export const translatedFileTarget = (...file: Parameters<typeof fileTarget>): BuildTarget => {
  const [path, stage, renderFile, isTimeDependent] = file;
  return {
    ...fileTarget(...file),
    inLanguage: (language) => fileTarget(path, stage, renderFile, isTimeDependent, language),
  };
};

export const mainFileTargets: BuildTarget[] = [
  fileTarget('/robots.txt', 'main', renderRobotsTxt),
  fileTarget('/llms.txt', 'main', renderLlmsTxt),
  fileTarget(embedPaths.events, 'main', renderEventsEmbed, true),
  ...(['research', 'blog', 'podcast'] as const).map((name) =>
    fileTarget(`/feeds/${name}.xml`, 'main', renderFeed(name)),
  ),
  translatedFileTarget('/feeds/conferences.xml', 'main', renderFeed('conferences'), true),
];

export const changesFeedTarget = (conferenceId: string, slug: string): BuildTarget =>
  translatedFileTarget(changesFeedPath(conferenceId), 'details', renderChangesFeed(slug));

export const programmeEmbedTarget = (conferenceId: string, slug: string): BuildTarget =>
  fileTarget(embedPaths.conference(conferenceId), 'details', renderProgrammeEmbed(slug));

/** Chunks that turn out to be unnecessary render to nothing, so `urlCount` may be an upper bound. */
export function sitemapTargets(
  urlCount: number,
  narrowFetch: (fetchHashed: FetchWithHash) => FetchWithHash,
): BuildTarget[] {
  const chunks = Array.from({ length: Math.ceil(urlCount / minUrlsPerSitemap) }, (_, index) => index + 1);
  const targets = [
    fileTarget('/sitemap.xml', 'details', renderSitemap),
    ...chunks.map((number) => fileTarget(`/sitemap-${number}.xml`, 'details', renderSitemapChunk(number))),
  ];
  return targets.map((target) => ({ ...target, narrowFetch }));
}

const minUrlsPerSitemap = 40_000;
