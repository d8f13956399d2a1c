/** @jest-environment node */
import { injectIntoTemplate } from './inject-into-template';

const template = `<html><head>
    <link rel="stylesheet" data-conference="/whole.css" data-speakers="/speakers.css" data-included="/part.css /more.css" data-focus="/focus.css" crossorigin href="/index.css">
</head><body></body></html>`;

const conferenceLinks = [
  '<link rel="stylesheet" crossorigin href="/whole.css">',
  '<link rel="stylesheet" disabled href="/index.css">',
  '<link rel="stylesheet" disabled href="/part.css">',
];

const speakerLinks = [
  '<link rel="stylesheet" crossorigin href="/speakers.css">',
  ...['/index.css', '/part.css', '/more.css'].map((href) => `<link rel="stylesheet" disabled href="${href}">`),
];

test.each([
  ['/api/speakers/public', speakerLinks],
  ['/api/speakers/slug/layla', speakerLinks],
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

test('only a page with a focal point links the sheet for it', () => {
  const linksOf = (markup: string) =>
    injectIntoTemplate(template, markup, '', { origin: '', at: 0, path: '/', queries: [] }).match(/<link[^>]*>/g);
  const defaultLink = '<link rel="stylesheet" crossorigin href="/index.css">';
  expect(linksOf('<img data-focus="30% 20%">')).toEqual([
    defaultLink,
    '<link rel="stylesheet" crossorigin href="/focus.css">',
  ]);
  expect(linksOf('<p>An attribute data-focus=&quot;30% 20%&quot;</p>')).toEqual([defaultLink]);
});
