import { decodeSafely } from '@majlis/contracts/shared/decode-safely';
import { type Endpoint, endpoint } from '@majlis/contracts/shared/endpoint';
import { inConference } from '@majlis/contracts/shared/list-paths';
import type { AuditFields } from '@majlis/contracts/shared/shared-fields.schema';
import type { RowVersion } from '@majlis/contracts/staff/history';
import type { QueryClient } from '@tanstack/react-query';
import type { ZodType } from 'zod';
import type staff from '#messages/en/staff.json';
import { t } from '#messages/staff';
import { queriesUnder, query } from '../../../api/query';
import type { Change } from '../../shell/api/write';
import type { FormValues } from '../../shell/form-values';
import { capitalize } from '../../shell/text';

/** The key of a noun is the same in all languages, so that code can compare it. */
export type Noun = keyof typeof staff.nouns;

type WriteVerb = 'save' | 'create' | 'update' | 'delete' | 'restore';

/** Examples: '1 speaker', '5 speakers' */
export const counted = (count: number, noun: Noun): string => t(`nouns.${noun}.counted`, { count });

/** Returns the counted noun in its form after another word, such as 'from' or 'Delete'. */
export const ofCounted = (count: number, noun: Noun): string => t(`nouns.${noun}.ofCounted`, { count });

/** Returns all forms of a noun; the sentence of each language uses those that it needs. */
export const formsOf = (noun: Noun) => {
  const definite = t(`nouns.${noun}.definite`);
  return {
    indefinite: t(`nouns.${noun}.indefinite`),
    definite,
    several: t(`nouns.${noun}.several`),
    atStart: capitalize(definite),
  };
};

/** Describes rows that staff edit: their endpoints, cache dependencies and names in messages. */
export type ResourceConfig<Row extends AuditFields> = {
  /** The table of the rows, by which their drafts are found. */
  table: string;
  list: Endpoint<Row[]>;
  deleted: Endpoint<Row[]>;
  /** The endpoint of one row, also a deleted one; only needed where the list is paged. */
  item?: (id: string) => Endpoint<Row>;
  /** Single rows have this path if it differs from the list's path. */
  itemsPath?: string;
  /** Other cached paths that contain the rows. */
  invalidates: string[];
  /** The contract of an update. */
  schema: ZodType<object, FormValues>;
  /** Replaces the PUT when a version is restored. `values` are all values of that version. */
  restoreVersion?: (input: object, live: Row, values: RowVersion['values']) => Promise<(Change | null)[]>;
  /** The zone of the row's times; by default that of the row itself or of the browser. */
  timeZone?: string;
  /** Converts values for the history, such as the name of an image to its URL. */
  toDisplayed?: (values: FormValues) => FormValues;
  /** By default the active rows are public, or all rows where none can be inactive. */
  isPublic?: (row: Row) => boolean;
  /** The page that shows the row; undefined for a row that no page shows. */
  publicPath?: (row: Row) => string | undefined;
  /** A key that is the same in all languages; the group `nouns` of `messages/…/staff.json` has the words. */
  noun: Noun;
  bulk?: BulkOptions<Row>;
  /** True in the conference management, whose success toasts end with '!'. */
  hasExclamationMark?: boolean;
  getId: (row: Row) => string;
  getName: (row: Row) => string;
  /** Returns one line that tells two versions of a row apart. */
  describe: (row: Row) => string;
};

type ListDefinition = { table: string; path: string; noun: Noun; input: ZodType<object, FormValues> };

/** Returns the part of a resource that follows from its list definition. A list within a conference needs the conference's id. */
export function resourceOf<Row extends AuditFields & { id: string }>(
  { table, path, noun, input }: ListDefinition,
  conferenceId = '',
) {
  const listPath = inConference(path, conferenceId);
  return {
    table,
    list: endpoint<Row[]>(listPath),
    deleted: endpoint<Row[]>(`${listPath}/deleted`),
    invalidates: [],
    schema: input,
    noun,
    getId: ({ id }: Row) => id,
  };
}

