import { endpoints } from '@majlis/contracts/api/endpoints';
import type { Endpoint } from '@majlis/contracts/shared/endpoint';
import {
  aConference,
  aDocument,
  aFeedItem,
  anEpisode,
  aPerson,
  aSession,
  aSessionDetail,
  aSpeaker,
} from '../testing/samples';
import { renderSeoTags } from './seo-tags';

const origin = 'https://www.example.org';
const now = Date.parse('2026-06-01T00:00:00Z');

type Node = { '@type': string; [property: string]: unknown };

function renderTags(path: string, responses: [Endpoint<unknown>, unknown][] = []): string {
  const byPath = new Map(responses.map(([endpoint, response]) => [endpoint.path, response]));
  const getData = <T>(endpoint: Endpoint<T>) => byPath.get(endpoint.path) as T | undefined;
  return renderSeoTags(path, { origin, now, getData });
}

function nodesIn(html: string): Node[] {
  const data = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? '{}';
  return (JSON.parse(data) as { '@graph': Node[] })['@graph'];
}
const findNode = (html: string, type: string) => nodesIn(html).find((node) => node['@type'] === type);
const metaContent = (html: string, name: string) =>
  new RegExp(`<meta name="${name}" content="([^"]*)">`).exec(html)?.[1];
const crumbs = (html: string) =>
  ((findNode(html, 'BreadcrumbList')?.itemListElement ?? []) as Node[]).map(({ position, name, item }) => [
    position,
    name,
    item,
  ]);

test('the home page describes the organisation and links its social media', () => {
  const html = renderTags('/', [
    [
      endpoints.content,
      [
        { key: 'site.name', content: 'The Council' },
        { key: 'social.x', content: '' },
      ],
    ],
    [
      endpoints.latestResearch,
      [aFeedItem({ pubDate: '2026-05-01T00:00:00Z' }), aFeedItem({ pubDate: '2027-01-01T00:00:00Z' })],
    ],
  ]);
  expect(findNode(html, 'Organization')).toMatchObject({
    name: 'The Council',
    url: `${origin}/`,
    logo: { url: `${origin}/icon-512.png` },
    foundingDate: '2011',
    sameAs: expect.not.arrayContaining(['']),
  });
  expect(findNode(html, 'WebSite')).toMatchObject({ name: 'The Council', url: `${origin}/` });
  expect(crumbs(html)).toEqual([[1, 'Home', `${origin}/`]]);
  expect(html.match(/<link rel="alternate" type="application\/(atom|rss)\+xml"/g)).toHaveLength(4);
  expect(metaContent(html, 'ai:last-updated')).toBe('2026-05-01T00:00:00Z');
});

test('the AI tags state what staff allow', () => {
  const byDefault = renderTags('/about');
  const names = ['ai:content-type', 'ai:quality', 'ai:authority', 'ai:training-allowed', 'ai:attribution-required'];
  expect(names.map((name) => metaContent(byDefault, name))).toEqual([
    'information',
    'high',
    'primary source',
    'true',
    'true',
  ]);
  expect(metaContent(byDefault, 'tdm-reservation')).toBe('0');
  const refused = renderTags('/about', [[endpoints.content, [{ key: 'ai.training_allowed', content: 'no' }]]]);
  expect([metaContent(refused, 'ai:training-allowed'), metaContent(refused, 'tdm-reservation')]).toEqual([
    'false',
    '1',
  ]);
});

