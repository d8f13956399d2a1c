import type { Endpoint } from '@majlis/contracts/shared/endpoint';
import { localPath } from '../../ui/page/page-path';

export type PageContext = {
  /** Percent-encoded. */
  path: string;
  origin: string;
  /** In milliseconds since 1970. */
  now: number;
  getData<T>(endpoint: Endpoint<T>): T | undefined;
};

export type JsonLdNode = { '@type': string; [property: string]: unknown };

export const absoluteUrl = ({ origin }: Pick<PageContext, 'origin'>, path: string): string =>
  new URL(path, origin).href;

/** Of a page, or of what each language has a file of. */
export const localUrl = (page: Pick<PageContext, 'origin'>, path: string): string => absoluteUrl(page, localPath(path));

const omitEmpty = (_property: string, value: unknown) =>
  value === '' || value === null || (Array.isArray(value) && value.length === 0) ? undefined : value;

/** Renders a script element, which no text in the nodes can end. */
export const jsonLd = (nodes: JsonLdNode[]): string => {
  const text = JSON.stringify({ '@context': 'https://schema.org', '@graph': nodes }, omitEmpty);
  return `<script type="application/ld+json">${text.replaceAll('<', '\\u003c')}</script>`;
};
