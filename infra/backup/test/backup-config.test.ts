import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@jest/globals';
import { readBackupConfig } from '../backup-config.js';

test('requests to the object store are signed for the configured region', async () => {
  const regions = new Set<string | undefined>();
  const store = createServer(({ headers }, response) => {
    regions.add(/Credential=key\/\d{8}\/([\w-]+)\/s3\//.exec(headers.authorization ?? '')?.[1]);
    response.writeHead(503).end();
  }).listen(0, '127.0.0.1');
  await once(store, 'listening');
  const config = readBackupConfig({
    DATABASE_URL: 'postgres://majlis_owner@127.0.0.1:9/majlis',
    OBJECT_STORE_URL: `http://127.0.0.1:${(store.address() as AddressInfo).port}/images`,
    OBJECT_STORE_REGION: 'eu-central-1',
    OBJECT_STORE_ACCESS_KEY: 'key',
    OBJECT_STORE_SECRET_KEY: 'secret',
  });
  await expect(config.objects.read('team/a.webp')).rejects.toThrow();
  await expect(config.objects.create()).rejects.toThrow();
  store.close();
  expect([...regions]).toEqual(['eu-central-1']);
});
