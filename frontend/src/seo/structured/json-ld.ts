import type { Endpoint } from '@majlis/contracts/endpoints';

/** What a page was written from. */
export type PageContext = {
  /** Of the page, as browsers write it. */
  path: string;
  origin: string;
  at: number;
  answer<T>(read: Endpoint<T>): T | undefined;
};

/** A thing in the words of schema.org. */
export type JsonLdNode = { '@type': string; [property: string]: unknown };

export const absoluteUrl = ({ origin }: Pick<PageContext, 'origin'>, path: string): string =>
  new URL(path, origin).href;

/** What is unknown is left out, rather than said to be empty. */
const omitEmpty = (_property: string, value: unknown) =>
  value === '' || value === null || (Array.isArray(value) && value.length === 0) ? undefined : value;

/** A block of data: nothing in it can end the element around it. */
export const jsonLd = (nodes: JsonLdNode[]): string => {
  const text = JSON.stringify({ '@context': 'https://schema.org', '@graph': nodes }, omitEmpty);
  return `<script type="application/ld+json">${text.replaceAll('<', '\\u003c')}</script>`;
};
