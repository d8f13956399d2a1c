import { setTimeout as wait } from 'node:timers/promises';
import type { Check, Finding } from '../check.js';
import { Load, rate, summary } from '../load/load.js';
import { mixedRequests } from '../load/mixed.js';
import { copied, type Production } from '../production/production.js';

const perSecond = rate(500);

/** Restarts fail nobody: each service's copies are replaced and the gateway is reloaded while visitors and staff go on. */
export const rolling: Check = {
  name: 'rolling',
  limitMs: 6 * 60_000,
  async *run(production) {
    for (const service of copied)
      yield await underLoad(
        production,
        `${service} restarted under ${perSecond} requests a second, a fifth of them writes`,
        async () => {
          await operator(production, 'restart', { SERVICE: service });
        },
      );
    yield await underLoad(production, 'the gateway reloaded five times under the same load', async () => {
      for (let count = 0; count < 5; count += 1) {
        await production.compose('kill', '--signal', 'HUP', 'gateway');
        await wait(2_000);
      }
    });
    yield await underLoad(production, 'the gateway replaced under the same load', async () => {
      await operator(production, 'restart', { SERVICE: 'gateway' });
    });
    yield await underLoad(production, 'make up under the same load, with nothing changed', async () => {
      await operator(production, 'up', {});
    });
    await production.untilHealthy();
  },
};

async function operator(production: Production, target: string, settings: Record<string, string>): Promise<void> {
  const { code, output } = await production.make(target, settings);
  if (code !== 0) throw new Error(`make ${target} failed: ${output.trim().split('\n').slice(-5).join(' | ')}`);
}

async function underLoad(production: Production, promise: string, work: () => Promise<void>): Promise<Finding> {
  const requests = await mixedRequests(production);
  const load = new Load({ port: production.place.proxyPort, perSecond, next: () => requests.next() });
  await wait(2_000);
  const failure = await work().then(
    () => undefined,
    (error: Error) => error,
  );
  await wait(2_000);
  const figures = await load.stop();
  if (failure) throw failure;
  const wrong = await requests.wrongRows(production);
  const { written } = requests;
  const figure = `${summary(figures)}; ${written} written, ${wrong} of them lost or done twice`;
  return { promise, holds: figures.failed + wrong === 0 && written > 0, figure };
}
