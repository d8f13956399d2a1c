import type { PrerenderedPage } from '../ui/page/prerender';

/** React puts the tags of the head in front of all other markup. */
const headTags = /^(?:<title[^>]*>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)+/;

/** In this place the page of the search gets a comment, which the gateway replaces by the results of the search in the address. */
const resultsPlace = '<noscript data-results=""></noscript>';
const resultsInclude = '<noscript><!--# include virtual="/gateway/search-results?$args" --></noscript>';

export function injectIntoTemplate(
  template: string,
  markup: string,
  seoTags: string,
  page: PrerenderedPage,
  styleSheets: string[],
): string {
  const head = headTags.exec(markup)?.[0] ?? '';
  const body = markup.slice(head.length).replace(resultsPlace, resultsInclude);
  const data = `<script type="application/json" id="prerendered-data">${escapeTags(JSON.stringify(page))}</script>`;
  const links = styleSheets
    .filter((sheet) => !template.includes(`"${sheet}"`))
    .map((sheet) => `<link rel="stylesheet" crossorigin href="${sheet}">`);
  return template
    .replace('</head>', () => `${links.join('')}${markTags(head, 'react')}${markTags(seoTags, 'seo')}</head>`)
    .replace(/<body>[\s\S]*<\/body>/, () => `<body><div id="root" data-prerendered>${body}</div>${data}</body>`);
}

const markTags = (tags: string, origin: 'react' | 'seo'): string =>
  tags.replace(/<(title|meta|link|script)(?=[\s>])/g, `<$1 data-prerendered="${origin}"`);

/** Escapes `<`, so that the JSON cannot end its script element. */
const escapeTags = (json: string): string => json.replaceAll('<', '\\u003c');

/** Vite's manifest of a build lists the built files by their modules. */
export type Manifest = Record<string, { imports?: string[]; css?: string[] }>;

/** The style sheets that these modules and what they import statically need, in the order in which the rules apply. */
export function styleSheetsOf(manifest: Manifest, modules: string[]): string[] {
  const visited = new Set<string>();
  const sheets = new Set<string>();
  const add = (module: string) => {
    if (visited.has(module)) return;
    visited.add(module);
    const file = manifest[module];
    if (!file) throw new Error(`The manifest of the build has no ${module}`);
    file.imports?.forEach(add);
    for (const sheet of file.css ?? []) sheets.add(`/${sheet}`);
  };
  modules.forEach(add);
  return [...sheets];
}
