import { setImmediate } from 'node:timers/promises';

const maxStep = 100;

/** Thousands of rows take seconds, in which the service goes on with other requests. */
export async function mapInSteps<Item, Result>(items: Item[], map: (item: Item) => Result): Promise<Result[]> {
  const results: Result[] = [];
  for (const item of items) {
    results.push(map(item));
    if (results.length % maxStep === 0) await setImmediate();
  }
  return results;
}
