import { randomBytes, randomUUID } from 'node:crypto';
import type { ObjectStore } from '@majlis/kit/storage/object-store';
import { type CheckResult, ok, wrong } from '../check-result.js';
import type { Installation } from '../installation.js';
import { httpGet } from './http-get.js';
import { objectStoreUrl, openStore } from './object-store.js';

const subject = 'uploads';

const unreachableCodes = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN']);

type Probe = { name: string; key: string; path: string; contentType: string };

/** Each file has a new name, because the gateway's cache would hide a store that it cannot reach. */
const newProbes = (): Probe[] => {
  const picture = `doctor/${randomUUID()}.webp`;
  const document = `documents/${randomBytes(32).toString('hex')}.pdf`;
  return [
    { name: 'picture', key: picture, path: `/images/${picture}`, contentType: 'image/webp' },
    { name: 'document', key: document, path: `/${document}`, contentType: 'application/pdf' },
  ];
};

/** Stores a picture and a document and reads them as a visitor does. */
export async function checkUploadDelivery(
  installation: Installation,
  gateway: string,
  url = objectStoreUrl(installation),
): Promise<CheckResult[]> {
  const origin = installation.setting('PUBLIC_ORIGIN');
  if (!URL.canParse(origin)) return [];
  const { host } = new URL(origin);
  try {
    const store = await openStore(installation, url);
    const problems: CheckResult[] = [];
    for (const probe of newProbes()) problems.push(...(await checkDelivery(store, probe, { gateway, host })));
    // One cause breaks both.
    return problems.length > 0 ? problems.slice(0, 1) : [ok(subject, 'the gateway serves a new picture and document')];
  } catch {
    // The check of the object store reports a store that fails, the one of the site a gateway that does not run.
    return [];
  }
}

async function checkDelivery(
  store: ObjectStore,
  { name, key, path, contentType }: Probe,
  { gateway, host }: { gateway: string; host: string },
): Promise<CheckResult[]> {
  const text = 'stored by the doctor';
  await store.put(key, Buffer.from(text), contentType);
  try {
    const { status, text: body } = await httpGet(gateway, path, host).catch((error: NodeJS.ErrnoException) => {
      if (unreachableCodes.has(error.code ?? '')) throw error;
      return { status: 0, text: String(error) };
    });
    if (status === 200 && body === text) return [];
    const outcome = status === 0 ? body : `${status}`;
    return [
      wrong(
        subject,
        `the gateway does not serve a ${name} that was just stored (${outcome}), and visitors see only those in its cache: ${adviceFor(status)}`,
      ),
    ];
  } finally {
    await store.delete(key);
  }
}

/** The store is up, because the file was stored: with a gateway error the gateway lacks the way to it. */
function adviceFor(status: number): string {
  if (status === 403 || status === 404) return 'make up opens the bucket to the gateway again';
  if (status === 0 || status === 502 || status === 504)
    return 'it does not reach the store, and make restart SERVICE=gateway connects it to the network of the store again';
  return 'infra/scripts/compose.sh logs gateway';
}
