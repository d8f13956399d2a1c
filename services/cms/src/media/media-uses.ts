import { tables } from '@majlis/contracts/api/lists.schema';
import { inConference } from '@majlis/contracts/shared/list-paths';
import { type Message, message } from '@majlis/contracts/shared/messages';
import type { RowService } from '@majlis/contracts/staff/history';
import type { MediaUse } from '@majlis/contracts/staff/media.schema';
import type { EntityManager } from 'typeorm';

type UseRow = {
  schema_name: RowService;
  table_name: string;
  row_id: string;
  parent_id: string | null;
  label: string | null;
  alt: string | null;
};

type Place = { name: string; href: (row: UseRow) => string };

const conferenceOf = (row: UseRow): string | null => (row.table_name === 'conferences' ? row.row_id : row.parent_id);

const capitalise = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const places: Record<string, Place> = {
  'cms.content_entries': { name: 'Website text', href: () => '/admin/content' },
  ...Object.fromEntries(
    tables.map(({ service, table, name, noun, staffPath }) => [
      `${service}.${table}`,
      { name: name ?? capitalise(noun), href: (row: UseRow) => inConference(staffPath, conferenceOf(row) ?? '') },
    ]),
  ),
  'feeds.items': { name: 'Feed item', href: () => '/admin/feeds' },
};

/** Each service has these tables. */
const placesOfAll: Record<string, Place> = {
  drafts: { name: 'Draft', href: () => '/admin' },
  translations: { name: 'Translation', href: () => '/admin' },
};

function toMediaUse(row: UseRow): MediaUse {
  const place = placesOfAll[row.table_name] ?? places[`${row.schema_name}.${row.table_name}`];
  const href = place?.href(row) ?? null;
  const conferenceId = row.schema_name === 'conferences' && conferenceOf(row);
  return {
    service: row.schema_name,
    place: place?.name ?? row.table_name,
    label: row.label ?? '',
    href,
    ...(conferenceId && { conferenceId }),
    alt: row.alt ?? '',
  };
}

/**
 * `operations.upload_uses` runs with its owner's privileges, because cms may not read the tables of the other services. Previews
 * are left out, because they end by themselves.
 */
export async function findUsesByHash(
  database: Pick<EntityManager, 'query'>,
  hashes: string[],
): Promise<Map<string, MediaUse[]>> {
  if (hashes.length === 0) return new Map();
  const rows: (UseRow & { sha256: string })[] = await database.query(
    `SELECT sha256, schema_name, table_name, row_id, parent_id, label, alt FROM operations.upload_uses($1)
     WHERE table_name <> 'previews' ORDER BY schema_name, table_name, label, row_id`,
    [hashes],
  );
  const usesOf = new Map<string, MediaUse[]>();
  for (const row of rows) usesOf.set(row.sha256, [...(usesOf.get(row.sha256) ?? []), toMediaUse(row)]);
  return usesOf;
}

export const findMediaUses = async (database: Pick<EntityManager, 'query'>, sha256: string): Promise<MediaUse[]> =>
  (await findUsesByHash(database, [sha256])).get(sha256) ?? [];

const maxNamedPlaces = 5;

/** Example: `Hero image “A court”, Partner “Dar” and 3 more places` */
export function describeUses(uses: MediaUse[]): Message {
  const named = uses
    .slice(0, maxNamedPlaces)
    .map(({ place, label }) => (label ? message('useOfRow', { place, label }) : message('use', { place })));
  const rest = uses.length - named.length;
  if (rest === 0) return message('several', { parts: named });
  return rest === 1 ? message('usesAndOneMore', { uses: named }) : message('usesAndMore', { uses: named, rest });
}
