import type { AuditFields } from '@majlis/contracts/shared/shared-fields.schema';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '../../../api/client';
import type { FormBaseline, StaffForm, Submission } from '../../fields/form/staff-form';
import { sendWrite, type Written } from '../../shell/api/write';
import { useAuth } from '../../shell/auth';
import { conflictingFields, type FormValues } from '../../shell/form-values';
import { useDescribeError } from '../../shell/use-describe-error';
import { describeDifferences, type FieldDifference } from './field-differences';
import { findRow, type ResourceConfig, rowPath } from './resource-config';

/** `serverRow` is null if the write that came first has deleted the row. */
type Conflict<Row> = {
  changedBy: string;
  changedAt: string;
  serverRow: Row | null;
  differences: FieldDifference[];
};

export type EditConflict<Row extends AuditFields> = {
  conflict: Conflict<Row> | null;
  loadServerVersion: () => void;
  /** Saves the local changes on top of the server's version; a deleted row is restored first. */
  overwrite: () => Promise<void>;
};

type EditConflictOptions<Row extends AuditFields> = {
  resource: ResourceConfig<Row>;
  row?: Row;
  form: StaffForm<Row>;
  toValues: (row: Row) => FormValues;
  /** Is true if an earlier attempt has saved these values and only its response was lost. */
  isSaved: (row: Row, values: FormValues) => boolean;
  onSaved: (saved: Written<Row>) => Promise<void>;
};

/** Handles a save that was rejected because another user or window saved the row first (infra/adr/api.md). */
export function useEditConflict<Row extends AuditFields>(options: EditConflictOptions<Row>) {
  const { resource, row, form, toValues } = options;
  const cache = useQueryClient();
  const { user } = useAuth();
  const describeError = useDescribeError();
  const [conflict, setConflict] = useState<Conflict<Row> | null>(null);
  const toBaseline = (saved: Row): FormBaseline<Row> => ({
    values: toValues(saved),
    version: saved.version,
    row: saved,
  });

  /** Resolves to false if the save failed for another reason. */
  async function resolve(error: unknown, { values, base }: Submission<unknown>): Promise<boolean> {
    const latest = row ? await findConflict(cache, resource, row, error) : null;
    setConflict(null);
    // An unchanged version means that the save was rejected for another reason.
    if (!latest || latest.serverRow?.version === base.version) return false;
    const { serverRow } = latest;
    if (serverRow && options.isSaved(serverRow, values)) {
      await options.onSaved({ result: serverRow, change: null });
      return true;
    }
    const theirs = serverRow && toValues(serverRow);
    const fields = theirs ? conflictingFields(theirs, values, base.values) : [];
    // Users need not choose between two of their own changes to different fields: these are merged.
    if (serverRow && latest.changedBy === user?.email && fields.length === 0) {
      await form.submit(toBaseline(serverRow));
      return true;
    }
    setConflict({ ...latest, differences: describeDifferences(fields, theirs ?? {}, values, form.ref.current) });
    return true;
  }

  return {
    resolve,
    conflict,
    loadServerVersion() {
      if (!conflict?.serverRow) return;
      form.discardChanges();
      form.reset(toBaseline(conflict.serverRow));
      setConflict(null);
    },
    async overwrite() {
      if (!conflict || !row) return;
      try {
        const serverRow = conflict.serverRow ?? (await restoreRow(resource, row));
        setConflict(null);
        await form.submit(toBaseline(serverRow));
      } catch (error) {
        form.setServerErrors(describeError(error));
      }
    },
  };
}

const restoreRow = async <Row extends AuditFields>(resource: ResourceConfig<Row>, row: Row) =>
  (await sendWrite<Row>('POST', `${rowPath(resource, row)}/restore`)).result;

async function findConflict<Row extends AuditFields>(
  cache: QueryClient,
  resource: ResourceConfig<Row>,
  row: Row,
  error: unknown,
): Promise<Omit<Conflict<Row>, 'differences'> | null> {
  if (!(error instanceof ApiError)) return null;
  const { status, response } = error;
  if (!response?.changed && status !== 404) return null;

  const refetchRow = (list: 'list' | 'deleted') =>
    findRow(cache, resource, resource.getId(row), list).catch(() => undefined);
  const serverRow = await refetchRow('list');
  if (serverRow) return { changedBy: serverRow.updatedBy, changedAt: serverRow.updatedAt, serverRow };
  const deletedRow = await refetchRow('deleted');
  return deletedRow
    ? { changedBy: deletedRow.updatedBy, changedAt: deletedRow.deletedAt ?? deletedRow.updatedAt, serverRow: null }
    : null;
}
