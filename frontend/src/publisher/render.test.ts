/** @jest-environment node */
import { expect, test } from '@jest/globals';
import {
  aConference,
  aFeedItem,
  anAgendaSession,
  anEpisode,
  aSession,
  aSessionDetail,
  aSocialPost,
} from '../testing/samples';
import { type ApiResponse, renderPage } from './render';

const conference = aConference();
const session = aSession();
const episode = anEpisode({ fullDescription: '<p>At 01:10 a judge says <b>no</b>.</p>', audioUrl: '/no.mp3' });

const publications = [aFeedItem({ title: 'Consent </script><b>' })];
const posts = [aFeedItem({ title: 'A post' })];
const answers: Record<string, unknown> = {
  '/api/cms/content': [{ key: 'about.content', content: '<p>Free &amp; faithful</p>' }],
  '/api/cms/carousel-files': [],
  '/api/cms/timeline': [],
  '/api/cms/testimonials': [],
  '/api/cms/team-members': [],
  '/api/cms/footer-partners': [],
  '/api/research-items': publications,
  '/api/research-items/latest': publications,
  '/api/blog-posts': posts,
  '/api/blog-posts/latest': posts,
  '/api/podcast-episodes/latest': [episode],
  '/api/podcast-episodes/summaries': [episode],
  [`/api/podcast-episodes/slug/${episode.slug}`]: episode,
  [`/api/podcast-episodes/near/${episode.slug}`]: [anEpisode({ slug: 'near', title: 'Near in time' })],
  '/api/instagram-posts': [aSocialPost()],
  '/api/conferences': [conference],
  [`/api/conferences/slug/${conference.slug}`]: conference,
  [`/api/conferences/${conference.id}/agenda`]: [anAgendaSession()],
  [`/api/conferences/${conference.id}/programme`]: [session],
  [`/api/conferences/${conference.id}/documents`]: [],
  [`/api/conferences/${conference.id}/partners`]: [],
  [`/api/sessions/${session.id}`]: aSessionDetail(),
};

const shell = `<!doctype html><html><head><meta charset="utf-8" /><script src="/start.js"></script></head>
  <body><div id="root"></div><noscript>Not yet written</noscript></body></html>`;
const origin = 'https://majlis.example.org';
const at = Date.parse('2026-05-01T08:00:00Z');

async function render(path: string, changes: Record<string, ApiResponse | undefined> = {}) {
  const asked: string[] = [];
  const read = async (wanted: string): Promise<ApiResponse> => {
    asked.push(wanted);
    if (wanted in changes && !changes[wanted]) throw new Error('The service does not answer');
    const known = changes[wanted] ?? (wanted in answers && { status: 200, text: JSON.stringify(answers[wanted]) });
    return known || { status: 404, text: '{"message":"Not found"}' };
  };
  const page = await renderPage(path, { origin, now: at, shell, fetchPath: read });
  const block = /<script type="application\/json" id="published">(.*?)<\/script>/.exec(page.html)?.[1] ?? '';
  return { ...page, asked, published: JSON.parse(block), head: page.html.split('</head>')[0] ?? '' };
}

const count = (text: string, part: RegExp): number => [...text.matchAll(part)].length;

