import { once } from 'node:events';
import { rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { TestInstallation } from './doctor/test-installation.js';
import { printMeasurement } from './print-measurement.js';
import { openProduction } from './production/production.js';

const production = openProduction();
const files = new TestInstallation(production.folder);
const override = join(production.folder, 'docker-compose.override.yml');
/** In rounds of ten minutes the process takes 54 MB; these short rounds leave little time for garbage collection. */
const maxMegabytes = 75;
/** The rounds follow after ten seconds instead of ten minutes. */
const watchCommand =
  'node --optimize-for-size --max-semi-space-size=1 infra/dist/doctor/watch.js /installation /watch 10 10';

type Alert = { problems: { subject: string; message: string }[]; solved: { subject: string }[] };
const alerts: Alert[] = [];
let heartbeats = 0;
const receiver = createServer((request, response) => {
  void text(request).then((body) => {
    if (request.url === '/heartbeat') heartbeats += 1;
    else alerts.push(JSON.parse(body) as Alert);
    response.end();
  });
});

let settingsBefore = '';
beforeAll(async () => {
  await once(receiver.listen(0), 'listening');
  const network = await production.docker('network', 'inspect', `${production.project}_egress`);
  const [{ IPAM }] = JSON.parse(network) as [{ IPAM: { Config: { Gateway: string }[] } }];
  const address = `http://${IPAM.Config[0]?.Gateway}:${(receiver.address() as AddressInfo).port}`;
  settingsBefore = files.read('.env');
  files.set('MAJLIS_OVERLAYS', 'alerts');
  files.replaceSecret('alert-webhook', `${address}/hook`);
  files.replaceSecret('alert-heartbeat', `${address}/heartbeat`);
  await writeFile(override, `services: { doctor-watch: { command: ${watchCommand} } }\n`);
  await production.compose('up', '--detach', '--no-deps', '--wait', 'doctor-watch');
}, 120_000);
afterAll(async () => {
  await production.compose('rm', '--stop', '--force', 'doctor-watch');
  // The volume belongs to the overlay, so nothing else removes it.
  await production.docker('volume', 'rm', `${production.project}_watch`);
  files.write('.env', settingsBefore);
  for (const name of ['alert-webhook', 'alert-heartbeat']) files.replaceSecret(name, '');
  await rm(override);
  receiver.closeAllConnections();
  receiver.close();
  await production.waitUntilHealthy();
}, 180_000);

const find = (part: 'problems' | 'solved', subject: string) =>
  alerts.flatMap((alert) => alert[part]).find((problem) => problem.subject === subject);

async function untilAlerted(part: 'problems' | 'solved', subject: string): Promise<string> {
  const startedAt = Date.now();
  while (!find(part, subject)) await wait(200);
  return `${part} after ${((Date.now() - startedAt) / 1_000).toFixed(0)} s`;
}

test('the first rounds find a healthy production', async () => {
  while (heartbeats < 3) await wait(200);
  expect(alerts).toEqual([]);
}, 120_000);

test.each([
  [
    'conferences',
    'a stopped service',
    ['stop', 'conferences'],
    ['start', 'conferences'],
    /make up, if it does not run/,
  ],
  ['database', 'a stopped database', ['stop', 'postgres'], ['start', 'postgres'], /make up, if it does not run/],
  ['object store', 'a store that hangs', ['pause', 'objectstore'], ['unpause', 'objectstore'], /logs objectstore/],
])(
  '%s: %s is told with its repair, and so is its end',
  async (subject, _description, inject, undo, expected) => {
    alerts.length = 0;
    await production.compose(...inject);
    try {
      const found = await untilAlerted('problems', subject);
      expect(find('problems', subject)).toMatchObject({ message: expect.stringMatching(expected) });
      await production.compose(...undo);
      printMeasurement(`${found}, ${await untilAlerted('solved', subject)}`);
    } finally {
      await production.waitUntilHealthy();
    }
  },
  240_000,
);

test('a folder of visits that the gateway may not write is told, and the job of make up repairs it', async () => {
  alerts.length = 0;
  const inVolume = (command: string) =>
    production.compose('run', '--rm', '--no-deps', 'init-visits-permissions', 'sh', '-c', command);
  // Docker would restore the owner of an empty volume from the image, so a file is kept in it.
  await inVolume('chown 0:0 /data && touch /data/kept');
  await untilAlerted('problems', 'visits');
  await production.compose('run', '--rm', '--no-deps', 'init-visits-permissions');
  await untilAlerted('solved', 'visits');
  await production.compose('exec', '--no-TTY', 'gateway', 'rm', '/visits/kept');
}, 240_000);

test(`the process takes at most ${maxMegabytes} MB`, async () => {
  const [container = ''] = await production.containers('doctor-watch');
  const [used = ''] = (await production.docker('stats', '--no-stream', '--format', '{{.MemUsage}}', container)).split(
    '/',
  );
  const megabytes = (Number.parseFloat(used) * 1024 ** 2) / 1e6;
  printMeasurement(`${megabytes.toFixed(0)} MB after rounds of ten seconds`);
  expect(megabytes).toBeLessThanOrEqual(maxMegabytes);
});
