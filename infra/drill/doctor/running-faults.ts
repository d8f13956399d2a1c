import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { tryCommand } from '../production/commands.js';
import type { Production } from '../production/production.js';
import { OperatorFiles } from './operator-files.js';

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

/** Runs a command of the store's client as the owner of the store. */
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
    description: 'a migration that did not run',
    expectedLine: /^wrong {2}migrations: SharedPresentationTitles1700000000024 did not run: make up/m,
    inject: (production) =>
      production.sql(`
        DELETE FROM conferences.migrations WHERE name = 'SharedPresentationTitles1700000000024';
        DROP FUNCTION conferences.announce_presentation_titles() CASCADE`),
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
      new OperatorFiles(folder).replaceSecret('images-secret-key', randomBytes(30).toString('base64url')),
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
    description: 'pages that have gone from the volume',
    expectedLine: /^wrong {2}pages: \d+ of \d+ are not served \(\/about is not prerendered.*SERVICE=publisher/m,
    inject: (production) =>
      production.compose('exec', '-T', 'publisher', 'sh', '-c', 'rm -r /published/*/about /published/*/.br/about'),
    repair: (production) => make(production, 'restart', { SERVICE: 'publisher' }),
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
    description: 'a role that may not write a table of its service',
    expectedLine:
      /^wrong {2}database: majlis_cms may not read or write .*permission denied for table hero_images.*make up/m,
    inject: (production) => production.sql('REVOKE INSERT ON cms.hero_images FROM majlis_cms'),
    repair: makeUp,
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
    description: 'a column with another name',
    expectedLine: /^wrong {2}schema: cms\.partners has title in place of name: .*RENAME COLUMN title TO name'$/m,
    inject: (production) => production.sql('ALTER TABLE cms.partners RENAME COLUMN name TO title'),
    repair: runPrinted,
  },
  {
    description: 'rows that are hidden from the services',
    expectedLine: /^wrong {2}schema: the row security of conferences\.people is not of this release: /m,
    inject: (production) => production.sql('ALTER TABLE conferences.people ENABLE ROW LEVEL SECURITY'),
    repair: runPrinted,
  },
  {
    description: 'a right of another service’s table that is missing',
    expectedLine: /^wrong {2}schema: rights are missing \(majlis_cms SELECT on search\.entries\): make up/m,
    inject: (production) => production.sql('REVOKE SELECT ON search.entries FROM majlis_cms'),
    repair: makeUp,
  },
  {
    description: 'a trigger that is gone, so that no save is published',
    expectedLine: /^wrong {2}schema: the trigger partners_announced of cms\.partners is missing or changed: /m,
    inject: (production) => production.sql('DROP TRIGGER partners_announced ON cms.partners'),
    repair: runPrinted,
  },
  {
    description: 'a snapshot that was deleted',
    expectedLine: /^wrong {2}snapshots: deleted from the repository: 00000000.*make backup/m,
    inject: (production) =>
      production.sql(`INSERT INTO operations.backups (started_at, finished_at, outcome, file, bytes)
                      VALUES (now(), now(), 'stored', '00000000', 1)`),
    repair: (production) => make(production, 'backup'),
  },
  {
    description: 'all snapshots deleted',
    expectedLine: /^wrong {2}snapshots: deleted from the repository: .*make backup makes another/m,
    inject: ({ folder }) => rm(join(folder, 'backups/repository'), { recursive: true }),
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
