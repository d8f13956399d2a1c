import { randomUUID } from 'node:crypto';
import { type CheckResult, ok, wrong } from '../check-result.js';
import type { Installation } from '../installation.js';
import { httpGet } from './http-get.js';
import { objectStoreUrl, openStore } from './object-store.js';

/** The image has a new name each time, because the gateway's cache would hide a store that it cannot reach. */
export async function checkImageDelivery(
  installation: Installation,
  gateway: string,
  url = objectStoreUrl(installation),
): Promise<CheckResult[]> {
  const subject = 'images';
  const origin = installation.setting('PUBLIC_ORIGIN');
  if (!URL.canParse(origin)) return [];
  const key = `doctor/${randomUUID()}.webp`;
  const text = 'stored by the doctor';
  try {
    const store = await openStore(installation, url);
    await store.put(key, Buffer.from(text), 'image/webp');
    try {
      const response = await httpGet(gateway, `/images/${key}`, new URL(origin).host).catch((error: unknown) =>
        String(error),
      );
      if (typeof response !== 'string' && response.status === 200 && response.text === text)
        return [ok(subject, 'stored images are served by the gateway')];
      const outcome = typeof response === 'string' ? response : `${response.status}`;
      return [
        wrong(
          subject,
          `the gateway does not serve one that was just stored (${outcome}), and visitors see only those in its cache: ` +
            'infra/scripts/compose.sh logs gateway; make up opens the bucket to it again',
        ),
      ];
    } finally {
      await store.delete(key);
    }
  } catch {
    return [];
  }
}
