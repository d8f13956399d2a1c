/** @jest-environment node */
import { expect, test } from '@jest/globals';
import { injectIntoTemplate } from './inject-into-template';

const template = `<html><head>
    <link rel="stylesheet" data-conference="/whole.css" data-included="/part.css" crossorigin href="/index.css">
</head><body></body></html>`;

const conferenceLinks = [
  '<link rel="stylesheet" crossorigin href="/whole.css">',
  '<link rel="stylesheet" disabled href="/index.css">',
  '<link rel="stylesheet" disabled href="/part.css">',
];

test.each([
  ['/api/conferences/next', ['<link rel="stylesheet" crossorigin href="/index.css">']],
  ['/api/conferences', conferenceLinks],
  ['/api/conferences?page=2', conferenceLinks],
  ['/api/conferences/slug/faith', conferenceLinks],
])('a page with the data of %s links %j', (apiPath, links) => {
  const page = injectIntoTemplate(template, '<h1>Majlis</h1>', '', {
    origin: '',
    at: 0,
    path: '/',
    queries: [[apiPath, {}]],
  });
  expect(page.match(/<link[^>]*>/g)).toEqual(links);
});
