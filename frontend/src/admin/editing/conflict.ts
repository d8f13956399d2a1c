import type { EditableRow } from '@majlis/contracts/editable-row';
import type { Read } from '@majlis/contracts/endpoints';
import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from '../../api/client';
import { query } from '../../api/query';
import type { Resource } from './resource';

/** Somebody else's write that came first; `theirs` is null when they deleted the row. */
export type Conflict<Row> = { by: string; at: string; theirs: Row | null };

/** What stands behind a refused edit, if it is the write of somebody else. */
export async function findConflict<Row extends EditableRow>(
  cache: QueryClient,
  resource: Resource<Row>,
  row: Row,
  error: unknown,
): Promise<Conflict<Row> | null> {
  if (!(error instanceof ApiError)) return null;
  const { status, problem } = error;
  if (!problem?.changed && status !== 404) return null;

  const readAgain = async (list: Read<Row[]>) => {
    const rows = await cache.fetchQuery({ ...query(list), staleTime: 0 }).catch(() => []);
    return rows.find((candidate) => resource.idOf(candidate) === resource.idOf(row));
  };
  const theirs = await readAgain(resource.list);
  if (theirs) return { by: theirs.updatedBy, at: theirs.updatedAt, theirs };
  const deleted = await readAgain(resource.deleted);
  return deleted ? { by: deleted.updatedBy, at: deleted.deletedAt ?? deleted.updatedAt, theirs: null } : null;
}
