import { waitFor } from '@testing-library/react';
import { fakeGateway } from '../testing/fake-gateway';
import { renderPage } from '../testing/render-page';
import { PageMeta } from './page-meta';

const property = (name: string) =>
  [...document.head.querySelectorAll(`meta[property="${name}"], meta[name="${name}"]`)].map((meta) =>
    meta.getAttribute('content'),
  );
const link = (rel: string) => document.head.querySelector(`link[rel="${rel}"]`)?.getAttribute('href');

const content = (entries: Record<string, string>) =>
  fakeGateway({ '/api/cms/content': Object.entries(entries).map(([key, text]) => ({ key, content: text })) });

test('a session has its own preview image, its title and its canonical URL', () => {
  content({});
  const at = '/conferences/أخلاق/sessions/consent?from=mail#agenda';
  renderPage(
    <PageMeta
      title="Consent"
      parentTitle="Self-government"
      description="On contracts."
      type="article"
      tags={['law']}
      imagePath="/share/sessions/0f0e0d0c-0000-4000-8000-000000000000.jpg"
    />,
    {
      at,
    },
  );
  const url = `http://localhost:8080/conferences/${encodeURIComponent('أخلاق')}/sessions/consent`;
  expect(document.title).toBe('Consent · Self-government · Majlis');
  expect(link('canonical')).toBe(url);
  expect(property('og:url')).toEqual([url]);
  expect(property('og:title')).toEqual(['Consent · Self-government']);
  expect(property('description')).toEqual(['On contracts.']);
  expect(property('article:tag')).toEqual(['law']);
  const imageUrl = 'http://localhost:8080/share/sessions/0f0e0d0c-0000-4000-8000-000000000000.jpg';
  expect(['og:image', 'og:image:width', 'og:image:height', 'twitter:image', 'twitter:card'].map(property)).toEqual([
    [imageUrl],
    ['1200'],
    ['630'],
    [imageUrl],
    ['summary_large_image'],
  ]);
});

test.each([
  ['/podcasts/the-judge', '/share/podcasts/the-judge.jpg'],
  ['/speakers/layla', '/share/speakers/layla.jpg'],
  ['/conferences/self-government', '/share/conferences/self-government.jpg'],
  ['/research', '/share/majlis.jpg'],
])('the preview image of %s is %s', (at, path) => {
  content({});
  renderPage(<PageMeta title="A page" />, { at });
  expect(property('og:image')).toEqual([`http://localhost:8080${path}`]);
});

test('a page with noindex has no preview tags', () => {
  content({});
  renderPage(<PageMeta title="A draft" description="Secret" noindex />, { at: '/conferences/draft' });
  expect(property('robots')).toEqual(['noindex']);
  expect(link('canonical')).toBeUndefined();
  expect([...property('description'), ...property('og:image'), ...property('og:description')]).toEqual([]);
});

test('a title that names the site is not followed by its name', () => {
  content({});
  renderPage(<PageMeta title="Annual conference of Majlis" />, { at: '/conferences/annual' });
  expect(document.title).toBe('Annual conference of Majlis');
});

test('every page has noai when staff do not allow training', async () => {
  content({ 'ai.training_allowed': 'No' });
  renderPage(<PageMeta title="Research" />, { at: '/research' });
  await waitFor(() => expect(property('robots')).toEqual(['max-image-preview:large, noai, noimageai']));
});

test('by default, training is allowed and robots only get the size of previews', () => {
  content({});
  renderPage(<PageMeta title="Research" />, { at: '/research' });
  expect(property('robots')).toEqual(['max-image-preview:large']);
});
