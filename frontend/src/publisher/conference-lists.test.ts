/** @jest-environment node */
import { endpoints } from '@majlis/contracts/api/endpoints';
import { manifest } from '../testing/manifest';
import { aConference, aConferencePartner, aDocument, aPerson, aSessionDetail, aSpeaker } from '../testing/samples';
import { renderPage } from './render-page';

const conference = aConference();
const { id, slug } = conference;
const count = <Row>(length: number, toRow: (index: number) => Row) =>
  Array.from({ length }, (_, index) => toRow(index + 1));

const abstract = 'Consent binds those who rule as well as those who are ruled. '.repeat(8);
const talks = count(600, (n) =>
  aSessionDetail({
    id: `talk-${n}`,
    slug: `talk-${n}`,
    title: `Talk ${n}.`,
    sessionAbstract: abstract,
    speakers: [aSpeaker(aPerson())],
    // The first hundred talks have slides and no paper.
    documents: [
      aDocument({ id: `paper-${n}`, title: `Paper ${n}.`, kind: n > 100 ? 'paper' : 'slides', sessionId: `talk-${n}` }),
    ],
  }),
);
const documents = count(300, (n) => aDocument({ id: `document-${n}`, title: `Document ${n}.`, order: n }));
const partners = count(300, (n) =>
  aConferencePartner({ id: `partner-${n}`, name: `Partner ${n}.`, order: n, tier: n > 150 ? 'supporter' : 'host' }),
);
const responses: Record<string, unknown> = {
  [endpoints.content.path]: [],
  [endpoints.partners.path]: [],
  [endpoints.pageLinks.path]: [],
  [endpoints.conferenceBySlug(slug).path]: conference,
  [endpoints.proceedings(slug).path]: talks,
  [endpoints.agenda(id).path]: [],
  [endpoints.programme(id).path]: [],
  [endpoints.documents(id).path]: [...documents, ...talks.flatMap((talk) => talk.documents)],
  [endpoints.conferencePartners(id).path]: partners,
};

async function read(path: string) {
  const { status, html } = await renderPage(path, {
    origin: 'https://majlis.example.org',
    now: Date.parse('2026-05-01T08:00:00Z'),
    shell: '<!doctype html><html><head></head><body><div id="root"></div></body></html>',
    manifest,
    fetchPath: async (apiPath) =>
      apiPath in responses ? { status: 200, text: JSON.stringify(responses[apiPath]) } : { status: 404, text: '{}' },
  });
  expect(status).toBe(200);
  const text = html.replace(/<script.*?<\/script>/gs, '');
  const names = (noun: string) => [
    ...new Set([...text.matchAll(new RegExp(`>(${noun} \\d+)\\.<`, 'g'))].map(([, name]) => name)),
  ];
  return { html, names };
}

test('the page of a conference carries the start of its lists of documents and partners', async () => {
  const { html, names } = await read(`/conferences/${slug}`);
  expect(names('Document')).toHaveLength(24);
  expect(names('Partner')).toHaveLength(48);
  expect(html).toContain(`href="/conferences/${slug}/documents/1"`);
  expect(html).toContain(`href="/conferences/${slug}/partners/1"`);
  expect(html).toContain(`href="/conferences/${slug}/proceedings"`);
  expect(html.length).toBeLessThan(120_000);
});

test('proceedings carry the start of their papers', async () => {
  const { html, names } = await read(`/conferences/${slug}/proceedings`);
  expect(names('Talk')).toHaveLength(24);
  expect(html).toContain(`href="/conferences/${slug}/proceedings/1"`);
  expect(html).toContain('citations/all.bib');
  expect(html.length).toBeLessThan(120_000);
});

test.each([
  ['proceedings', 'Talk', 600],
  ['documents', 'Document', 300],
  ['partners', 'Partner', 300],
])('the pages of the list of %s show all of it', async (list, noun, total) => {
  const pages = await Promise.all(count(total / 50, (page) => read(`/conferences/${slug}/${list}/${page}`)));
  expect(pages.flatMap(({ names }) => names(noun))).toEqual(count(total, (n) => `${noun} ${n}`));
  expect(Math.max(...pages.map(({ html }) => html.length))).toBeLessThan(250_000);
  expect(pages[1]?.html).toContain('rel="prev"');
  expect(pages[1]?.html).toContain('rel="next"');
  expect(pages.at(-1)?.html).not.toContain('rel="next"');
});
