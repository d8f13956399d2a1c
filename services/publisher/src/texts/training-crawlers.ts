/**
 * Crawlers that gather texts to train language models, by the names they answer to in robots.txt, and those by which
 * Google and Apple ask for a permission apart from that for search (Google-Extended, Applebot-Extended). From the list
 * at https://github.com/ai-robots-txt/ai.robots.txt (MIT), state of August 2026: whatever it says is for training, except
 * what is a program anybody may run (Scrapy, img2dataset) and what learns something else than to write. Crawlers that
 * answer a person's question, or index for search, are none of these and stay welcome.
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
