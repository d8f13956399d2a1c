import { chmodSync, renameSync, rmSync } from 'node:fs';
import type { Production } from '../production/production.js';
import type { OperatorFiles } from './operator-files.js';

/** A mistake in the operator's files, and the line by which the doctor must name it. */
export type Fault = { fault: string; make: (files: OperatorFiles) => void; named: RegExp };

const setting = (name: string, value: string, named: RegExp): Fault => ({
  fault: `${name}=${value}`,
  make: (files) => files.set(name, value),
  named,
});

const https = (files: OperatorFiles): void => files.set('PUBLIC_ORIGIN', 'https://www.example.org');

/** None of these keeps the doctor from looking at the others. */
export const faults: Fault[] = [
  setting('PUBLIC_ORIGIN', 'www.example.org', /^wrong {2}PUBLIC_ORIGIN: Scheme, host and port/m),
  setting(
    'PUBLIC_ORIGIN',
    'http://localhost:8080/',
    /^wrong {2}PUBLIC_ORIGIN: .*without a path or a slash at the end/m,
  ),
  setting('PUBLIC_ORIGIN', 'http://www.example.org', /^wrong {2}PUBLIC_ORIGIN: .*make it https:\/\/www\.example\.org/m),
  {
    fault: 'https, and nothing that ends TLS',
    make: (files) => {
      https(files);
      files.set('TRUSTED_PROXY', '');
    },
    named: /^wrong {2}PUBLIC_ORIGIN: is https, but nothing ends TLS: add tls to MAJLIS_OVERLAYS/m,
  },
  {
    fault: 'the overlay tls with an address of http',
    make: (files) => files.set('MAJLIS_OVERLAYS', 'tls'),
    named: /^wrong {2}PUBLIC_ORIGIN: with the overlay tls it is https/m,
  },
  {
    fault: 'the overlay tls for a name that nobody certifies',
    make: (files) => {
      files.set('PUBLIC_ORIGIN', 'https://majlis.lan');
      files.set('MAJLIS_OVERLAYS', 'tls');
    },
    named: /^wrong {2}PUBLIC_ORIGIN: nobody certifies majlis\.lan: take a name in public DNS/m,
  },
  setting('TRUSTED_PROXY', '172.16.0.0/12 10.0.0.1', /^wrong {2}TRUSTED_PROXY: .*is no address or network/m),
  setting('TRUSTED_PROXY', '0.0.0.0/0', /^wrong {2}TRUSTED_PROXY: .*lets anybody pretend to be any visitor/m),
  setting('TRUST_PROXY', '10.0.0.1', /^wrong {2}TRUST_PROXY: .*did you mean TRUSTED_PROXY\?/m),
  setting('COOKIE_KEYS', 'x', /^wrong {2}COOKIE_KEYS: nobody reads a setting of this name/m),
  setting('FEED_REFRESH_MINUTES', 'often', /^wrong {2}FEED_REFRESH_MINUTES: A number of minutes/m),
  setting('LOG_LEVEL', 'loud', /^wrong {2}LOG_LEVEL: /m),
  setting('BLOG_FEEDS', 'http://127.0.0.1/feed.xml', /^wrong {2}BLOG_FEEDS: .*127\.0\.0\.1 is not a public address/m),
  setting('PODCAST_FEEDS', 'podcast.example.org/feed', /^wrong {2}PODCAST_FEEDS: .*The address is not valid/m),
  setting('MEDIA_SOURCES', "https: 'unsafe-inline'", /^wrong {2}MEDIA_SOURCES: A list of addresses/m),
  setting('MAJLIS_COPIES', '0', /^wrong {2}MAJLIS_COPIES: How many of each service run: 1 or more/m),
  setting('BACKUP_AT', '2:30', /^wrong {2}BACKUP_AT: The time of day in UTC, like 02:30/m),
  setting('BACKUP_KEEP', 'all', /^wrong {2}BACKUP_KEEP: How many archives are kept: 1 or more/m),
  setting('BACKUP_S3_URL', 's3.example.org/backups', /^wrong {2}BACKUP_S3_URL: The address of an S3 server/m),
  setting('GOOGLE_HOSTED_DOMAIN', '@example.org', /^wrong {2}GOOGLE_HOSTED_DOMAIN: A domain .* like example\.org/m),
  setting('TLS_OWN_AUTHORITY', 'no', /^wrong {2}TLS_OWN_AUTHORITY: Either yes, or nothing/m),
  setting('ADMIN_EMAILS', 'gone@example.org', /^wrong {2}ADMIN_EMAILS: is not read .*staff\/accounts/m),
  {
    fault: 'a spare port that is the port',
    make: (files) => {
      files.set('MAJLIS_PORT', '8090');
      files.set('MAJLIS_SPARE_PORT', '8090');
    },
    named: /^wrong {2}MAJLIS_SPARE_PORT: is 8090, which MAJLIS_PORT has already: choose another/m,
  },
  {
    fault: 'the dashboard at the port of the site',
    make: (files) => {
      files.set('MAJLIS_OVERLAYS', 'monitoring');
      files.set('MAJLIS_PORT', '3000');
    },
    named: /^wrong {2}MAJLIS_GRAFANA_PORT: is 3000, which MAJLIS_PORT has already: choose another/m,
  },
  {
    fault: 'an account that is a name',
    make: (files) => files.write('staff/accounts', 'amal@majlis.example\nOmar Haddad <omar@majlis.example>\n'),
    named: /^wrong {2}accounts: "Omar Haddad <omar@majlis\.example>" .* is no address/m,
  },
  {
    fault: 'a client id without its secret',
    make: (files) => files.set('GOOGLE_CLIENT_ID', '1-a.apps.googleusercontent.com'),
    named: /^wrong {2}GOOGLE_CLIENT_SECRET: Client id and client secret are given together .*google-client-secret/m,
  },
  {
    fault: 'the client secret in place of the id',
    make: (files) => {
      files.set('GOOGLE_CLIENT_ID', 'GOCSPX-abcdefghijklmnopqrst');
      files.replaceSecret('google-client-secret', 'GOCSPX-abcdefghijklmnopqrst');
    },
    named: /^wrong {2}GOOGLE_CLIENT_ID: a client id looks like 123-abc\.apps\.googleusercontent\.com/m,
  },
  {
    fault: 'a client secret with the quotes around it',
    make: (files) => files.replaceSecret('google-client-secret', '"GOCSPX-abcdefghijklmnopqrst"\n'),
    named: /^wrong {2}\S+google-client-secret: has a space, a quote or a line's end/m,
  },
  {
    fault: 'a secret with a line end after it',
    make: (files) =>
      files.replaceSecret('object-store-secret-key', `${files.read('secrets/object-store-secret-key')}\n`),
    named: /^wrong {2}\S+object-store-secret-key: has a space, a quote or a line's end/m,
  },
  {
    fault: 'a secret that is lost',
    make: (files) => rmSync(files.path('secrets/feeds-database-url')),
    named: /^wrong {2}\S+feeds-database-url: is missing: make up makes it/m,
  },
  {
    fault: 'a secret that is empty',
    make: (files) => files.replaceSecret('publisher-database-password', ''),
    named: /^wrong {2}\S+publisher-database-password: is empty: delete it/m,
  },
  {
    fault: 'a key that can be guessed',
    make: (files) => files.replaceSecret('cookie-keys', 'secret'),
    named: /^wrong {2}COOKIE_KEYS: Each key needs at least 32 characters .*secrets\/cookie-keys/m,
  },
  {
    fault: 'a password in an address that is not the role’s',
    make: (files) =>
      files.replaceSecret('cms-database-url', 'postgres://majlis_cms:former-password-of-cms@postgres:5432/majlis'),
    named: /^wrong {2}\S+cms-database-url: has another password than cms-database-password/m,
  },
  {
    fault: 'the address of another role',
    make: (files) => files.replaceSecret('cms-database-url', files.read('secrets/owner-database-url')),
    named: /^wrong {2}\S+cms-database-url: names the role majlis_owner, not majlis_cms/m,
  },
  {
    fault: 'a folder of secrets that everybody may look into',
    make: (files) => chmodSync(files.path('secrets'), 0o755),
    named: /^wrong {2}infra\/compose\/secrets: other users .*chmod 700/m,
  },
  {
    fault: 'a secret that the containers cannot read',
    make: (files) => chmodSync(files.path('secrets/cookie-keys'), 0o600),
    named: /^wrong {2}\S+cookie-keys: the containers cannot read it: chmod 444/m,
  },
  {
    fault: 'a list of accounts that is not there',
    make: (files) => renameSync(files.path('staff/accounts'), files.path('staff/accounts.bak')),
    named: /^wrong {2}infra\/compose\/staff\/accounts: is missing/m,
  },
  {
    fault: 'a list of accounts that the services cannot read',
    make: (files) => chmodSync(files.path('staff/accounts'), 0o600),
    named: /^wrong {2}infra\/compose\/staff\/accounts: the services cannot read it: chmod 644/m,
  },
  {
    fault: 'a folder of accounts that the services cannot look into',
    make: (files) => chmodSync(files.path('staff'), 0o700),
    named: /^wrong {2}infra\/compose\/staff: the services cannot look into it: chmod 755/m,
  },
];

