import { maxSearchLength, type SearchFilter, type SearchKind, searchKinds } from '@majlis/contracts/search';

export type PageSearch = { text: string; filter: SearchFilter };

/** Reads the search from an address and ignores invalid filters. */
export function parseSearch(params: URLSearchParams): PageSearch {
  const kind = params.get('kind');
  const year = params.get('year') ?? '';
  return {
    text: (params.get('q') ?? '').trim().slice(0, maxSearchLength),
    filter: {
      ...(isKind(kind) && { kind }),
      ...(/^\d{4}$/.test(year) && { year }),
    },
  };
}

const isKind = (kind: string | null): kind is SearchKind => searchKinds.some((each) => each === kind);

export const searchAddress = (text: string, filter: SearchFilter = {}): string =>
  `/search?${new URLSearchParams({ q: text, ...filter }).toString()}`;
