import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, expect, test } from '@jest/globals';
import { rate } from './load/load.js';
import { underMixedLoad } from './load/mixed-requests.js';
import { copied, openProduction } from './production/production.js';
import { printFigure } from './promise.js';

const production = openProduction();
const perSecond = rate(500);

afterAll(() => production.untilHealthy(), 150_000);

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
  ...copied.map((service): [string, () => Promise<void>] => [
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
    const { figures, written, wrongRows, description } = await underMixedLoad(production, perSecond, async () => {
      await wait(2_000);
      await disturb();
      await wait(2_000);
    });
    printFigure(description);
    expect({ failed: figures.failed, wrongRows }).toEqual({ failed: 0, wrongRows: 0 });
    expect(written).toBeGreaterThan(0);
  },
  240_000,
);