type RunningProduction = Pick<Production, 'compose' | 'sql' | 'secret'>;

/** What goes wrong in a production that runs: made, named by the doctor, and undone. */
export type RunningFault = {
  fault: string;
  named: RegExp;
  make: (production: RunningProduction) => Promise<unknown>;
  undo: (production: RunningProduction) => Promise<unknown>;
};

export const runningFaults: RunningFault[] = [
  {
    fault: 'a service that was stopped',
    named: /^wrong {2}conferences: was stopped/m,
    make: (production) => production.compose('stop', 'conferences'),
    undo: (production) => production.compose('start', 'conferences'),
  },
  {
    fault: 'a store that hangs',
    named: /^wrong {2}object store: cannot be written to/m,
    make: (production) => production.compose('pause', 'objectstore'),
    undo: (production) => production.compose('unpause', 'objectstore'),
  },
  {
    fault: 'a role with another password than the service has',
    named: /^wrong {2}database: refuses the password of majlis_feeds: make up/m,
    make: (production) => production.sql("ALTER ROLE majlis_feeds PASSWORD 'another password'"),
    undo: async (production) =>
      production.sql(`ALTER ROLE majlis_feeds PASSWORD '${await production.secret('feeds-database-password')}'`),
  },
  {
    fault: 'a migration that did not run',
    named: /^wrong {2}migrations: TeamMembers1700000000007 did not run: make up/m,
    make: (production) =>
      production.sql("UPDATE cms.migrations SET name = 'Later' WHERE name = 'TeamMembers1700000000007'"),
    undo: (production) =>
      production.sql("UPDATE cms.migrations SET name = 'TeamMembers1700000000007' WHERE name = 'Later'"),
  },
  {
    fault: 'a bucket that is closed to the gateway',
    named: /^wrong {2}pictures: the gateway does not serve one that was just stored \(404\)/m,
    make: (production) =>
      production.compose(
        ...['run', '--rm', '--no-deps', '--entrypoint', 'sh', 'images-bucket', '-c'],
        'secret() { cat "/run/secrets/object-store-$1-key"; }; ' +
          'mc --quiet alias set store "$OBJECT_STORE" "$(secret access)" "$(secret secret)" && ' +
          'mc --quiet anonymous set none store/images',
      ),
    undo: (production) => production.compose('run', '--rm', '--no-deps', 'images-bucket'),
  },
  {
    fault: 'a role that may not write a table of its service',
    named: /^wrong {2}database: majlis_cms may not write .*permission denied for table hero_images.*make up/m,
    make: (production) => production.sql('REVOKE INSERT ON cms.hero_images FROM majlis_cms'),
    undo: (production) => production.sql('GRANT INSERT ON cms.hero_images TO majlis_cms'),
  },
  {
    fault: 'an archive that was deleted',
    named: /^wrong {2}archives: deleted from their folder: majlis-20200101T000000Z\.tar.*make backup/m,
    make: (production) =>
      production.sql(`INSERT INTO operations.backups (started_at, finished_at, outcome, file, bytes)
                      VALUES (now(), now(), 'stored', 'majlis-20200101T000000Z.tar', 1)`),
    undo: (production) => production.sql("DELETE FROM operations.backups WHERE file = 'majlis-20200101T000000Z.tar'"),
  },
];
