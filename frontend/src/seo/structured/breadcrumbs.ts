import { addressOn, type Node, type Page } from './node';

/** A page on the way from the home page, which begins every way. */
export type Crumb = { name: string; path: string };

export const breadcrumbs = (page: Pick<Page, 'origin'>, crumbs: readonly Crumb[]): Node => ({
  '@type': 'BreadcrumbList',
  itemListElement: [{ name: 'Home', path: '/' }, ...crumbs].map(({ name, path }, i) => ({
    '@type': 'ListItem',
    position: i + 1,
    name,
    item: addressOn(page, path),
  })),
});
