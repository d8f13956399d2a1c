import type { Provider } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { Metrics } from '../metrics/metrics.js';
import { SETTINGS } from '../settings/service-settings.js';
import type { ObjectStore } from './object-store.js';
import { openObjectStore } from './open-object-store.js';
import { RegisteringStore } from './registering-store.js';

const address = 'file:///folder, or the address of an S3 server and its bucket, like http://store:9000/images';

export const objectStoreSettingsShape = {
  OBJECT_STORE_URL: z
    .string(address)
    .regex(/^(file:\/\/\/.|https?:\/\/[^/]+\/[a-z0-9.-]+$)/, address)
    .refine((url) => URL.canParse(url), address),
  OBJECT_STORE_ACCESS_KEY: z.string().optional(),
  OBJECT_STORE_SECRET_KEY: z.string().optional(),
  OBJECT_STORE_REGION: z.string().optional(),
  UPLOAD_GC: z.enum(['delete', 'report'], 'Either delete or report').default('delete'),
};

export type ObjectStoreSettings = z.infer<z.ZodObject<typeof objectStoreSettingsShape>>;

/** An S3 server requires both keys, a folder none. */
export function requireAccessKeys(settings: ObjectStoreSettings, context: z.RefinementCtx): void {
  if (settings.OBJECT_STORE_URL.startsWith('file:')) return;
  for (const name of ['OBJECT_STORE_ACCESS_KEY', 'OBJECT_STORE_SECRET_KEY'] as const)
    if (!settings[name])
      context.addIssue({ code: 'custom', path: [name], message: 'The key that the S3 server was given' });
}

export const OBJECT_STORE = Symbol('object store');

export const objectStoreProvider: Provider = {
  provide: OBJECT_STORE,
  inject: [SETTINGS, DataSource, Metrics],
  useFactory: async (settings: ObjectStoreSettings, database: DataSource, metrics: Metrics) => {
    const store = await openObjectStore({
      url: settings.OBJECT_STORE_URL,
      accessKey: settings.OBJECT_STORE_ACCESS_KEY,
      secretKey: settings.OBJECT_STORE_SECRET_KEY,
      region: settings.OBJECT_STORE_REGION,
    });
    return new RegisteringStore(instrumentStore(store, metrics), database);
  },
};

function instrumentStore(store: ObjectStore, metrics: Metrics): ObjectStore {
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
