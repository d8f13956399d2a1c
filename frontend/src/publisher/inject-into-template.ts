import type { PrerenderedPage } from '../ui/page/prerender';

/** React puts the tags of the head in front of all other markup. */
const headTags = /^(?:<title[^>]*>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)+/;

/** Written by page-head.ts: the sheet of conferences replaces the default one and includes the first of the added ones, that of speakers all. */
const styleLink =
  / data-conference="([^"]+)" data-speakers="([^"]+)" data-included="([^"]+)" data-focus="([^"]+)"([^>]*) href="([^"]+)">/;
/** Text has its quotes escaped, so only attributes match. */
const focalPoint = / data-focus="/;

/** The gateway replaces the comment by the results of the search that the address has. */
const resultsPlace = '<noscript data-results=""></noscript>';
const resultsInclude = '<noscript><!--# include virtual="/gateway/search-results?$args" --></noscript>';

const hasQuery = ({ queries }: PrerenderedPage, pattern: RegExp): boolean =>
  queries.some(([apiPath]) => pattern.test(apiPath));

export function injectIntoTemplate(template: string, markup: string, seoTags: string, page: PrerenderedPage): string {
  const head = headTags.exec(markup)?.[0] ?? '';
  const body = markup.slice(head.length).replace(resultsPlace, resultsInclude);
  const data = `<script type="application/json" id="prerendered-data">${escapeTags(JSON.stringify(page))}</script>`;
  return template
    .replace(styleLink, (link, conferenceSheet, speakerSheet, addedSheets, focusSheet, attributes, defaultSheet) => {
      const focusLink = focalPoint.test(body) ? `<link rel="stylesheet"${attributes} href="${focusSheet}">` : '';
      const isOfSpeakers = hasQuery(page, /^\/api\/speakers\//);
      if (!isOfSpeakers && !hasQuery(page, /^\/api\/conferences(\/slug\/|\?|$)/))
        return link.replace(/ data-\w+="[^"]+"/g, '') + focusLink;
      // Vite's preload helper takes disabled links, which are not loaded, for style sheets that are there already.
      const included = [defaultSheet, ...addedSheets.split(' ').slice(0, isOfSpeakers ? 2 : 1)];
      const disabledLinks = included.map((sheet) => `<link rel="stylesheet" disabled href="${sheet}">`);
      return `${attributes} href="${isOfSpeakers ? speakerSheet : conferenceSheet}">${disabledLinks.join('')}${focusLink}`;
    })
    .replace('</head>', () => `${markTags(head, 'react')}${markTags(seoTags, 'seo')}</head>`)
    .replace(/<body>[\s\S]*<\/body>/, () => `<body><div id="root" data-prerendered>${body}</div>${data}</body>`);
}

const markTags = (tags: string, origin: 'react' | 'seo'): string =>
  tags.replace(/<(title|meta|link|script)(?=[\s>])/g, `<$1 data-prerendered="${origin}"`);

/** Keeps the JSON from ending its script element. */
const escapeTags = (json: string): string => json.replaceAll('<', '\\u003c');
