import { createContentLookup, parseAiTrainingPolicy } from '@majlis/contracts/content-lookup';
import { endpoints } from '@majlis/contracts/endpoints';
import { trainingCrawlers } from './training-crawlers.js';
import { absoluteUrl, type FetchJson, type FileContext } from './xml.js';

/** The API is open to crawlers: they draw pages as browsers do. It is its answers that are not to be listed. */
const staffArea = '/admin';

/** /robots.txt */
export async function renderRobotsTxt(read: FetchJson, { origin }: FileContext): Promise<string> {
  const { isAllowed } = parseAiTrainingPolicy(createContentLookup(await read(endpoints.content)));
  const everybody = ['User-agent: *', `Disallow: ${staffArea}`];
  const learners = trainingCrawlers.map((name) => `User-agent: ${name}`);
  const groups = [
    everybody.join('\n'),
    ...(isAllowed ? [] : [['# The texts of this site are not for training.', ...learners, 'Disallow: /'].join('\n')]),
    `Sitemap: ${absoluteUrl(origin, 'sitemap.xml')}`,
  ];
  return `${groups.join('\n\n')}\n`;
}
