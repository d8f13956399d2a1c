import { absoluteUrl, type JsonLdNode, type PageContext } from './json-ld';

/** A page on the way from the home page, which begins every way. */
export type Breadcrumb = { name: string; path: string };

export const breadcrumbList = (page: Pick<PageContext, 'origin'>, crumbs: readonly Breadcrumb[]): JsonLdNode => ({
  '@type': 'BreadcrumbList',
  itemListElement: [{ name: 'Home', path: '/' }, ...crumbs].map(({ name, path }, i) => ({
    '@type': 'ListItem',
    position: i + 1,
    name,
    item: absoluteUrl(page, path),
  })),
});
