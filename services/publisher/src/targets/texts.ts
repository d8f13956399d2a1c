import { fetchJson, NotFoundError } from '../api-client.js';
import { feedNames, renderFeed } from '../texts/feeds.js';
import { renderLlmsTxt } from '../texts/llms.js';
import { renderRobotsTxt } from '../texts/robots.js';
import { renderSitemap, renderSitemapChunk } from '../texts/sitemap.js';
import type { RenderFile } from '../texts/xml.js';
import type { BuildTarget, FetchWithHash, RenderContext, Stage } from './build-target.js';

type FileContent = Buffer | string | undefined;

/** Makes an output out of what writes a text or draws a picture. */
export const fileTarget = (
  address: string,
  stage: Stage,
  write: RenderFile<FileContent>,
  changesWithTime = false,
): BuildTarget => ({
  path: address,
  stage,
  isTimeDependent: changesWithTime,
  render: ({ fetchPath: read, origin, now: at }: RenderContext) =>
    write((wanted) => fetchJson(read, wanted), { origin, at }).catch((error: unknown) => {
      if (error instanceof NotFoundError) return undefined;
      throw error;
    }),
});

/** /robots.txt, /llms.txt and the feeds: they go with the main pages. */
export const mainTextTargets: BuildTarget[] = [
  fileTarget('/robots.txt', 'main', renderRobotsTxt),
  fileTarget('/llms.txt', 'main', renderLlmsTxt),
  ...feedNames.map((name) => fileTarget(`/feeds/${name}.xml`, 'main', renderFeed(name), name === 'conferences')),
];

/** Enough for as many addresses as there are conferences, sessions and episodes; those that are not needed are not written. */
export function sitemapTargets(addresses: number, lens: (read: FetchWithHash) => FetchWithHash): BuildTarget[] {
  const parts = Array.from({ length: Math.ceil(addresses / minUrlsPerSitemap) }, (_, index) => index + 1);
  const outputs = [
    fileTarget('/sitemap.xml', 'details', renderSitemap),
    ...parts.map((number) => fileTarget(`/sitemap-${number}.xml`, 'details', renderSitemapChunk(number))),
  ];
  return outputs.map((output) => ({ ...output, lens }));
}

const minUrlsPerSitemap = 40_000;
