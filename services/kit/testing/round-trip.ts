import type { z } from 'zod';
import type { RequestBody } from './hostile-writes.js';
import type { RunningService } from './running-service.js';

export type RoundTripCase = {
  staff: RunningService['visitor'];
  /** Schema of the body; for a schema with a transform, the object schema before it. */
  contract: z.ZodObject;
  /** Path of the list, and of creation unless `create` is given. */
  list: string;
  /** Path prefix of single rows, if it differs from `list`. */
  itemsPath?: string;
  first: RequestBody;
  second: RequestBody;
  create?: (first: RequestBody) => Promise<{ id: string }>;
  except?: string[];
};

/** Checks that every field of a contract is stored on create and on update. */
export async function expectAllFieldsStored(options: RoundTripCase): Promise<void> {
  const { staff, contract, list, itemsPath = list, first, second, except = [] } = options;
  const fields = Object.keys(contract.shape).filter((name) => !except.includes(name));
  expect({ fields: Object.keys(first).sort() }).toEqual({ fields: fields.sort() });
  expect(fields.filter((name) => JSON.stringify(first[name]) === JSON.stringify(second[name]))).toEqual([]);

  const { create = async (body) => (await staff.post(list).send(body).expect(201)).body } = options;
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
