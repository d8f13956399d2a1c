/**
 * The robots.txt names of crawlers that collect texts to train language models, from
 * https://github.com/ai-robots-txt/ai.robots.txt (MIT, August 2026). Google-Extended and Applebot-Extended are the names by
 * which Google and Apple keep training apart from search. Left out are tools that anyone can run (Scrapy, img2dataset), and
 * crawlers that train other models, index for search or answer a user's question.
 */
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