test('the research page lists the first ten publications with the URLs of their publishers', () => {
  const items = Array.from({ length: 12 }, (_, i) => aFeedItem({ title: `Paper ${i}` }));
  const html = renderTags('/research', [[endpoints.researchItems, [...items]]]);
  const list = findNode(html, 'ItemList')?.itemListElement as { position: number; item: Node }[];
  expect(list.map(({ position }) => position)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect(list[0]?.item).toMatchObject({
    '@type': 'ScholarlyArticle',
    headline: 'Paper 0',
    datePublished: '2026-03-12T08:00:00.000Z',
    author: { '@type': 'Person', name: 'Salma Idris' },
    url: 'https://research.example.org/Paper%200',
    keywords: ['Politics', 'Law', 'History'],
  });
  expect(html).toContain(`href="${origin}/feeds/research.xml"`);
});

test('an episode has its recording and duration', () => {
  const episode = anEpisode({
    slug: 'حديث',
    title: 'حديث',
    audioUrl: 'https://audio.example.org/1.mp3',
    episodeNumber: 9,
  });
  const path = `/podcasts/${encodeURIComponent('حديث')}`;
  const html = renderTags(path, [[endpoints.podcastEpisode('حديث'), episode]]);
  expect(findNode(html, 'PodcastEpisode')).toMatchObject({
    name: 'حديث',
    url: origin + path,
    duration: 'PT47M12S',
    episodeNumber: 9,
    associatedMedia: { '@type': 'AudioObject', contentUrl: 'https://audio.example.org/1.mp3', duration: 'PT47M12S' },
    partOfSeries: { '@type': 'PodcastSeries' },
  });
  expect(crumbs(html).at(-1)).toEqual([3, 'حديث', origin + path]);
});

test.each([
  ['/podcasts', 'podcast', 'rss'],
  ['/blog', 'blog', 'atom'],
])('%s links its feed with the right format', (path, feed, format) => {
  expect(renderTags(path, [])).toContain(
    `<link rel="alternate" type="application/${format}+xml" title="Majlis: ${feed}" href="${origin}/feeds/${feed}.xml">`,
  );
});

test('an episode without a recording has no audio object', () => {
  const { duration: _, ...silent } = anEpisode();
  const html = renderTags(`/podcasts/${silent.slug}`, [[endpoints.podcastEpisode(silent.slug), silent]]);
  expect(findNode(html, 'PodcastEpisode')).not.toHaveProperty('associatedMedia');
  expect(findNode(html, 'PodcastEpisode')).not.toHaveProperty('duration');
});

test('a conference is an event with its keynote speakers', () => {
  const conference = aConference({ venue: 'Great Hall', city: 'Kuala Lumpur', country: 'Malaysia', maxAttendees: 120 });
  const keynote = aSpeaker(aPerson(), { speakerType: 'keynote' });
  const other = aSpeaker(aPerson({ firstName: 'Omar' }));
  const html = renderTags('/conferences/self-government', [
    [endpoints.conferenceBySlug('self-government'), conference],
    [endpoints.programme(conference.id), [aSession({ speakers: [keynote, other] }), aSession({ speakers: [keynote] })]],
  ]);
  const event = findNode(html, 'Event');
  expect(event).toMatchObject({
    name: 'Faith and self-government',
    startDate: '2026-12-12T09:00:00+08:00',
    endDate: '2026-12-14T17:00:00+08:00',
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: {
      '@type': 'Place',
      name: 'Great Hall',
      address: { addressLocality: 'Kuala Lumpur', addressCountry: 'Malaysia' },
    },
    organizer: { '@type': 'Organization', name: 'Majlis' },
    performer: [{ '@type': 'Person', name: 'Salma Idris' }],
    maximumAttendeeCapacity: 120,
    image: [`${origin}/share/conferences/self-government.jpg`],
  });
  expect(event).not.toHaveProperty('offers');
  expect(event).not.toHaveProperty('superEvent');
});

test('a conference of a series is part of it', () => {
  const conference = aConference({ series: 'Annual Forum' });
  const html = renderTags('/conferences/self-government', [
    [endpoints.conferenceBySlug('self-government'), conference],
  ]);
  expect(findNode(html, 'Event')).toMatchObject({
    superEvent: { '@type': 'EventSeries', '@id': `${origin}/conferences#Annual%20Forum`, name: 'Annual Forum' },
  });
});

test('the location of an online conference is its page, because its link is for registered participants', () => {
  const conference = aConference({
    isVirtual: true,
    virtualLink: 'https://rooms.example.org/secret',
    registrationLink: 'https://register.example.org',
    organizer: 'Friends of the Council',
  });
  const html = renderTags('/conferences/self-government', [
    [endpoints.conferenceBySlug('self-government'), conference],
  ]);
  expect(findNode(html, 'Event')).toMatchObject({
    eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
    location: { '@type': 'VirtualLocation', url: `${origin}/conferences/self-government` },
    organizer: { name: 'Friends of the Council' },
    offers: { '@type': 'Offer', url: 'https://register.example.org' },
  });
  expect(html).not.toContain('secret');
});

test('a session is part of its conference and contains its paper', () => {
  const conference = aConference();
  const paper = aDocument({ title: 'A covenant' });
  const session = aSessionDetail({
    id: 'one',
    conferenceId: conference.id,
    speakers: [aSpeaker(aPerson(), { presentationTitle: 'A covenant' })],
    documents: [paper, aDocument({ kind: 'recording', title: 'Film', url: 'https://video.example.org/1' })],
  });
  const html = renderTags('/conferences/self-government/sessions/one', [
    [endpoints.conferenceBySlug('self-government'), conference],
    [endpoints.sessionBySlug('self-government', 'one'), session],
  ]);
  expect(findNode(html, 'Event')).toMatchObject({
    name: 'Consent and covenant',
    superEvent: { '@type': 'Event', name: 'Faith and self-government', startDate: '2026-12-12T09:00:00+08:00' },
    performer: [{ name: 'Salma Idris', url: 'https://www.example.org/speakers/salma-idris' }],
    recordedIn: [{ '@type': 'VideoObject', name: 'Film', uploadDate: session.endTime }],
  });
  expect(findNode(html, 'ScholarlyArticle')).toMatchObject({
    headline: 'A covenant',
    author: [{ name: 'Salma Idris' }],
  });
  expect(metaContent(html, 'citation_title')).toBe('A covenant');
  expect(crumbs(html).map(([, name]) => name)).toEqual([
    'Home',
    'Conferences',
    'Faith and self-government',
    'Consent and covenant',
  ]);
});

test('what staff type cannot break out of the head', () => {
  const title = '</script><script>alert(1)</script>"><img src=x>';
  const conference = aConference({ title });
  const session = aSessionDetail({
    conferenceId: conference.id,
    speakers: [aSpeaker(aPerson(), { presentationTitle: title })],
  });
  const html = renderTags('/conferences/self-government/sessions/session-1', [
    [endpoints.content, [{ key: 'site.name', content: title }]],
    [endpoints.conferenceBySlug('self-government'), conference],
    [endpoints.sessionBySlug('self-government', 'session-1'), session],
  ]);
  expect(html).not.toMatch(/<img|alert\(1\)<\/script>/);
  expect(html.match(/<\/script>/g)).toHaveLength(1);
  expect(findNode(html, 'ScholarlyArticle')).toMatchObject({ headline: title });
  expect(metaContent(html, 'citation_title')).toBe(
    title.replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;'),
  );
});

test.each(['/404', '/nowhere', '/admin', '/conferences/unknown', '/podcasts/unknown'])('%s has no tags', (path) => {
  expect(renderTags(path)).toBe('');
});
