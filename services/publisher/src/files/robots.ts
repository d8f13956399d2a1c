import { endpoints } from '@majlis/contracts/api/endpoints';
import { createContentLookup, parseAiTrainingPolicy } from '@majlis/contracts/site/content-lookup';
import { absoluteUrl, type FetchJson, type FileContext } from './render-file.js';

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

// Names in robots.txt, from https://github.com/ai-robots-txt/ai.robots.txt (MIT, August 2026). Google and Apple keep
// training apart from search by the Extended names. Left out are tools that anyone can run (Scrapy, img2dataset), and
// crawlers that train other models, index for search or answer a user's question.
export const trainingCrawlers = [
  'AI2Bot',
  'Ai2Bot-Dolma',
  'anthropic-ai',
  'Applebot-Extended',
  'Brightbot',
  'Bytespider',
  'CCBot',
  'ClaudeBot',
  'CloudVertexBot',
  'cohere-training-data-crawler',
  'Cotoyogi',
  'DeepSeekBot',
  'FacebookBot',
  'FriendlyCrawler',
  'Google-Extended',
  'GPTBot',
  'ICC-Crawler',
  'Kangaroo Bot',
  'LAIONDownloader',
  'Meta-ExternalAgent',
  'omgili',
  'PanguBot',
  'TikTokSpider',
  'Timpibot',
  'Webzio-Extended',
] as const;
