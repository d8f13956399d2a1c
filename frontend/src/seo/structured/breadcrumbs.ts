import { t } from '#messages';
import { type JsonLdNode, localUrl, type PageContext } from './json-ld';

export type Breadcrumb = { name: string; path: string };

export const breadcrumbList = (page: Pick<PageContext, 'origin'>, breadcrumbs: readonly Breadcrumb[]): JsonLdNode => ({
  '@type': 'BreadcrumbList',
  itemListElement: [{ name: t('seo.home'), path: '/' }, ...breadcrumbs].map(({ name, path }, i) => ({
    '@type': 'ListItem',
    position: i + 1,
    name,
    item: localUrl(page, path),
  })),
});
