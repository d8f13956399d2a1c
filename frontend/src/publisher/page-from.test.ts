/** @jest-environment node */
import { expect, test } from '@jest/globals';
import { pageFrom } from './page-from';

const shell = `<html><head>
    <link rel="stylesheet" data-for="conference" href="/conference.css">
</head><body></body></html>`;

const linksOf = (read: string): string[] => {
  const page = pageFrom(shell, '<h1>Majlis</h1>', '', { origin: '', at: 0, path: '/', queries: [[read, {}]] });
  return [...page.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href);
};

test.each([
  ['/api/conferences', []],
  ['/api/conferences/slug/faith', ['/conference.css']],
])('a page that has read %s links %j', (read, links) => {
  expect(linksOf(read)).toEqual(links);
});
