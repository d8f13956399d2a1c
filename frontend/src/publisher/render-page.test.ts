/** @jest-environment node */
import { manifest } from '../testing/manifest';
import {
  aChange,
  aConference,
  aFeedItem,
  aListedSpeaker,
  anAgendaSession,
  anEpisode,
  aPublicPage,
  aSession,
  aSessionDetail,
  aSocialPost,
  aSpeakerDetail,
} from '../testing/samples';
import { aPartner, aTeamMember, aTestimonial, aTimelineEvent } from '../testing/staff-samples';
import { type ApiResponse, renderPage } from './render-page';

const conference = aConference();
const session = aSession();
const episode = anEpisode({ fullDescription: '<p>At 01:10 a judge says <b>no</b>.</p>', audioUrl: '/no.mp3' });

const publications = [aFeedItem({ title: 'Consent </script><b>' })];
const posts = [aFeedItem({ title: 'A post' })];
const responses: Record<string, unknown> = {
  '/api/cms/content': [{ key: 'about.content', content: '<p>Free &amp; faithful</p>' }],
  '/api/cms/carousel-files': [],
  '/api/cms/timeline': [],
  '/api/cms/testimonials': [],
  '/api/cms/team-members': [],
  '/api/cms/footer-partners': [],
  '/api/cms/pages/links': [{ title: 'Code of Conduct', slug: 'code-of-conduct', placement: 'footer' }],
  '/api/cms/pages/slug/code-of-conduct': aPublicPage(),
  '/api/research-items': publications,
  '/api/research-items/latest': publications,
  '/api/blog-posts': posts,
  '/api/blog-posts/latest': posts,
  '/api/podcast-episodes/latest': [episode],
  '/api/podcast-episodes/summaries': [episode],
  [`/api/podcast-episodes/slug/${episode.slug}`]: episode,
  [`/api/podcast-episodes/related/${episode.slug}`]: [anEpisode({ slug: 'near', title: 'Near in time' })],
  '/api/instagram-posts': [aSocialPost()],
  '/api/conferences': [conference],
  '/api/conferences/next': conference,
  [`/api/conferences/slug/${conference.slug}`]: conference,
  [`/api/conferences/${conference.id}/agenda`]: [anAgendaSession()],
  [`/api/conferences/${conference.id}/programme`]: [session],
  [`/api/conferences/${conference.id}/documents`]: [],
  [`/api/conferences/${conference.id}/partners`]: [],
  [`/api/conferences/slug/${conference.slug}/sessions/${session.slug}`]: aSessionDetail(),
  [`/api/conferences/slug/${conference.slug}/changes`]: {
    releasedAt: '2026-03-01T04:00:00.000Z',
    changes: [aChange()],
  },
  '/api/speakers/public': [aListedSpeaker()],
  '/api/speakers/slug/salma-idris': aSpeakerDetail(),
};

const shell = `<!doctype html><html><head><meta charset="utf-8" /><script src="/start.js"></script></head>
  <body><div id="root"></div><noscript>Not yet written</noscript></body></html>`;
const origin = 'https://majlis.example.org';
const now = Date.parse('2026-05-01T08:00:00Z');

async function render(path: string, changes: Record<string, ApiResponse | undefined> = {}) {
  const requests: string[] = [];
  const fetchPath = async (apiPath: string): Promise<ApiResponse> => {
    requests.push(apiPath);
    if (apiPath in changes && !changes[apiPath]) throw new Error('The service does not answer');
    const response =
      changes[apiPath] ?? (apiPath in responses && { status: 200, text: JSON.stringify(responses[apiPath]) });
    return response || { status: 404, text: '{"message":"Not found"}' };
  };
  const page = await renderPage(path, { origin, now, shell, manifest, fetchPath });
  const block = /<script type="application\/json" id="prerendered-data">(.*?)<\/script>/.exec(page.html)?.[1] ?? '';
  return { ...page, requests, data: JSON.parse(block), head: page.html.split('</head>')[0] ?? '' };
}

const count = (text: string, part: RegExp): number => [...text.matchAll(part)].length;

