/** @jest-environment node */
import { injectIntoTemplate, styleSheetsOf } from './inject-into-template';

const manifest = {
  main: { imports: ['shared'], css: ['main.css'] },
  page: { imports: ['shared', 'start'], css: ['page.css'] },
  shared: { imports: ['start'], css: ['shared.css'] },
  start: { css: ['start.css'] },
};

test('a page links the style sheets of its modules once, those that others need first', () => {
  const template = '<html><head><link rel="stylesheet" crossorigin href="/start.css"></head><body></body></html>';
  const page = injectIntoTemplate(
    template,
    '<h1>Majlis</h1>',
    '',
    { origin: '', at: 0, path: '/', queries: [] },
    styleSheetsOf(manifest, ['main', 'page']),
  );
  expect([...page.matchAll(/<link rel="stylesheet" crossorigin href="([^"]+)">/g)].map(([, href]) => href)).toEqual([
    '/start.css',
    '/shared.css',
    '/main.css',
    '/page.css',
  ]);
});

test('a module that the build does not have is an error', () => {
  expect(() => styleSheetsOf(manifest, ['other'])).toThrow('The manifest of the build has no other');
});
