import type { ObjectStore } from '@majlis/kit/storage/object-store';
import { openObjectStore } from '@majlis/kit/storage/open-object-store';
import { type CheckResult, ok, wrong } from '../check-result.js';
import type { Installation } from '../installation.js';

/** The suffix makes it a content type that the store accepts. */
const key = 'doctor/can-be-written.webp';

export async function checkObjectStore(
  installation: Installation,
  url = objectStoreUrl(installation),
): Promise<CheckResult[]> {
  const subject = 'object store';
  try {
    const store = await openStore(installation, url);
    const written = Buffer.from(new Date().toISOString());
    await store.put(key, written, 'image/webp');
    const read = await store.get(key);
    await store.delete(key);
    if (read?.equals(written)) return [ok(subject, 'can be written, read and deleted from')];
    return [wrong(subject, 'returns other content than was written: infra/scripts/compose.sh logs objectstore')];
  } catch (error) {
    return [wrong(subject, `cannot be written to (${(error as Error).message}): ${adviceFor(error)}`)];
  }
}

export function openStore(installation: Installation, url: string): Promise<ObjectStore> {
  const region = installation.setting('OBJECT_STORE_REGION') || undefined;
  return openObjectStore({ url, ...credentialsOf(installation), region });
}

/** Older installations have only the root keys of the store. */
function credentialsOf(installation: Installation) {
  const owner = installation.secret('images-access-key') ? 'images' : 'object-store';
  return {
    accessKey: installation.secret(`${owner}-access-key`),
    secretKey: installation.secret(`${owner}-secret-key`),
  };
}

export const objectStoreUrl = (installation: Installation): string =>
  installation.setting('OBJECT_STORE_URL') || 'http://objectstore:9000/images';

function adviceFor(error: unknown): string {
  const isDenied = /access.?denied|signature|access key/i.test(String(error));
  if (isDenied) return 'it was started with other keys than infra/compose/secrets/object-store-* hold: make up';
  return 'infra/scripts/compose.sh logs objectstore';
}
