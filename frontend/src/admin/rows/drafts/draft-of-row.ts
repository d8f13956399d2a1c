import type { Message } from '@majlis/contracts/shared/messages';
import { serviceOfPath } from '@majlis/contracts/shared/service-of-path';
import type { AuditFields } from '@majlis/contracts/shared/shared-fields.schema';
import { toInstant } from '@majlis/contracts/shared/zoned-times';
import { type Draft, type DraftWithInput, draftEndpoints, type ScheduledChange } from '@majlis/contracts/staff/drafts';
import type { RowService } from '@majlis/contracts/staff/history';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import type { ZodType } from 'zod';
import { queriesUnder, query } from '../../../api/query';
import { firstErrors } from '../../fields/form/contract-fields';
import type { FormValues } from '../../shell/form-values';
import type { ResourceConfig } from '../resource/resource-config';

/** Drafts that others save appear in lists after this time, without a reload of the page. */
const staleMs = 30_000;

export function draftPlace<Row extends AuditFields>(resource: ResourceConfig<Row>, row: Row) {
  const service = serviceOfPath(resource.list.path);
  const { table } = resource;
  const id = resource.getId(row);
  return {
    service,
    path: draftEndpoints.draft(service, table, id).path,
    schedulePath: `${draftEndpoints.schedule(service).path}/${table}/${encodeURIComponent(id)}`,
    isOf: (other: Pick<Draft | ScheduledChange, 'table' | 'id'>) => other.table === table && other.id === id,
  };
}

/** All rows of a service share one request. */
export function useRowDraft<Row extends AuditFields>(resource: ResourceConfig<Row>, row?: Row) {
  const place = row && draftPlace(resource, row);
  const { data, isSuccess, isFetching } = useQuery({
    ...query(draftEndpoints.drafts(serviceOfPath(resource.list.path))),
    staleTime: staleMs,
    enabled: row !== undefined,
    select: (drafts) => ({ draft: drafts.find((draft) => place?.isOf(draft)) }),
  });
  return { draft: data?.draft, isKnown: isSuccess && !isFetching };
}

export function useScheduledChanges<Row extends AuditFields>(resource: ResourceConfig<Row>, row?: Row) {
  const place = row && draftPlace(resource, row);
  return useQuery({
    ...query(draftEndpoints.schedule(serviceOfPath(resource.list.path))),
    staleTime: staleMs,
    enabled: row !== undefined,
    select: (changes) => changes.filter((change) => place?.isOf(change)),
  }).data;
}

/** Reads the list of drafts, because reading a missing draft by its path would fail with 404. */
export async function findDraft<Row extends AuditFields>(cache: QueryClient, resource: ResourceConfig<Row>, row: Row) {
  const { service, isOf } = draftPlace(resource, row);
  const drafts = await cache.fetchQuery({ ...query(draftEndpoints.drafts(service)), staleTime: 0 });
  return drafts.find(isOf);
}

export const readDraft = (cache: QueryClient, path: string): Promise<DraftWithInput> =>
  cache.fetchQuery({ ...query<DraftWithInput>({ path }), staleTime: 0 });

export const invalidateDrafts = (cache: QueryClient, service: RowService) =>
  cache.invalidateQueries(queriesUnder(draftEndpoints.drafts(service).path, draftEndpoints.schedule(service).path));

/** Returns the input that the form would send, or its errors by field name. */
export type ReadInput = () =>
  | { success: true; data: DraftWithInput['input']; error?: undefined }
  | { success: false; data?: undefined; error: Record<string, Message> };

export function parseInput(schema: ZodType, values: FormValues, other?: FormValues): ReturnType<ReadInput> {
  const { success, data, error } = schema.safeParse(values);
  return success
    ? { success, data: { ...(data as FormValues), ...other } }
    : { success, error: firstErrors(error.issues) };
}

const localTimePattern = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/;

/** Returns the row with the values of a draft. A draft has the local times of its form, which become instants. */
export function rowWithDraft<Row extends AuditFields>(
  resource: ResourceConfig<Row>,
  row: Row,
  input: DraftWithInput['input'],
): Row {
  const zone = input.timezone ?? resource.timeZone ?? ('timezone' in row ? row.timezone : undefined);
  const toStored = (value: unknown) =>
    typeof value === 'string' && localTimePattern.test(value) ? (toInstant(value, String(zone)) ?? value) : value;
  return { ...row, ...Object.fromEntries(Object.entries(input).map(([name, value]) => [name, toStored(value)])) };
}