test.each([
  ['/', 'Majlis · A research and conference network', 'Consent'],
  ['/about', 'Who We Are · Majlis', 'Mission and Theme'],
  ['/research', 'Research · Majlis', 'Consent'],
  ['/blog', 'Blog · Majlis', 'A post'],
  ['/podcasts', 'Podcast · Majlis', 'The judge who said no'],
  [`/podcasts/${episode.slug}`, 'The judge who said no · Majlis', '<a href="#t=70">01:10</a>'],
  [`/podcasts/${episode.slug}`, 'The judge who said no · Majlis', 'href="/podcasts/near"'],
  ['/conferences', 'Conferences · Majlis', 'Faith and self-government'],
  [`/conferences/${conference.slug}`, 'Faith and self-government · Majlis', 'Consent and covenant'],
  [
    `/conferences/${conference.slug}/sessions/${session.id}`,
    'Consent and covenant · Faith and self-government · Majlis',
    'Kuala Lumpur time',
  ],
  ['/support', 'Support Us · Majlis', 'Why Support'],
  ['/contact', 'Contact Us · Majlis', 'When to Contact Us'],
])('%s is written whole: its name and address in the head, its contents in the body', async (path, title, contents) => {
  const { status, html, head, asked, published } = await render(path);
  expect(status).toBe(200);
  expect(head).toMatch(new RegExp(`<title[^>]*>${title}</title>`));
  expect(count(head, /<title/g)).toBe(1);
  expect(head).toContain(`rel="canonical" href="${origin}${path}"`);
  expect(head).toContain('application/ld+json');
  expect(html).toContain(contents);
  expect(html).not.toMatch(/<div id="root">\s*<(title|meta|link)/);
  expect(html).not.toContain('Not yet written');
  // Nothing is still to come.
  expect(html).not.toContain('skeleton');
  // The security policy refuses styles in a page.
  expect(html).not.toContain(' style="');

  // Everything is asked for once, and handed to the browser, besides what only the head tells of.
  expect(new Set(asked).size).toBe(asked.length);
  const handed = published.queries.map(([wanted]: [string]) => wanted);
  expect(handed.sort()).toEqual(asked.filter((wanted) => !wanted.endsWith('/programme')).sort());
  expect(published).toMatchObject({ path, origin, at });
});

test('what was read stands in the page as it was, and cannot end the element that it stands in', async () => {
  const { html, published } = await render('/research');
  expect(new Map(published.queries).get('/api/research-items')).toEqual(publications);
  expect(html.split('</script>')).toHaveLength(html.split('<script').length);
});

test.each(['/404', '/no-such-page'])('%s is the page of unknown addresses', async (path) => {
  const { status, html, head } = await render(path);
  expect(status).toBe(404);
  expect(html).toContain('404 Page Not Found');
  expect(head).toContain('content="noindex"');
  expect(head).not.toContain('canonical');
});

test.each([
  ['/404/conference', '/conferences/-', 'Conference not found'],
  ['/404/session', '/conferences/-/sessions/-', 'Session not found'],
  ['/404/episode', '/podcasts/-', 'Episode Not Found'],
])('%s is the page of all that are unknown, drawn as if at %s', async (place, path, words) => {
  const { status, html, head, asked, published } = await render(place);
  expect(status).toBe(404);
  expect(html).toMatch(new RegExp(`<h1[^>]*>${words}</h1>`));
  expect(html).not.toMatch(/Loading|<a [^>]*href="[^"]*-\/?"/);
  expect(head).toMatch(new RegExp(`<title[^>]*>${words} · Majlis</title>`));
  expect(head).toContain('content="noindex"');
  expect(head).not.toContain('canonical');
  expect(published).toMatchObject({ path, isMissing: true });
  // No service is asked about what there is not.
  expect(asked.sort()).toEqual(['/api/cms/content', '/api/cms/footer-partners']);
});

test.each(['/conferences/unknown', '/podcasts/unknown', `/conferences/${conference.slug}/sessions/unknown`])(
  '%s, of which there is nothing, is said not to be there',
  async (path) => {
    const { status, html, head } = await render(path);
    expect(status).toBe(404);
    expect(html).toMatch(/not found/i);
    expect(head).toContain('content="noindex"');
  },
);

test.each([
  ['fails', { status: 503, text: '' }],
  ['does not answer', undefined],
])('when a part of a page %s, no page is written', async (_case, answer) => {
  await expect(render('/', { '/api/blog-posts/latest': answer })).rejects.toThrow();
});

test('a page of which a part cannot be drawn is not written', async () => {
  const nameless = { id: 'x', name: {}, logoUrl: '', websiteUrl: 'https://example.org', order: 0, isActive: true };
  const partners = { status: 200, text: JSON.stringify([nameless]) };
  await expect(render('/about', { '/api/cms/footer-partners': partners })).rejects.toThrow('not valid');
});

test('the year at the end of the page is that of the day when it was written', async () => {
  const { html } = await render('/contact');
  expect(html.replaceAll('<!-- -->', '')).toContain('© 2026 Majlis');
});