export const pathOf = ({ list, itemsPath }: { list: Endpoint<unknown>; itemsPath?: string }, id: string) =>
  `${itemsPath ?? list.path}/${encodeURIComponent(id)}`;

export const rowPath = <Row extends AuditFields>(resource: ResourceConfig<Row>, row: Row) =>
  pathOf(resource, resource.getId(row));

export const isPublicRow = <Row extends AuditFields>(resource: ResourceConfig<Row>, row: Row): boolean =>
  resource.isPublic?.(row) ?? (!('isActive' in row) || row.isActive === true);

/** Says on which page visitors see a saved row; undefined if no page shows it. */
export function describeWhereVisible<Row extends AuditFields>(resource: ResourceConfig<Row>, row: Row) {
  const path = isPublicRow(resource, row) ? resource.publicPath?.(row) : undefined;
  return path && t('crud.visibleOn', { isHome: path === '/', path: decodeSafely(path) });
}

/** Reads a row again; undefined if it is no longer in the list, or in that of deleted rows. */
export async function findRow<Row extends AuditFields>(
  cache: QueryClient,
  resource: ResourceConfig<Row>,
  id: string,
  list: 'list' | 'deleted' = 'list',
): Promise<Row | undefined> {
  const read = <Data>(endpoint: Endpoint<Data>) => cache.fetchQuery({ ...query(endpoint), staleTime: 0 });
  if (!resource.item) return (await read(resource[list])).find((row) => resource.getId(row) === id);
  const row = await read(resource.item(id));
  return (row.deletedAt !== null) === (list === 'deleted') ? row : undefined;
}

type ToastSubject = Pick<ResourceConfig<AuditFields>, 'noun' | 'hasExclamationMark'>;

export const successMessage = ({ noun, hasExclamationMark }: ToastSubject, verb: WriteVerb) =>
  t('crud.succeeded', { verb, ...formsOf(noun), mark: hasExclamationMark ? '!' : '' });
export const failureMessage = ({ noun }: ToastSubject, verb: WriteVerb) => t('crud.failed', { verb, ...formsOf(noun) });

/** Shows a saved row before its list is read again: another action that follows at once must send the new version. */
export const showSavedRow = <Row extends AuditFields>(
  cache: QueryClient,
  { list, getId }: Pick<ResourceConfig<Row>, 'list' | 'getId'>,
  saved: Row,
) =>
  cache.setQueryData<Row[]>(query(list).queryKey, (rows) =>
    rows?.map((row) => (getId(row) === getId(saved) ? { ...row, ...saved } : row)),
  );

/** Hides deleted rows before their list is read again, because their links no longer work. */
export const hideRows = <Row extends AuditFields>(
  cache: QueryClient,
  { list, getId }: Pick<ResourceConfig<Row>, 'list' | 'getId'>,
  deleted: Row[],
) => {
  const ids = new Set(deleted.map(getId));
  cache.setQueryData<Row[]>(query(list).queryKey, (rows) => rows?.filter((row) => !ids.has(getId(row))));
};

export const invalidateResource = (
  cache: QueryClient,
  { list, invalidates }: { list: Endpoint<unknown>; invalidates: string[] },
) => cache.invalidateQueries(queriesUnder(list.path, ...invalidates));

export type TagNoun = keyof typeof staff.bulk.tagsLabels;

type Actions = typeof staff.bulk.actions;

/** The key of the texts for an action. */
export type ActionName = Exclude<keyof Actions, 'addTags' | 'removeTags'> | `${'addTags' | 'removeTags'}.${TagNoun}`;

export type BulkOptions<Row> = {
  /** By default rows with `isActive` can be published and hidden. */
  publishing?: { isPublished: (row: Row) => boolean; publish: ActionName; hide: ActionName };
  /** The field whose texts serve as tags, and the noun for one of them. */
  tags?: { noun: TagNoun; of: (row: Row) => string[] };
  /** Rows cannot be deleted. */
  isPermanent?: boolean;
  /** A sentence that names what else a deletion affects. */
  deleteWarning?: string;
};
