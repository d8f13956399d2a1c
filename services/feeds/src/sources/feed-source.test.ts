import { feedsSettings } from '../../testing/running-feeds.js';
import { feedSources } from './feed-source.js';

const [journal, essays, talks] = [
  'https://journal.example/rss',
  'https://essays.example/rss',
  'https://talks.example/rss',
];

test('a URL of two kinds belongs to the first, and a feed without archive loses removed items', () => {
  const configured = { RESEARCH_FEEDS: [journal], BLOG_FEEDS: [journal, essays], PODCAST_FEEDS: [essays, talks] };
  const sources = feedSources({ ...feedsSettings('/none', configured), FEEDS_WITHOUT_ARCHIVE: [talks] } as never);
  expect(sources).toEqual([
    { kind: 'research', url: journal, keepsRemovedItems: true },
    { kind: 'blog', url: essays, keepsRemovedItems: true },
    { kind: 'podcast', url: talks, keepsRemovedItems: false },
  ]);
});
