import { languageOfPath, parsePublishedLanguages } from '@majlis/contracts/shared/languages';
import {
  maxSearchLength,
  type SearchFilter,
  type SearchKind,
  type SearchResult,
  searchKinds,
} from '@majlis/contracts/site/search';
import { language } from '#messages/language';
import { sitePath } from '../../ui/page/page-navigation';
import { useContent } from '../../ui/text/content';

export type PageSearch = { text: string; filter: SearchFilter };

export const allLanguages = 'all';

/** Reads the search from an address and ignores invalid filters. */
export function parseSearch(params: URLSearchParams): PageSearch {
  const kind = params.get('kind');
  const year = params.get('year') ?? '';
  return {
    text: (params.get('q') ?? '').trim().slice(0, maxSearchLength),
    filter: {
      ...(isKind(kind) && { kind }),
      ...(/^\d{4}$/.test(year) && { year }),
      ...(params.get('language') === allLanguages && { language: allLanguages }),
    },
  };
}

const isKind = (kind: string | null): kind is SearchKind => searchKinds.some((each) => each === kind);

export const searchAddress = (text: string, filter: SearchFilter = {}): string =>
  `/search?${new URLSearchParams({ q: text, ...filter }).toString()}`;

/** Returns the path of a result within the routes; undefined for a page of another site or in another language. */
export const routeOf = ({ url }: SearchResult): string | undefined =>
  url.startsWith('/') && languageOfPath(url) === language ? sitePath(url) : undefined;

/** Returns true if the site is published in several languages. */
export function useHasLanguages(): boolean {
  const { text } = useContent();
  return parsePublishedLanguages(text('site.languages')).length > 1;
}
