import type { AuditFields } from '@majlis/contracts/shared/shared-fields.schema';
import { isChoice, schemaFields } from '../../fields/form/contract-fields';
import { sendWrite } from '../../shell/api/write';
import { findRow, pathOf, type ResourceConfig, successMessage } from '../resource/resource-config';
import type { HistorySubject } from './show-history';

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
    table: resource.table,
    path,
    noun,
    name,
    timeZone,
    fields,
    choices: fields.filter((field) => isChoice(schema, field)),
    restoredMessage: successMessage(resource, 'restore'),
    toDisplayed,
    async restore(cache, values) {
      const live = await findRow(cache, resource, id);
      if (!live) throw new DeletedRowError();
      const input = schema.parse(Object.fromEntries(fields.map((field) => [field, values[field]])));
      return restoreVersion(input, live, values);
    },
  };
}

const put = async (path: string, input: unknown, { version }: AuditFields) => [
  (await sendWrite('PUT', path, input, { ifMatch: version })).change,
];

/** A deleted row has to be restored before one of its versions. */
export class DeletedRowError extends Error {}