test.each([
  ['/', 'Majlis · A research and conference network', 'Consent'],
  ['/', 'Majlis · A research and conference network', 'Next conference'],
  ['/about', 'Who We Are · Majlis', 'Mission and Theme'],
  ['/research', 'Research · Majlis', 'Consent'],
  ['/blog', 'Blog · Majlis', 'A post'],
  ['/podcasts', 'Podcast · Majlis', 'The judge who said no'],
  [`/podcasts/${episode.slug}`, 'The judge who said no · Majlis', '<a href="#t=70">01:10</a>'],
  [`/podcasts/${episode.slug}`, 'The judge who said no · Majlis', 'href="/podcasts/near"'],
  ['/conferences', 'Conferences · Majlis', 'Faith and self-government'],
  [`/conferences/${conference.slug}`, 'Faith and self-government · Majlis', 'Consent and covenant'],
  [
    `/conferences/${conference.slug}/sessions/${session.slug}`,
    'Consent and covenant · Faith and self-government · Majlis',
    'Kuala Lumpur time',
  ],
  ['/speakers', 'Speakers · Majlis', 'href="/speakers/salma-idris"'],
  ['/speakers/salma-idris', 'Salma Idris · Majlis', 'href="/conferences/self-government/sessions/session-1"'],
  ['/support', 'Support Us · Majlis', 'Why Support'],
  ['/contact', 'Contact Us · Majlis', 'When to Contact Us'],
  ['/contact', 'Contact Us · Majlis', 'href="/code-of-conduct"'],
  ['/code-of-conduct', 'Code of Conduct · Majlis', '<h2>Courtesy</h2><p>Be kind.</p>'],
  ['/code-of-conduct', 'Code of Conduct · Majlis', '12 March 2026'],
  [
    `/conferences/${conference.slug}/changes`,
    'Changes to the program: Faith and self-government · Majlis',
    '<ins><bdi>10:30–12:00</bdi></ins>',
  ],
])(
  '%s is prerendered completely: title and canonical URL in the head, contents in the body',
  async (path, title, contents) => {
    const { status, html, head, requests, data } = await render(path);
    expect(status).toBe(200);
    expect(head).toMatch(new RegExp(`<title[^>]*>${title}</title>`));
    expect(count(head, /<title/g)).toBe(1);
    expect(head).toContain(`rel="canonical" href="${origin}${path}"`);
    expect(head).toContain('application/ld+json');
    expect(head).toMatch(/<link rel="stylesheet" crossorigin href="\/src\/site\/[^"]+-page\.tsx\.css">/);
    expect(html).toContain(contents);
    expect(html).not.toMatch(/<div id="root">\s*<(title|meta|link)/);
    expect(html).not.toContain('Not yet written');
    expect(html).not.toContain('skeleton');
    // The content security policy forbids inline styles.
    expect(html).not.toContain(' style="');

    // Every response is requested once. The browser gets all but the one that only the head needs.
    expect(new Set(requests).size).toBe(requests.length);
    const dehydrated = data.queries.map(([key]: [string]) => key.split('#')[0]);
    expect(dehydrated.sort()).toEqual(requests.filter((apiPath) => !apiPath.endsWith('/programme')).sort());
    expect(data).toMatchObject({ path, origin, at: now });
  },
);

test('the page contains the responses unchanged, and they cannot end their script element', async () => {
  const { html, data } = await render('/research');
  expect(new Map(data.queries).get('/api/research-items#newest')).toEqual([{ name: '', rows: publications, total: 1 }]);
  expect(html.split('</script>')).toHaveLength(html.split('<script').length);
});

test.each(['/404', '/no-such-page'])('%s renders the page for unknown paths', async (path) => {
  const { status, html, head } = await render(path);
  expect(status).toBe(404);
  expect(html).toContain('404 Page Not Found');
  expect(head).toContain('content="noindex"');
  expect(head).not.toContain('canonical');
});

test.each([
  ['/404/conference', '/conferences/-', 'Conference not found'],
  ['/404/session', '/conferences/-/sessions/-', 'Session not found'],
  ['/404/proceedings', '/conferences/-/proceedings', 'No proceedings here'],
  ['/404/speaker', '/speakers/-', 'Speaker not found'],
  ['/404/episode', '/podcasts/-', 'Episode Not Found'],
])('%s renders the not-found page of %s', async (requestPath, path, heading) => {
  const { status, html, head, requests, data } = await render(requestPath);
  expect(status).toBe(404);
  expect(html).toMatch(new RegExp(`<h1[^>]*>${heading}</h1>`));
  expect(html).not.toMatch(/Loading|<a [^>]*href="[^"]*-\/?"/);
  expect(head).toMatch(new RegExp(`<title[^>]*>${heading} · Majlis</title>`));
  expect(head).toContain('content="noindex"');
  expect(head).not.toContain('canonical');
  expect(data).toMatchObject({ path, isMissing: true });
  // Nothing is requested for the placeholder names.
  expect(requests.sort()).toEqual(['/api/cms/content', '/api/cms/footer-partners', '/api/cms/pages/links']);
});

test.each([
  '/conferences/unknown',
  '/speakers/unknown',
  '/podcasts/unknown',
  `/conferences/${conference.slug}/sessions/unknown`,
  '/conferences/unknown/changes',
])('%s does not exist and renders a not-found page', async (path) => {
  const { status, html, head } = await render(path);
  expect(status).toBe(404);
  expect(html).toMatch(/not found/i);
  expect(head).toContain('content="noindex"');
});

