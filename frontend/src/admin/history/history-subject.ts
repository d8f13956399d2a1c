import type { RowVersion } from '@majlis/contracts/history';
import type { AuditFields } from '@majlis/contracts/shared-fields';
import type { QueryClient } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import { query } from '../../api/query';
import { type Change, sendWrite } from '../../api/write';
import type { FormValues } from '../../ui/form/form-values';
import { isChoice, schemaFields } from '../crud/contract-fields';
import { pathOf, type ResourceConfig, successMessage } from '../crud/resource-config';

/** A row whose history is shown. */
export type HistorySubject = {
  path: string;
  noun: string;
  name: string;
  timeZone?: string;
  /** Names of the fields that staff edit, in the order of the contract. */
  fields: string[];
  /** Labels of the open form; other fields are named after the contract. */
  labels?: Record<string, string>;
  /** Fields with one of several fixed values. */
  choices: string[];
  toDisplayed: (values: FormValues) => FormValues;
  restoredMessage: string;
  /** Puts a version through an ordinary update. Throws a `ZodError` if the contract rejects it. */
  restore: (cache: QueryClient, values: RowVersion['values']) => Promise<(Change | null)[]>;
  /** The form that is open below has changes which a restored version would overwrite. */
  hasUnsavedChanges?: boolean;
  onRestored?: () => void;
  /** Opens the comparison of this change with the version before it. */
  comparedChange?: string;
};

export const toHistorySubject = <Row extends AuditFields>(resource: ResourceConfig<Row>, row: Row): HistorySubject =>
  subjectOf(resource, resource.getId(row), resource.getName(row));

export function subjectOf<Row extends AuditFields>(
  resource: ResourceConfig<Row>,
  id: string,
  name: string,
): HistorySubject {
  const path = pathOf(resource, id);
  const { schema, noun, timeZone, toDisplayed = (values) => values } = resource;
  const fields = Object.keys(schemaFields(schema));
  const { restoreVersion = (input, live) => put(path, input, live) } = resource;
  return {
    path,
    noun,
    name,
    timeZone,
    fields,
    choices: fields.filter((name) => isChoice(schema, name)),
    restoredMessage: successMessage(resource, 'restore'),
    toDisplayed,
    async restore(cache, values) {
      const rows = await cache.fetchQuery({ ...query(resource.list), staleTime: 0 });
      const live = rows.find((candidate) => resource.getId(candidate) === id);
      if (!live) throw new DeletedRowError();
      const input = schema.parse(Object.fromEntries(fields.map((name) => [name, values[name]])));
      return restoreVersion(input, live, values);
    },
  };
}

const put = async (path: string, input: unknown, { version }: AuditFields) => [
  (await sendWrite('PUT', path, input, { ifMatch: version })).change,
];

/** A deleted row has to be restored before one of its versions. */
export class DeletedRowError extends Error {}

export const ShowHistoryContext = createContext<(subject: HistorySubject) => void>(() => undefined);

export const useShowHistory = () => useContext(ShowHistoryContext);
