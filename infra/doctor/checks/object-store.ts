import { MissingBucketError } from '@majlis/kit/storage/bucket';
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
    return [wrong(subject, `cannot be written to (${(error as Error).message}): ${adviceFor(error, installation)}`)];
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

const deniedCodes = new Set(['AccessDenied', 'InvalidAccessKeyId', 'SignatureDoesNotMatch']);

function adviceFor(error: unknown, installation: Installation): string {
  const isExternal = installation.setting('OBJECT_STORE_URL') !== '';
  const keys = 'infra/compose/secrets/images-access-key and -secret-key';
  if (error instanceof MissingBucketError) {
    const files = 'make restore brings back its files (infra/reference.md, "An incomplete backup")';
    return `${isExternal ? 'create it, or correct OBJECT_STORE_URL' : 'make up creates it again'}; ${files}`;
  }
  if (!deniedCodes.has((error as { code?: string }).code ?? '')) return 'infra/scripts/compose.sh logs objectstore';
  if (isExternal)
    return `it does not accept the keys in ${keys}: write those that it was given for Majlis, then make up`;
  return `it does not know the keys in ${keys}: make up gives them to it and to the services`;
}
