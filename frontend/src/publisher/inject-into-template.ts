import type { PrerenderedPage } from '../ui/page/prerender';

/** React puts the tags of the head in front of all other markup. */
const headTags = /^(?:<title[^>]*>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)+/;

/** Written by page-head.ts: the sheet of conference pages replaces the default one and includes the added one. */
const styleLink = / data-conference="([^"]+)" data-included="([^"]+)" data-focus="([^"]+)"([^>]*) href="([^"]+)">/;
/** Text has its quotes escaped, so only attributes match. */
const focalPoint = / data-focus="/;

const isOfConference = ({ queries }: PrerenderedPage): boolean =>
  queries.some(([apiPath]) => /^\/api\/conferences(\/slug\/|\?|$)/.test(apiPath));

export function injectIntoTemplate(template: string, markup: string, seoTags: string, page: PrerenderedPage): string {
  const head = headTags.exec(markup)?.[0] ?? '';
  const body = markup.slice(head.length);
  const data = `<script type="application/json" id="prerendered-data">${escapeTags(JSON.stringify(page))}</script>`;
  return template
    .replace(styleLink, (link, conferenceSheet, addedSheet, focusSheet, attributes, defaultSheet) => {
      const focusLink = focalPoint.test(body) ? `<link rel="stylesheet"${attributes} href="${focusSheet}">` : '';
      if (!isOfConference(page)) return link.replace(/ data-\w+="[^"]+"/g, '') + focusLink;
      // Vite's preload helper takes disabled links, which are not loaded, for style sheets that are there already.
      const included = [defaultSheet, addedSheet].map((sheet) => `<link rel="stylesheet" disabled href="${sheet}">`);
      return `${attributes} href="${conferenceSheet}">${included.join('')}${focusLink}`;
    })
    .replace('</head>', () => `${markTags(head, 'react')}${markTags(seoTags, 'seo')}</head>`)
    .replace(/<body>[\s\S]*<\/body>/, () => `<body><div id="root" data-prerendered>${body}</div>${data}</body>`);
}

const markTags = (tags: string, origin: 'react' | 'seo'): string =>
  tags.replace(/<(title|meta|link|script)(?=[\s>])/g, `<$1 data-prerendered="${origin}"`);

/** Keeps the JSON from ending its script element. */
const escapeTags = (json: string): string => json.replaceAll('<', '\\u003c');
