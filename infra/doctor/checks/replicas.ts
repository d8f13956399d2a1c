import { lookup } from 'node:dns/promises';
import { type CheckResult, wrong } from '../check-result.js';
import type { Installation } from '../installation.js';

const services = ['cms', 'conferences', 'feeds'];

/** Docker's DNS has an address for each running container. A service without any is reported by the check of the site. */
export async function checkReplicas(installation: Installation, resolve = addressesOf): Promise<CheckResult[]> {
  const expected = Number(installation.setting('MAJLIS_REPLICAS') || 1);
  const results = await Promise.all(
    services.map(async (service) => {
      const running = await resolve(service);
      if (running === 0 || running >= expected) return [];
      const advice = `make up starts the others; infra/scripts/compose.sh ps --all ${service} says how they ended`;
      return [wrong(service, `only ${running} of ${expected} replicas run: ${advice}`)];
    }),
  );
  return results.flat();
}

const addressesOf = async (service: string): Promise<number> =>
  (await lookup(service, { all: true, family: 4 }).catch(() => [])).length;
