import { reads } from '@majlis/contracts/endpoints';
import { aiTraining, siteTexts } from '@majlis/contracts/site-texts';
import { trainingCrawlers } from './training-crawlers.js';
import { addressOn, type Circumstances, type ReadAnswer } from './writing.js';

/** The API is open to crawlers: they draw pages as browsers do. It is its answers that are not to be listed. */
const staffArea = '/admin';

/** /robots.txt */
export async function robots(read: ReadAnswer, { origin }: Circumstances): Promise<string> {
  const { isAllowed } = aiTraining(siteTexts(await read(reads.content)));
  const everybody = ['User-agent: *', `Disallow: ${staffArea}`];
  const learners = trainingCrawlers.map((name) => `User-agent: ${name}`);
  const groups = [
    everybody.join('\n'),
    ...(isAllowed ? [] : [['# The texts of this site are not for training.', ...learners, 'Disallow: /'].join('\n')]),
    `Sitemap: ${addressOn(origin, 'sitemap.xml')}`,
  ];
  return `${groups.join('\n\n')}\n`;
}
