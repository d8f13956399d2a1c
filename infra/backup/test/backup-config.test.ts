import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@jest/globals';
import { readBackupConfig } from '../backup-config.js';

test('whatever asks the object store signs for the region of the services', async () => {
  const regions = new Set<string | undefined>();
  const store = createServer(({ headers }, answer) => {
    regions.add(/Credential=key\/\d{8}\/([\w-]+)\/s3\//.exec(headers.authorization ?? '')?.[1]);
    answer.writeHead(503).end();
  }).listen(0, '127.0.0.1');
  await once(store, 'listening');
  const tools = readBackupConfig({
    DATABASE_URL: 'postgres://majlis_owner@127.0.0.1:9/majlis',
    OBJECT_STORE_URL: `http://127.0.0.1:${(store.address() as AddressInfo).port}/images`,
    OBJECT_STORE_REGION: 'eu-central-1',
    OBJECT_STORE_ACCESS_KEY: 'key',
    OBJECT_STORE_SECRET_KEY: 'secret',
  });
  await expect(tools.objects.read('team/a.webp')).rejects.toThrow();
  await expect(tools.objects.create()).rejects.toThrow();
  store.close();
  expect([...regions]).toEqual(['eu-central-1']);
});
