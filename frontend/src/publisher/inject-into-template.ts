import type { PrerenderedPage } from '../ui/page/prerender';

/** React puts the tags of the head in front of all other markup. */
const headTags = /^(?:<title[^>]*>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)+/;

/** The link names the sheet that replaces it in pages of conferences, and the sheet that is added there (page-head.ts). */
const styleLink = / data-conference="([^"]+)" data-included="([^"]+)"([^>]*) href="([^"]+)">/;

const isOfConference = ({ queries }: PrerenderedPage): boolean =>
  queries.some(([apiPath]) => apiPath.startsWith('/api/conferences/slug/'));

/** Puts the markup, the tags for the head and the data for hydration into the built index.html. */
export function injectIntoTemplate(template: string, markup: string, seoTags: string, page: PrerenderedPage): string {
  const head = headTags.exec(markup)?.[0] ?? '';
  const body = markup.slice(head.length);
  const data = `<script type="application/json" id="published">${escapeTags(JSON.stringify(page))}</script>`;
  return template
    .replace(styleLink, (link, conferenceSheet, addedSheet, attributes, defaultSheet) =>
      isOfConference(page)
        ? // Disabled links are not loaded; they tell the page's code that these styles are there already.
          `${attributes} href="${conferenceSheet}">${[defaultSheet, addedSheet].map((sheet) => `<link rel="stylesheet" disabled href="${sheet}">`).join('')}`
        : link.replace(/ data-\w+="[^"]+"/g, ''),
    )
    .replace('</head>', () => `${markTags(head, 'drawn')}${markTags(seoTags, 'added')}</head>`)
    .replace(/<body>[\s\S]*<\/body>/, () => `<body><div id="root" data-written>${body}</div>${data}</body>`);
}

/** The browser removes the marked tags when the visitor opens another page. */
const markTags = (tags: string, origin: 'drawn' | 'added'): string =>
  tags.replace(/<(title|meta|link|script)(?=[\s>])/g, `<$1 data-published="${origin}"`);

/** Keeps the JSON from ending its script element. */
const escapeTags = (json: string): string => json.replaceAll('<', '\\u003c');
