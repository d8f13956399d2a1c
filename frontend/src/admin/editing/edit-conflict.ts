import type { EditableRow } from '@majlis/contracts/editable-row';
import type { Read } from '@majlis/contracts/endpoints';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '../../api/client';
import { query } from '../../api/query';
import { write } from '../../api/write';
import { conflictingFields, labelsOf, type Values } from '../../ui/form/form-values';
import type { Base, DraftForm, Submission } from '../../ui/form/use-draft-form';
import { useAuth } from '../sign-in/auth';
import { addressOf, type Resource } from './resource';
import { useRefusalText } from './use-refusal-text';

/** Somebody else's write that came first; `theirs` is null when they deleted the row. */
type Conflict<Row> = {
  by: string;
  at: string;
  theirs: Row | null;
  /** The labels of the fields that both have changed. */
  fields: string[];
};

export type EditConflict<Row extends EditableRow> = {
  conflict: Conflict<Row> | null;
  loadTheirs: () => void;
  /** Writes what was changed here over theirs; a deleted row is restored first. */
  keepMine: () => Promise<void>;
};

type EditConflictOptions<Row extends EditableRow> = {
  resource: Resource<Row>;
  row?: Row;
  form: DraftForm<Row>;
  toValues: (row: Row) => Values;
  /** Whether the row already holds what was sent: an earlier attempt whose answer was lost. */
  isSaved: (row: Row, values: Values) => boolean;
  onSaved: (row: Row) => Promise<void>;
};

/** The way out when the row of a form was written by somebody else meanwhile. */
export function useEditConflict<Row extends EditableRow>(options: EditConflictOptions<Row>) {
  const { resource, row, form, toValues } = options;
  const cache = useQueryClient();
  const { user } = useAuth();
  const refusalText = useRefusalText();
  const [conflict, setConflict] = useState<Conflict<Row> | null>(null);
  const baseOf = (saved: Row): Base<Row> => ({ values: toValues(saved), version: saved.version, row: saved });

  /** Whether a refused write is settled already; if not, the conflict behind it is shown, if there is one. */
  async function resolve(error: unknown, { values, base }: Submission<unknown>): Promise<'settled' | 'shown' | 'none'> {
    const found = row ? await findConflict(cache, resource, row, error) : null;
    setConflict(null);
    // What is still as it was read was refused for another reason.
    if (!found || found.theirs?.version === base.version) return 'none';
    const { theirs } = found;
    if (theirs && options.isSaved(theirs, values)) {
      await options.onSaved(theirs);
      return 'settled';
    }
    const fields = theirs ? conflictingFields(toValues(theirs), values, base.values) : [];
    // One's own move, switch or other window: nobody has to choose between what they did here and there.
    if (theirs && found.by === user?.email && fields.length === 0) {
      await form.submit(baseOf(theirs));
      return 'settled';
    }
    setConflict({ ...found, fields: labelsOf(fields, form.ref.current) });
    return 'shown';
  }

  return {
    resolve,
    conflict,
    loadTheirs() {
      if (!conflict?.theirs) return;
      form.forget();
      form.load(baseOf(conflict.theirs));
      setConflict(null);
    },
    async keepMine() {
      if (!conflict || !row) return;
      try {
        const theirs = conflict.theirs ?? (await write<Row>('POST', `${addressOf(resource, row)}/restore`));
        setConflict(null);
        await form.submit(baseOf(theirs));
      } catch (error) {
        form.fail(refusalText(error));
      }
    },
  };
}

/** What stands behind a refused edit, if it is the write of somebody else. */
async function findConflict<Row extends EditableRow>(
  cache: QueryClient,
  resource: Resource<Row>,
  row: Row,
  error: unknown,
): Promise<Omit<Conflict<Row>, 'fields'> | null> {
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
