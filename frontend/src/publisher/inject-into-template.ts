import type { PrerenderedPage } from '../ui/page/prerender';

/** React writes what belongs into the head before everything else. */
const headTags = /^(?:<title[^>]*>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)+/;

/** What the shell says of its style sheet: which one stands in for it in the pages of conferences, and what that adds. */
const styles = / data-conference="([^"]+)" data-included="([^"]+)"([^>]*) href="([^"]+)">/;

const isOfConference = ({ queries }: PrerenderedPage): boolean =>
  queries.some(([path]) => path.startsWith('/api/conferences/slug/'));

/** Puts a drawn page, and what the browser needs to take it over, into the built index.html. */
export function injectIntoTemplate(shell: string, drawn: string, additions: string, page: PrerenderedPage): string {
  const head = headTags.exec(drawn)?.[0] ?? '';
  const body = drawn.slice(head.length);
  const data = `<script type="application/json" id="published">${withoutTags(JSON.stringify(page))}</script>`;
  return shell
    .replace(styles, (link, whole, added, attributes, usual) =>
      isOfConference(page)
        ? // The others are not fetched; they tell the code of these pages that their styles are here.
          `${attributes} href="${whole}">${[usual, added].map((sheet) => `<link rel="stylesheet" disabled href="${sheet}">`).join('')}`
        : link.replace(/ data-\w+="[^"]+"/g, ''),
    )
    .replace('</head>', () => `${marked(head, 'drawn')}${marked(additions, 'added')}</head>`)
    .replace(/<body>[\s\S]*<\/body>/, () => `<body><div id="root" data-written>${body}</div>${data}</body>`);
}

/** Marked, so that the browser knows what to remove when another page is opened. */
const marked = (tags: string, how: 'drawn' | 'added'): string =>
  tags.replace(/<(title|meta|link|script)(?=[\s>])/g, `<$1 data-published="${how}"`);

/** Nothing in it may end the element that it stands in. */
const withoutTags = (json: string): string => json.replaceAll('<', '\\u003c');
