import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { tryCommand } from '../production/commands.js';
import type { Production } from '../production/production.js';
import { TestInstallation } from './test-installation.js';

export type RunningFault = {
  description: string;
  expectedLine: RegExp;
  inject: (production: Production) => Promise<unknown>;
  /** Does what the doctor's line tells the operator to do. */
  repair: (production: Production, line: string) => Promise<unknown>;
};

async function make(production: Production, target: string, settings?: Record<string, string>): Promise<void> {
  const { code, output } = await production.make(target, settings);
  if (code !== 0) throw new Error(`make ${target} ended with ${code}: ${output.slice(-2_000)}`);
}

const makeUp = (production: Production) => make(production, 'up');

/** Runs the command at the end of the line, as an operator would copy it. */
async function runPrinted({ folder }: Production, line: string): Promise<void> {
  const [command = ''] = /infra\/scripts\/compose\.sh .*$/.exec(line) ?? [];
  const { code, output } = await tryCommand('sh', ['-c', command], { folder });
  if (code !== 0) throw new Error(`${command} ended with ${code}: ${output}`);
}

/** Runs a command of the store's client with the root keys of the store. */
const runMc = (production: Production, command: string): Promise<string> =>
  production.compose(
    ...['run', '--rm', '--no-deps', '--entrypoint', 'sh', 'init-bucket', '-c'],
    'secret() { cat "/run/secrets/object-store-$1-key"; }; ' +
      'mc --quiet alias set store "$OBJECT_STORE" "$(secret access)" "$(secret secret)" && ' +
      `mc --quiet ${command}`,
  );

export const runningFaults: RunningFault[] = [
  {
    description: 'a service that was stopped',
    expectedLine: /^wrong {2}conferences: was stopped: make up/m,
    inject: (production) => production.compose('stop', 'conferences'),
    repair: makeUp,
  },
  {
    description: 'a store that hangs',
    expectedLine: /^wrong {2}objectstore: is paused: .*unpause/m,
    inject: (production) => production.compose('pause', 'objectstore'),
    repair: runPrinted,
  },
  {
    description: 'a role with another password than the service has',
    expectedLine: /^wrong {2}database: rejects the password of majlis_feeds: make up/m,
    inject: (production) => production.sql("ALTER ROLE majlis_feeds PASSWORD 'another password'"),
    repair: makeUp,
  },
  {
    description: 'a bucket that is closed to the gateway',
    expectedLine:
      /^wrong {2}uploads: the gateway does not serve a picture that was just stored \(404\).*make up opens the bucket/m,
    inject: (production) => runMc(production, 'anonymous set none store/images'),
    repair: makeUp,
  },
  {
    description: 'keys of the store that it does not know',
    expectedLine: /^wrong {2}object store: .*it does not know the keys in .*: make up gives them/m,
    inject: async ({ folder }) =>
      new TestInstallation(folder).replaceSecret('images-secret-key', randomBytes(30).toString('base64url')),
    repair: makeUp,
  },
  {
    description: 'a folder of pages that is not the publisher’s',
    expectedLine: /^wrong {2}publisher: cannot write .*make up gives their folder to the publisher again/m,
    inject: async (production) => {
      const change = ['--user', '0', '--entrypoint', 'sh', '--volume', `${production.project}_published:/published`];
      const image = (await production.compose('config', '--images', 'publisher')).split('\n')[0] ?? '';
      await production.docker('run', '--rm', ...change, image, '-c', 'chown -R 0:0 /published');
      await production.sql("UPDATE cms.timeline_events SET description = description || '.'");
    },
    repair: makeUp,
  },
  {
    description: 'a session that keeps a table locked',
    expectedLine:
      /^wrong {2}database: session \d+ of majlis_owner \(a report, idle in transaction\) holds AccessExclusiveLock on cms\.partners/m,
    inject: (production) =>
      production.compose(
        ...['exec', '-T', '--detach', '--env', 'PGAPPNAME=a report', 'postgres', 'sh', '-c'],
        "(echo 'BEGIN; LOCK TABLE cms.partners;'; sleep 300) | psql --username=majlis_owner --dbname=majlis",
      ),
    repair: runPrinted,
  },
  {
    description: 'a gateway that lost the network of the store',
    expectedLine: /^wrong {2}uploads: the gateway does not serve a picture .*make restart SERVICE=gateway connects it/m,
    inject: async (production) => {
      const [gateway = ''] = await production.containers('gateway');
      await production.docker('network', 'disconnect', `${production.project}_images`, gateway);
    },
    repair: (production) => make(production, 'restart', { SERVICE: 'gateway' }),
  },
  {
    description: 'all snapshots deleted',
    expectedLine: /^wrong {2}snapshots: deleted from the repository: .*make backup makes another/m,
    inject: async (production) => {
      await make(production, 'backup');
      await rm(join(production.folder, 'backups/repository'), { recursive: true });
    },
    repair: (production) => make(production, 'backup'),
  },
  {
    description: 'a bucket that was removed with all files',
    expectedLine: /^wrong {2}object store: .*make up creates it again; make restore brings back its files/m,
    inject: (production) => runMc(production, 'rb --force store/images'),
    repair: async (production) => {
      await makeUp(production);
      await make(production, 'restore', { SNAPSHOT: 'latest', YES: '1' });
    },
  },
];
