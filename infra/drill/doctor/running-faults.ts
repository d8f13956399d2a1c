import type { Production } from '../production/production.js';

type RunningProduction = Pick<Production, 'compose' | 'docker' | 'project' | 'sql' | 'secret'>;

export type RunningFault = {
  description: string;
  expectedLine: RegExp;
  inject: (production: RunningProduction) => Promise<unknown>;
  undo: (production: RunningProduction) => Promise<unknown>;
};

async function networkOfStore(production: RunningProduction, action: 'connect' | 'disconnect'): Promise<void> {
  const gateway = await production.compose('ps', '--quiet', 'gateway');
  await production.docker('network', action, `${production.project}_images`, gateway.trim());
}

export const runningFaults: RunningFault[] = [
  {
    description: 'a service that was stopped',
    expectedLine: /^wrong {2}conferences: was stopped/m,
    inject: (production) => production.compose('stop', 'conferences'),
    undo: (production) => production.compose('start', 'conferences'),
  },
  {
    description: 'a store that hangs',
    expectedLine: /^wrong {2}object store: cannot be written to/m,
    inject: (production) => production.compose('pause', 'objectstore'),
    undo: (production) => production.compose('unpause', 'objectstore'),
  },
  {
    description: 'a role with another password than the service has',
    expectedLine: /^wrong {2}database: rejects the password of majlis_feeds: make up/m,
    inject: (production) => production.sql("ALTER ROLE majlis_feeds PASSWORD 'another password'"),
    undo: async (production) =>
      production.sql(`ALTER ROLE majlis_feeds PASSWORD '${await production.secret('feeds-database-password')}'`),
  },
  {
    description: 'a migration that did not run',
    expectedLine: /^wrong {2}migrations: TeamMembers1700000000007 did not run: make up/m,
    inject: (production) =>
      production.sql("UPDATE cms.migrations SET name = 'Later' WHERE name = 'TeamMembers1700000000007'"),
    undo: (production) =>
      production.sql("UPDATE cms.migrations SET name = 'TeamMembers1700000000007' WHERE name = 'Later'"),
  },
  {
    description: 'a bucket that is closed to the gateway',
    expectedLine:
      /^wrong {2}uploads: the gateway does not serve a picture that was just stored \(404\).*make up opens the bucket/m,
    inject: (production) =>
      production.compose(
        ...['run', '--rm', '--no-deps', '--entrypoint', 'sh', 'init-bucket', '-c'],
        'secret() { cat "/run/secrets/object-store-$1-key"; }; ' +
          'mc --quiet alias set store "$OBJECT_STORE" "$(secret access)" "$(secret secret)" && ' +
          'mc --quiet anonymous set none store/images',
      ),
    undo: (production) => production.compose('run', '--rm', '--no-deps', 'init-bucket'),
  },
  {
    description: 'a role that may not write a table of its service',
    expectedLine:
      /^wrong {2}database: majlis_cms may not read or write .*permission denied for table hero_images.*make up/m,
    inject: (production) => production.sql('REVOKE INSERT ON cms.hero_images FROM majlis_cms'),
    undo: (production) => production.sql('GRANT INSERT ON cms.hero_images TO majlis_cms'),
  },
  {
    description: 'a gateway that lost the network of the store',
    expectedLine: /^wrong {2}uploads: the gateway does not serve a picture .*make restart SERVICE=gateway connects it/m,
    inject: (production) => networkOfStore(production, 'disconnect'),
    undo: (production) => networkOfStore(production, 'connect'),
  },
  {
    description: 'a column with another name',
    expectedLine: /^wrong {2}schema: cms\.partners has title in place of name: .*RENAME COLUMN title TO name'$/m,
    inject: (production) => production.sql('ALTER TABLE cms.partners RENAME COLUMN name TO title'),
    undo: (production) => production.sql('ALTER TABLE cms.partners RENAME COLUMN title TO name'),
  },
  {
    description: 'rows that are hidden from the services',
    expectedLine: /^wrong {2}schema: the row security of conferences\.people is not of this release: /m,
    inject: (production) => production.sql('ALTER TABLE conferences.people ENABLE ROW LEVEL SECURITY'),
    undo: (production) => production.sql('ALTER TABLE conferences.people DISABLE ROW LEVEL SECURITY'),
  },
  {
    description: 'a right of another service’s table that is missing',
    expectedLine: /^wrong {2}schema: rights are missing \(majlis_cms SELECT on search\.entries\): make up/m,
    inject: (production) => production.sql('REVOKE SELECT ON search.entries FROM majlis_cms'),
    undo: (production) => production.sql('GRANT SELECT ON search.entries TO majlis_cms'),
  },
  {
    description: 'a snapshot that was deleted',
    expectedLine: /^wrong {2}snapshots: deleted from the repository: 00000000.*make backup/m,
    inject: (production) =>
      production.sql(`INSERT INTO operations.backups (started_at, finished_at, outcome, file, bytes)
                      VALUES (now(), now(), 'stored', '00000000', 1)`),
    undo: (production) => production.sql("DELETE FROM operations.backups WHERE file = '00000000'"),
  },
];
