import { readFeedsSettings } from './read-settings.js';

const validSettings = {
  PORT: '0',
  DATABASE_URL: 'postgres://majlis_feeds:secret@127.0.0.1:5432/majlis',
  PUBLIC_ORIGIN: 'http://localhost:8080',
  OBJECT_STORE_URL: 'file:///tmp/images',
};

test('feeds are separated by spaces or commas and deduplicated', () => {
  const settings = readFeedsSettings({
    ...validSettings,
    RESEARCH_FEEDS: 'https://a.example/rss, https://b.example/rss\nhttps://a.example/rss',
  });
  expect(settings.RESEARCH_FEEDS).toEqual(['https://a.example/rss', 'https://b.example/rss']);
});

test('without settings there are no feeds and the interval is 15 minutes', () => {
  expect(readFeedsSettings(validSettings)).toMatchObject({
    RESEARCH_FEEDS: [],
    FEED_REFRESH_MINUTES: 15,
    ALLOW_LOOPBACK_FEEDS: false,
  });
});

test.each([
  ['a feed that is no address', { RESEARCH_FEEDS: 'journal' }, 'RESEARCH_FEEDS: journal: The address is not valid'],
  [
    'two feeds with a semicolon between them',
    { BLOG_FEEDS: 'https://a.example/rss;https://b.example/rss' },
    'BLOG_FEEDS: https://a.example/rss;https://b.example/rss: These are several addresses',
  ],
  [
    'two feeds with a semicolon between them and one scheme',
    { BLOG_FEEDS: 'https://a.example/rss;b.example/rss' },
    'These are several addresses',
  ],
  ['a feed on this machine', { RESEARCH_FEEDS: 'http://127.0.0.1:4000/rss' }, '127.0.0.1 is not a public address'],
  [
    'a private feed',
    { RESEARCH_FEEDS: 'http://10.0.0.1/', ALLOW_LOOPBACK_FEEDS: 'true' },
    '10.0.0.1 is not a public address',
  ],
  [
    'loopback in production',
    { ALLOW_LOOPBACK_FEEDS: 'true', NODE_ENV: 'production' },
    'ALLOW_LOOPBACK_FEEDS: Not allowed',
  ],
  ['a podcast on this machine', { PODCAST_FEEDS: 'http://127.0.0.1:4000/rss' }, 'PODCAST_FEEDS: http://127.0.0.1'],
  ['an S3 server without keys', { OBJECT_STORE_URL: 'http://store:9000/images' }, 'OBJECT_STORE_ACCESS_KEY'],
  ['loopback perhaps', { ALLOW_LOOPBACK_FEEDS: 'yes' }, 'ALLOW_LOOPBACK_FEEDS: Either true or false'],
  ['no time between refreshes', { FEED_REFRESH_MINUTES: '0' }, 'FEED_REFRESH_MINUTES: At least one minute'],
])('%s is rejected with the name of the setting', (_case, settings, message) => {
  expect(() => readFeedsSettings({ ...validSettings, ...settings })).toThrow(message);
});

test('a feed may have a semicolon or another address in its own', () => {
  const url = 'https://a.example/rss;v=2?source=https://b.example/rss';
  expect(readFeedsSettings({ ...validSettings, BLOG_FEEDS: url }).BLOG_FEEDS).toEqual([url]);
});

test('a feed URL with a password is rejected without repeating it', () => {
  const readWithPassword = () =>
    readFeedsSettings({ ...validSettings, RESEARCH_FEEDS: 'https://reader:hunter2@journal.example/rss' });
  expect(readWithPassword).toThrow('https://journal.example/rss: The address has credentials in it');
  expect(readWithPassword).not.toThrow('hunter2');
});
