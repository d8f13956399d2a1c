import { setTimeout as wait } from 'node:timers/promises';
import { rate } from './load/load-generator.js';
import { runUnderMixedLoad } from './load/mixed-requests.js';
import { printMeasurement } from './print-measurement.js';
import { openProduction, replicatedServices } from './production/production.js';

const production = openProduction();
const perSecond = rate(500);

afterAll(() => production.waitUntilHealthy(), 150_000);

async function make(target: string, settings: Record<string, string> = {}): Promise<void> {
  const { code, output } = await production.make(target, settings);
  if (code !== 0) throw new Error(`make ${target} failed: ${output.trim().split('\n').slice(-5).join(' | ')}`);
}

async function reloadGateway(): Promise<void> {
  for (let count = 0; count < 5; count += 1) {
    await production.compose('kill', '--signal', 'HUP', 'gateway');
    await wait(2_000);
  }
}

const disturbances: [string, () => Promise<void>][] = [
  ...replicatedServices.map((service): [string, () => Promise<void>] => [
    `${service} is restarted`,
    () => make('restart', { SERVICE: service }),
  ]),
  ['the gateway is reloaded five times', reloadGateway],
  ['the gateway is replaced', () => make('restart', { SERVICE: 'gateway' })],
  ['make up is run, with nothing changed', () => make('up')],
];

test.each(disturbances)(
  `no request of ${perSecond} a second fails, a fifth of them writes, while %s`,
  async (_, disturb) => {
    const { results, written, wrongRows, description } = await runUnderMixedLoad(production, perSecond, async () => {
      await wait(2_000);
      await disturb();
      await wait(2_000);
    });
    printMeasurement(description);
    expect({ failed: results.failed, wrongRows }).toEqual({ failed: 0, wrongRows: 0 });
    expect(written).toBeGreaterThan(0);
  },
  240_000,
);
