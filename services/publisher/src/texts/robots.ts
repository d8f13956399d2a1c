import { createContentLookup, parseAiTrainingPolicy } from '@majlis/contracts/content-lookup';
import { endpoints } from '@majlis/contracts/endpoints';
import { absoluteUrl, type FetchJson, type FileContext } from './render-file.js';
import { trainingCrawlers } from './training-crawlers.js';

/** The API stays open to crawlers, which need it to render pages; its responses have a header that keeps them out of indexes. */
const staffArea = '/admin';

export async function renderRobotsTxt(fetchJson: FetchJson, { origin }: FileContext): Promise<string> {
  const { isAllowed } = parseAiTrainingPolicy(createContentLookup(await fetchJson(endpoints.content)));
  const allBots = ['User-agent: *', `Disallow: ${staffArea}`];
  const trainingBots = trainingCrawlers.map((name) => `User-agent: ${name}`);
  const groups = [
    allBots.join('\n'),
    ...(isAllowed
      ? []
      : [['# The texts of this site are not for training.', ...trainingBots, 'Disallow: /'].join('\n')]),
    `Sitemap: ${absoluteUrl(origin, 'sitemap.xml')}`,
  ];
  return `${groups.join('\n\n')}\n`;
}
