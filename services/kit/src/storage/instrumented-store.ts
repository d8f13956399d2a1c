import type { Metrics } from '../metrics/metrics.js';
import type { ObjectStore } from './object-store.js';

export function instrumentStore(store: ObjectStore, metrics: Metrics): ObjectStore {
  const seconds = metrics.histogram({
    name: 'majlis_object_store_seconds',
    help: 'Duration of object store operations, including failed ones.',
    labelNames: ['operation'],
    buckets: [0.005, 0.025, 0.1, 0.25, 1, 5],
  });
  const failures = metrics.counter({
    name: 'majlis_object_store_failures_total',
    help: 'Failed object store operations.',
    labelNames: ['operation'],
  });
  const stored = metrics.counter({
    name: 'majlis_object_store_stored_bytes_total',
    help: 'Bytes of stored images and documents.',
    labelNames: ['folder'],
  });

  async function measured<Result>(operation: keyof ObjectStore, work: Promise<Result>): Promise<Result> {
    const stop = seconds.startTimer({ operation });
    try {
      return await work;
    } catch (error) {
      failures.inc({ operation });
      throw error;
    } finally {
      stop();
    }
  }

  for (const operation of ['put', 'get', 'head', 'delete', 'list'] as const) failures.inc({ operation }, 0);
  return {
    put: async (key, bytes, contentType) => {
      await measured('put', store.put(key, bytes, contentType));
      stored.inc({ folder: key.split('/')[0] ?? '' }, bytes.length);
    },
    get: (key) => measured('get', store.get(key)),
    head: (key) => measured('head', store.head(key)),
    delete: (key) => measured('delete', store.delete(key)),
    list: (folder) => measured('list', store.list(folder)),
  };
}
