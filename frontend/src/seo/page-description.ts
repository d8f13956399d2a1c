import type { ContentLookup } from '@majlis/contracts/site/content-lookup';
import type { Breadcrumb } from './structured/breadcrumbs';
import type { JsonLdNode, PageContext } from './structured/json-ld';

export type PageDescription = {
  type: 'WebPage' | 'AboutPage' | 'CollectionPage' | 'ContactPage' | 'ItemPage' | 'ProfilePage';
  contentType: string;
  breadcrumbs: Breadcrumb[];
  nodes: JsonLdNode[];
  feeds: ('research' | 'blog' | 'podcast' | 'conferences')[];
  /** The feed of this conference's changes, beside the feeds of the whole site. */
  ownFeed?: { title: string; path: string };
  citation?: [name: string, content: string][];
  language?: string | undefined;
  /** ISO 8601; only for pages whose content is dated. */
  lastUpdated?: string | undefined;
};

export type DescribePage = (
  page: PageContext,
  text: ContentLookup,
  ...pathParameters: string[]
) => PageDescription | undefined;
