import { type MediaFilter, mediaFilters, mediaFolders, mediaKinds } from '@majlis/contracts/media';

/** The search in the address of the page. `file` is the id of the opened file. */
export type MediaSearch = Pick<MediaFilter, 'q' | 'kind' | 'folder' | 'filter'> & { view?: 'list'; file?: string };

const pick = <Value extends string>(values: readonly Value[], value: string | null): Value | undefined =>
  values.find((candidate) => candidate === value);

export const readMediaSearch = (params: URLSearchParams): MediaSearch => ({
  q: params.get('q') ?? undefined,
  kind: pick(mediaKinds, params.get('kind')),
  folder: pick(mediaFolders, params.get('folder')),
  filter: pick(mediaFilters, params.get('filter')),
  view: pick(['list'], params.get('view')),
  file: params.get('file')?.match(/^[0-9a-f-]{36}$/)?.[0],
});

export const writeMediaSearch = (search: MediaSearch): string => new URLSearchParams(filled(search)).toString();

export const toMediaFilter = ({ q, kind, folder, filter }: MediaSearch): MediaFilter =>
  filled({ q: q?.trim(), kind, folder, filter });

export const isFiltered = (search: MediaSearch): boolean => Object.keys(toMediaFilter(search)).length > 0;

/** Without empty values. */
const filled = <Fields extends Record<string, string | undefined>>(fields: Fields) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value)) as {
    [Name in keyof Fields]?: NonNullable<Fields[Name]>;
  };