test.each([
  ['has status 503', { status: 503, text: '' }],
  ['is missing', undefined],
])('a page is not prerendered when a response %s', async (_case, response) => {
  await expect(render('/', { '/api/blog-posts/latest': response })).rejects.toThrow();
});

test('a page is not prerendered when a component fails', async () => {
  const invalidPartner = {
    id: 'x',
    name: {},
    logoUrl: '',
    websiteUrl: 'https://example.org',
    order: 0,
    isActive: true,
  };
  const partners = { status: 200, text: JSON.stringify([invalidPartner]) };
  await expect(render('/about', { '/api/cms/footer-partners': partners })).rejects.toThrow('not valid');
});

test('the footer shows the year of the rendering', async () => {
  const { html } = await render('/contact');
  expect(html.replaceAll('<!-- -->', '')).toContain('© 2026 Majlis');
});

const many = <Row>(make: (index: number) => Row): ApiResponse => ({
  status: 200,
  text: JSON.stringify(Array.from({ length: 400 }, (_, index) => make(index))),
});
const longText = 'They ask the right questions, and they listen to the answers. '.repeat(6);

test.each<[path: string, apiPath: string, response: ApiResponse, list: string, maxBytes: number]>([
  [
    '/',
    '/api/cms/testimonials',
    many((order) => aTestimonial({ order, testimonial: longText })),
    'endorsements',
    35_000,
  ],
  [
    '/',
    '/api/cms/timeline',
    many((order) => aTimelineEvent({ order, page: 'home', description: longText })),
    'journey',
    30_000,
  ],
  [
    '/',
    '/api/cms/carousel-files',
    many((index) => ({ url: `/images/carousel/${index}-1920x1080.webp`, alt: '' })),
    '',
    25_000,
  ],
  ['/', '/api/instagram-posts', many((index) => aSocialPost({ id: `post-${index}` })), '', 10_000],
  ['/about', '/api/cms/team-members', many((order) => aTeamMember({ order, profile: longText })), 'team', 50_000],
  ['/about', '/api/cms/timeline', many((order) => aTimelineEvent({ order, description: longText })), 'journey', 40_000],
  ['/contact', '/api/cms/footer-partners', many((order) => aPartner({ order })), 'partners', 25_000],
  ['/research', '/api/research-items', many((index) => aFeedItem({ title: `Paper ${index}` })), 'research', 80_000],
  ['/blog', '/api/blog-posts', many((index) => aFeedItem({ title: `Post ${index}` })), 'blog', 80_000],
  [
    '/podcasts',
    '/api/podcast-episodes/summaries',
    many((index) => anEpisode({ slug: `episode-${index}` })),
    'podcasts',
    150_000,
  ],
  [
    '/speakers',
    '/api/speakers/public',
    many((index) => aListedSpeaker({ slug: `speaker-${index}` })),
    'speakers',
    110_000,
  ],
])('%s carries the start of %s only, and links all of it', async (path, apiPath, response, list, maxBytes) => {
  const [one, all] = await Promise.all([render(path), render(path, { [apiPath]: response })]);
  expect(all.html.length - one.html.length).toBeLessThan(maxBytes);
  expect(all.html.includes(`href="/lists/${list}/1"`)).toBe(list !== '');
});

const arabic = 'ورقة عن أسعار الخبز في أسواق القاهرة وما يعد عدلا فيها';
const json = (body: unknown): ApiResponse => ({ status: 200, text: JSON.stringify(body) });
const sessionPath = `/api/conferences/slug/${conference.slug}/sessions/${session.slug}`;

test.each<[path: string, apiPath: string, response: ApiResponse]>([
  [`/conferences/${conference.slug}`, `/api/conferences/slug/${conference.slug}`, json(aConference({ title: arabic }))],
  [
    `/conferences/${conference.slug}/sessions/${session.slug}`,
    sessionPath,
    json(aSessionDetail({ description: arabic, sessionAbstract: arabic })),
  ],
  ['/speakers/salma-idris', '/api/speakers/slug/salma-idris', json(aSpeakerDetail({ biography: arabic }))],
  ['/code-of-conduct', '/api/cms/pages/slug/code-of-conduct', json(aPublicPage({ body: `<p>${arabic}</p>` }))],
])('%s says once that its text is in another language, and marks the text', async (path, apiPath, response) => {
  expect((await render(path)).html).not.toContain('role="note"');
  const { html } = await render(path, { [apiPath]: response });
  expect(count(html, /role="note"/g)).toBe(1);
  expect(html).toContain('This text is not in English yet; you read it in Arabic');
  expect(html).toMatch(new RegExp(`<(?:h1|p|div)[^>]*lang="ar"[^>]*>(?:<p>)?${arabic}`));
});
