import type { PublishedPage } from '../ui/published';

/** React writes what belongs into the head before everything else. */
const headTags = /^(?:<title[^>]*>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)+/;

/** When a page needs what the shell offers for some pages alone. */
const reasons: Record<string, (page: PublishedPage) => boolean> = {
  conference: ({ queries }) => queries.some(([path]) => path.startsWith('/api/conferences/slug/')),
};

/** Puts a drawn page, and what the browser needs to take it over, into the built index.html. */
export function pageFrom(shell: string, drawn: string, additions: string, page: PublishedPage): string {
  const head = headTags.exec(drawn)?.[0] ?? '';
  const body = drawn.slice(head.length);
  const data = `<script type="application/json" id="published">${withoutTags(JSON.stringify(page))}</script>`;
  return shell
    .replace(/ *<link [^>]*data-for="(\w+)"[^>]*>\n/g, (link, what) => (reasons[what]?.(page) ? link : ''))
    .replace('</head>', () => `${marked(head, 'drawn')}${marked(additions, 'added')}</head>`)
    .replace(/<body>[\s\S]*<\/body>/, () => `<body><div id="root" data-written>${body}</div>${data}</body>`);
}

/** Marked, so that the browser knows what to remove when another page is opened. */
const marked = (tags: string, how: 'drawn' | 'added'): string =>
  tags.replace(/<(title|meta|link|script)(?=[\s>])/g, `<$1 data-published="${how}"`);

/** Nothing in it may end the element that it stands in. */
const withoutTags = (json: string): string => json.replaceAll('<', '\\u003c');
