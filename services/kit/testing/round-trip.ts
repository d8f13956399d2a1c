import { expect } from '@jest/globals';
import type { z } from 'zod';
import type { RequestBody } from './hostile-writes.js';
import type { RunningService } from './running-service.js';

export type RoundTripCase = {
  staff: RunningService['visitor'];
  /** What is sent; of a contract that goes on with it, the object at its head. */
  contract: z.ZodObject;
  /** Where the rows are listed, and are added unless `create` says how. */
  list: string;
  /** Where a single row is changed, when that is not under the list. */
  itemsPath?: string;
  /** Two bodies that differ in every field. */
  first: RequestBody;
  second: RequestBody;
  create?: (first: RequestBody) => Promise<{ id: string }>;
  /** Fields that are not sent, for the address says them. */
  except?: string[];
};

/** A row is read as it was created, and read as it was changed: in every field of its contract. */
export async function expectAllFieldsStored(given: RoundTripCase): Promise<void> {
  const { staff, contract, list, itemsPath = list, first, second, except = [] } = given;
  const fields = Object.keys(contract.shape).filter((name) => !except.includes(name));
  expect({ fields: Object.keys(first).sort() }).toEqual({ fields: fields.sort() });
  expect(fields.filter((name) => JSON.stringify(first[name]) === JSON.stringify(second[name]))).toEqual([]);

  const { create = async (body) => (await staff.post(list).send(body).expect(201)).body } = given;
  const { id } = await create(first);
  const read = async () => {
    const rows: RequestBody[] = (await staff.get(list).expect(200)).body;
    const row = rows.find((candidate) => candidate.id === id) ?? {};
    return Object.fromEntries(fields.map((name) => [name, row[name]]));
  };
  expect(await read()).toEqual(first);
  await staff.put(`${itemsPath}/${id}`).set('If-Match', '"1"').send(second).expect(200);
  expect(await read()).toEqual(second);
}
