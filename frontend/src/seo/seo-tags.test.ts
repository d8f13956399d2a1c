import { expect, test } from '@jest/globals';
import { type Endpoint, endpoints } from '@majlis/contracts/endpoints';
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
const at = Date.parse('2026-06-01T00:00:00Z');

type Thing = { '@type': string; [property: string]: unknown };

/** The head of a page that was written from these answers. */
function head(path: string, answers: [Endpoint<unknown>, unknown][] = []): string {
  const known = new Map(answers.map(([{ path: address }, answer]) => [address, answer]));
  return renderSeoTags(path, { origin, at, answer: <T>(read: Endpoint<T>) => known.get(read.path) as T | undefined });
}

function things(html: string): Thing[] {
  const data = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? '{}';
  return (JSON.parse(data) as { '@graph': Thing[] })['@graph'];
}
const thing = (html: string, type: string) => things(html).find((each) => each['@type'] === type);
const tag = (html: string, name: string) => new RegExp(`<meta name="${name}" content="([^"]*)">`).exec(html)?.[1];
const crumbs = (html: string) =>
  ((thing(html, 'BreadcrumbList')?.itemListElement ?? []) as Thing[]).map(({ position, name, item }) => [
    position,
    name,
    item,
  ]);

test('the home page says who we are and where we are followed', () => {
  const html = head('/', [
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
  expect(thing(html, 'Organization')).toMatchObject({
    name: 'The Council',
    url: `${origin}/`,
    logo: { url: `${origin}/icon-512.png` },
    foundingDate: '2011',
    sameAs: expect.not.arrayContaining(['']),
  });
  expect(thing(html, 'WebSite')).toMatchObject({ name: 'The Council', url: `${origin}/` });
  expect(crumbs(html)).toEqual([[1, 'Home', `${origin}/`]]);
  expect(html.match(/<link rel="alternate" type="application\/(atom|rss)\+xml"/g)).toHaveLength(4);
  expect(tag(html, 'ai:last-updated')).toBe('2026-05-01T00:00:00Z');
});

test('machines that learn are told what staff allow', () => {
  const byDefault = head('/about');
  const names = ['ai:content-type', 'ai:quality', 'ai:authority', 'ai:training-allowed', 'ai:attribution-required'];
  expect(names.map((name) => tag(byDefault, name))).toEqual(['information', 'high', 'primary source', 'true', 'true']);
  expect(tag(byDefault, 'tdm-reservation')).toBe('0');
  const refused = head('/about', [[endpoints.content, [{ key: 'ai.training_allowed', content: 'no' }]]]);
  expect([tag(refused, 'ai:training-allowed'), tag(refused, 'tdm-reservation')]).toEqual(['false', '1']);
});

test('the research page lists the first ten publications, at home where they are published', () => {
  const items = Array.from({ length: 12 }, (_, i) => aFeedItem({ title: `Paper ${i}` }));
  const html = head('/research', [[endpoints.researchItems, [...items]]]);
  const list = thing(html, 'ItemList')?.itemListElement as { position: number; item: Thing }[];
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

test('an episode is told with its recording and its length', () => {
  const episode = anEpisode({
    slug: 'حديث',
    title: 'حديث',
    audioUrl: 'https://audio.example.org/1.mp3',
    episodeNumber: 9,
  });
  const path = `/podcasts/${encodeURIComponent('حديث')}`;
  const html = head(path, [[endpoints.podcastEpisode('حديث'), episode]]);
  expect(thing(html, 'PodcastEpisode')).toMatchObject({
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
])('the head of %s names its feed with its format', (path, feed, format) => {
  expect(head(path, [])).toContain(
    `<link rel="alternate" type="application/${format}+xml" title="Majlis: ${feed}" href="${origin}/feeds/${feed}.xml">`,
  );
});

test('an episode without a recording claims none', () => {
  const { duration: _, ...silent } = anEpisode();
  const html = head(`/podcasts/${silent.slug}`, [[endpoints.podcastEpisode(silent.slug), silent]]);
  expect(thing(html, 'PodcastEpisode')).not.toHaveProperty('associatedMedia');
  expect(thing(html, 'PodcastEpisode')).not.toHaveProperty('duration');
});

test('a conference is an event, with its keynote speakers', () => {
  const conference = aConference({ venue: 'Great Hall', city: 'Kuala Lumpur', country: 'Malaysia', maxAttendees: 120 });
  const keynote = aSpeaker(aPerson(), { speakerType: 'keynote' });
  const other = aSpeaker(aPerson({ firstName: 'Omar' }));
  const html = head('/conferences/self-government', [
    [endpoints.conferenceBySlug('self-government'), conference],
    [endpoints.programme(conference.id), [aSession({ speakers: [keynote, other] }), aSession({ speakers: [keynote] })]],
  ]);
  const event = thing(html, 'Event');
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
});

test('an online conference meets at its page, for the room is told to those who register', () => {
  const conference = aConference({
    isVirtual: true,
    virtualLink: 'https://rooms.example.org/secret',
    registrationLink: 'https://register.example.org',
    organizer: 'Friends of the Council',
  });
  const html = head('/conferences/self-government', [[endpoints.conferenceBySlug('self-government'), conference]]);
  expect(thing(html, 'Event')).toMatchObject({
    eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
    location: { '@type': 'VirtualLocation', url: `${origin}/conferences/self-government` },
    organizer: { name: 'Friends of the Council' },
    offers: { '@type': 'Offer', url: 'https://register.example.org' },
  });
  expect(html).not.toContain('secret');
});

test('a session is a part of its conference, and says which paper is read in it', () => {
  const conference = aConference();
  const session = aSessionDetail({
    id: 'one',
    conferenceId: conference.id,
    speakers: [aSpeaker(aPerson(), { presentationTitle: 'A covenant' })],
    documents: [aDocument()],
  });
  const html = head('/conferences/self-government/sessions/one', [
    [endpoints.conferenceBySlug('self-government'), conference],
    [endpoints.sessionDetail('one'), session],
  ]);
  expect(thing(html, 'Event')).toMatchObject({
    name: 'Consent and covenant',
    superEvent: { '@type': 'Event', name: 'Faith and self-government', startDate: '2026-12-12T09:00:00+08:00' },
    performer: [{ name: 'Salma Idris' }],
  });
  expect(thing(html, 'ScholarlyArticle')).toMatchObject({ headline: 'A covenant', author: [{ name: 'Salma Idris' }] });
  expect(tag(html, 'citation_title')).toBe('A covenant');
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
  const html = head('/conferences/self-government/sessions/session-1', [
    [endpoints.content, [{ key: 'site.name', content: title }]],
    [endpoints.conferenceBySlug('self-government'), conference],
    [endpoints.sessionDetail('session-1'), session],
  ]);
  expect(html).not.toMatch(/<img|alert\(1\)<\/script>/);
  expect(html.match(/<\/script>/g)).toHaveLength(1);
  expect(thing(html, 'ScholarlyArticle')).toMatchObject({ headline: title });
  expect(tag(html, 'citation_title')).toBe(
    title.replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;'),
  );
});

test.each(['/404', '/nowhere', '/admin', '/conferences/unknown', '/podcasts/unknown'])(
  '%s is no page to tell of',
  (path) => {
    expect(head(path)).toBe('');
  },
);

test.each([
  ['Arabic', 'ar'],
  ['French', 'fr'],
  ['English', 'en'],
  ['Malay', 'en'],
])('the page of a conference in %s is in %s', (language, tag) => {
  const html = head('/conferences/self-government', [
    [endpoints.conferenceBySlug('self-government'), aConference({ language })],
  ]);
  expect(thing(html, 'ItemPage')).toMatchObject({ inLanguage: tag });
});
