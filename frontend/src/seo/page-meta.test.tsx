import { expect, test } from '@jest/globals';
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

test('a shared session shows its own picture with its size, its title, and where it is at home', () => {
  content({});
  const at = '/conferences/أخلاق/sessions/0f0e0d0c-0000-4000-8000-000000000000?from=mail#agenda';
  renderPage(
    <PageMeta
      title="Consent"
      parentTitle="Self-government"
      description="On contracts."
      type="article"
      tags={['law']}
    />,
    {
      at,
    },
  );
  const address = `http://localhost:8080/conferences/${encodeURIComponent('أخلاق')}/sessions/0f0e0d0c-0000-4000-8000-000000000000`;
  expect(document.title).toBe('Consent · Self-government · Majlis');
  expect(link('canonical')).toBe(address);
  expect(property('og:url')).toEqual([address]);
  expect(property('og:title')).toEqual(['Consent · Self-government']);
  expect(property('description')).toEqual(['On contracts.']);
  expect(property('article:tag')).toEqual(['law']);
  const picture = 'http://localhost:8080/share/sessions/0f0e0d0c-0000-4000-8000-000000000000.jpg';
  expect(['og:image', 'og:image:width', 'og:image:height', 'twitter:image', 'twitter:card'].map(property)).toEqual([
    [picture],
    ['1200'],
    ['630'],
    [picture],
    ['summary_large_image'],
  ]);
});

test.each([
  ['/podcasts/the-judge', '/share/podcasts/the-judge.jpg'],
  ['/conferences/self-government', '/share/conferences/self-government.jpg'],
  ['/research', '/share/majlis.jpg'],
])('the picture of %s is %s', (at, picture) => {
  content({});
  renderPage(<PageMeta title="A page" />, { at });
  expect(property('og:image')).toEqual([`http://localhost:8080${picture}`]);
});

test('who may not find a page is told nothing about it', () => {
  content({});
  renderPage(<PageMeta title="A draft" description="Secret" noindex nofollow />, { at: '/conferences/draft' });
  expect(property('robots')).toEqual(['noindex, nofollow']);
  expect(link('canonical')).toBeUndefined();
  expect([...property('description'), ...property('og:image'), ...property('og:description')]).toEqual([]);
});

test('a title that names the site is not followed by its name', () => {
  content({});
  renderPage(<PageMeta title="Annual conference of Majlis" />, { at: '/conferences/annual' });
  expect(document.title).toBe('Annual conference of Majlis');
});

test('where staff do not allow training, every page says so', async () => {
  content({ 'ai.training_allowed': 'No' });
  renderPage(<PageMeta title="Research" />, { at: '/research' });
  await waitFor(() => expect(property('robots')).toEqual(['max-image-preview:large, noai, noimageai']));
});

test('where training is allowed, which it is by default, search engines are told of large pictures alone', () => {
  content({});
  renderPage(<PageMeta title="Research" />, { at: '/research' });
  expect(property('robots')).toEqual(['max-image-preview:large']);
});
