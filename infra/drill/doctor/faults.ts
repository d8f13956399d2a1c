import { chmodSync, renameSync, rmSync } from 'node:fs';
import type { OperatorFiles } from './operator-files.js';

export type Fault = { description: string; inject: (files: OperatorFiles) => void; expectedLine: RegExp };

const settingFault = (name: string, value: string, expectedLine: RegExp): Fault => ({
  description: `${name}=${value}`,
  inject: (files) => files.set(name, value),
  expectedLine,
});

const https = (files: OperatorFiles): void => files.set('PUBLIC_ORIGIN', 'https://www.example.org');

export const faults: Fault[] = [
  settingFault('PUBLIC_ORIGIN', 'www.example.org', /^wrong {2}PUBLIC_ORIGIN: Scheme, host and port/m),
  settingFault(
    'PUBLIC_ORIGIN',
    'http://localhost:8080/',
    /^wrong {2}PUBLIC_ORIGIN: .*without a path or a slash at the end/m,
  ),
  settingFault(
    'PUBLIC_ORIGIN',
    'http://www.example.org',
    /^wrong {2}PUBLIC_ORIGIN: .*use https:\/\/www\.example\.org/m,
  ),
  {
    description: 'https, and nothing that terminates TLS',
    inject: (files) => {
      https(files);
      files.set('TRUSTED_PROXY', '');
    },
    expectedLine: /^wrong {2}PUBLIC_ORIGIN: is https, but nothing terminates TLS: add tls to MAJLIS_OVERLAYS/m,
  },
  {
    description: 'the overlay tls with an address of http',
    inject: (files) => files.set('MAJLIS_OVERLAYS', 'tls'),
    expectedLine: /^wrong {2}PUBLIC_ORIGIN: with the overlay tls it is https/m,
  },
  {
    description: 'the overlay tls for a name that no authority certifies',
    inject: (files) => {
      files.set('PUBLIC_ORIGIN', 'https://majlis.lan');
      files.set('MAJLIS_OVERLAYS', 'tls');
    },
    expectedLine: /^wrong {2}PUBLIC_ORIGIN: no public authority certifies majlis\.lan: use a name in public DNS/m,
  },
  settingFault('TRUSTED_PROXY', '172.16.0.0/12 10.0.0.1', /^wrong {2}TRUSTED_PROXY: .*is no address or network/m),
  settingFault('TRUSTED_PROXY', '0.0.0.0/0', /^wrong {2}TRUSTED_PROXY: .*lets anyone pretend to be any visitor/m),
  settingFault('TRUST_PROXY', '10.0.0.1', /^wrong {2}TRUST_PROXY: .*did you mean TRUSTED_PROXY\?/m),
  settingFault('COOKIE_KEYS', 'x', /^wrong {2}COOKIE_KEYS: there is no setting of this name/m),
  settingFault('FEED_REFRESH_MINUTES', 'often', /^wrong {2}FEED_REFRESH_MINUTES: A number of minutes/m),
  settingFault('LINK_CHECK', 'yes', /^wrong {2}LINK_CHECK: Either on or off/m),
  settingFault('COUNT_VISITS', 'yes', /^wrong {2}COUNT_VISITS: Either on or off/m),
  settingFault('LOG_LEVEL', 'loud', /^wrong {2}LOG_LEVEL: /m),
  settingFault(
    'BLOG_FEEDS',
    'http://127.0.0.1/feed.xml',
    /^wrong {2}BLOG_FEEDS: .*127\.0\.0\.1 is not a public address/m,
  ),
  settingFault(
    'BLOG_FEEDS',
    '"https://a.example.org/rss;https://b.example.org/rss"',
    /^wrong {2}BLOG_FEEDS: .*These are several addresses: put a space or a comma between them/m,
  ),
  settingFault('PODCAST_FEEDS', 'podcast.example.org/feed', /^wrong {2}PODCAST_FEEDS: .*The address is not valid/m),
  settingFault('MEDIA_SOURCES', "https: 'unsafe-inline'", /^wrong {2}MEDIA_SOURCES: A list of addresses/m),
  settingFault('MAJLIS_REPLICAS', '0', /^wrong {2}MAJLIS_REPLICAS: How many of each service run: 1 or more/m),
  settingFault('BACKUP_RETENTION', 'all', /^wrong {2}BACKUP_RETENTION: How many hourly, daily, weekly and monthly/m),
  settingFault(
    'BACKUP_OFF_SITE',
    's3.example.org/backups',
    /^wrong {2}BACKUP_OFF_SITE: A repository as restic writes/m,
  ),
  settingFault('BACKUP_S3_URL', 'https://s3.example.org/b', /^wrong {2}BACKUP_S3_URL: This is now BACKUP_OFF_SITE/m),
  settingFault(
    'GOOGLE_HOSTED_DOMAIN',
    '@example.org',
    /^wrong {2}GOOGLE_HOSTED_DOMAIN: A domain .* like example\.org/m,
  ),
  settingFault('TLS_INTERNAL_CA', 'no', /^wrong {2}TLS_INTERNAL_CA: Either yes, or nothing/m),
  settingFault('ADMIN_EMAILS', 'gone@example.org', /^wrong {2}ADMIN_EMAILS: is not read .*staff\/accounts/m),
  settingFault('ALERT_MAIL_TO', 'amal', /^wrong {2}ALERT_MAIL_TO: Mail addresses, separated by spaces or commas/m),
  settingFault('ALERT_MAIL_TO', 'amal@example.org', /^wrong {2}ALERT_SMTP_URL: ALERT_MAIL_TO needs the mail server/m),
  settingFault('ALERT_SMTP_URL', 'mail.example.org', /^wrong {2}ALERT_SMTP_URL: Scheme, host and port of the mail/m),
  settingFault(
    'ALERT_SMTP_URL',
    'smtp://mail.example.org',
    /^wrong {2}ALERT_MAIL_TO: ALERT_SMTP_URL needs the addresses/m,
  ),
  settingFault('ALERT_MAIL_FROM', 'Majlis <majlis@example.org>', /^wrong {2}ALERT_MAIL_FROM: One mail address/m),
  settingFault(
    'ALERT_SMTP_USER',
    'majlis@example.org',
    /^wrong {2}ALERT_SMTP_PASSWORD: ALERT_SMTP_USER needs its password .*secrets\/alert-mail-password/m,
  ),
  {
    description: 'a webhook without a scheme',
    inject: (files) => files.replaceSecret('alert-webhook', 'chat.example.org/hooks/abc'),
    expectedLine: /^wrong {2}ALERT_WEBHOOK_URL: One web address, like .*secrets\/alert-webhook/m,
  },
  {
    description: 'a dead man’s switch that is no address',
    inject: (files) => files.replaceSecret('alert-heartbeat', '0000-0000'),
    expectedLine: /^wrong {2}ALERT_HEARTBEAT_URL: One web address, like .*secrets\/alert-heartbeat/m,
  },
  {
    description: 'the overlay alerts with nobody to tell',
    inject: (files) => files.set('MAJLIS_OVERLAYS', 'alerts'),
    expectedLine: /^wrong {2}alerts: the overlay is on, but nobody is told: set ALERT_MAIL_TO/m,
  },
  {
    description: 'addresses for alerts without the overlay',
    inject: (files) => {
      files.set('ALERT_MAIL_TO', 'amal@example.org omar@example.org');
      files.set('ALERT_SMTP_URL', 'smtps://mail.example.org:465');
    },
    expectedLine: /^wrong {2}alerts: nobody is told, because the overlay is off: add alerts to MAJLIS_OVERLAYS/m,
  },
  {
    description: 'a standby port that is the port',
    inject: (files) => {
      files.set('MAJLIS_PORT', '8090');
      files.set('MAJLIS_STANDBY_PORT', '8090');
    },
    expectedLine: /^wrong {2}MAJLIS_STANDBY_PORT: is 8090, which MAJLIS_PORT has already: choose another/m,
  },
  {
    description: 'the dashboard at the port of the site',
    inject: (files) => {
      files.set('MAJLIS_OVERLAYS', 'monitoring');
      files.set('MAJLIS_PORT', '3000');
    },
    expectedLine: /^wrong {2}MAJLIS_GRAFANA_PORT: is 3000, which MAJLIS_PORT has already: choose another/m,
  },
  {
    description: 'an account that is a name',
    inject: (files) => files.write('staff/accounts', 'amal@majlis.example\nOmar Haddad <omar@majlis.example>\n'),
    expectedLine: /^wrong {2}accounts: "Omar Haddad <omar@majlis\.example>" .* is no address/m,
  },
  {
    description: 'a client id without its secret',
    inject: (files) => files.set('GOOGLE_CLIENT_ID', '1-a.apps.googleusercontent.com'),
    expectedLine:
      /^wrong {2}GOOGLE_CLIENT_SECRET: Client id and client secret are given together .*google-client-secret/m,
  },
  {
    description: 'the client secret in place of the id',
    inject: (files) => {
      files.set('GOOGLE_CLIENT_ID', 'GOCSPX-abcdefghijklmnopqrst');
      files.replaceSecret('google-client-secret', 'GOCSPX-abcdefghijklmnopqrst');
    },
    expectedLine: /^wrong {2}GOOGLE_CLIENT_ID: a client id looks like 123-abc\.apps\.googleusercontent\.com/m,
  },
  {
    description: 'a client secret with the quotes around it',
    inject: (files) => files.replaceSecret('google-client-secret', '"GOCSPX-abcdefghijklmnopqrst"\n'),
    expectedLine: /^wrong {2}\S+google-client-secret: has a space, a quote or a line's end/m,
  },
  {
    description: 'a secret with a line end after it',
    inject: (files) =>
      files.replaceSecret('object-store-secret-key', `${files.read('secrets/object-store-secret-key')}\n`),
    expectedLine: /^wrong {2}\S+object-store-secret-key: has a space, a quote or a line's end/m,
  },
  {
    description: 'a secret that is lost',
    inject: (files) => rmSync(files.path('secrets/feeds-database-url')),
    expectedLine: /^wrong {2}\S+feeds-database-url: is missing: make up creates it/m,
  },
  {
    description: 'a secret that is empty',
    inject: (files) => files.replaceSecret('publisher-database-password', ''),
    expectedLine: /^wrong {2}\S+publisher-database-password: is empty: delete it/m,
  },
  {
    description: 'a key that can be guessed',
    inject: (files) => files.replaceSecret('cookie-keys', 'secret'),
    expectedLine: /^wrong {2}COOKIE_KEYS: Each key needs at least 32 characters .*secrets\/cookie-keys/m,
  },
  {
    description: 'a password in an address that is not the role’s',
    inject: (files) =>
      files.replaceSecret('cms-database-url', 'postgres://majlis_cms:former-password-of-cms@postgres:5432/majlis'),
    expectedLine: /^wrong {2}\S+cms-database-url: has another password than cms-database-password/m,
  },
  {
    description: 'the address of another role',
    inject: (files) => files.replaceSecret('cms-database-url', files.read('secrets/owner-database-url')),
    expectedLine: /^wrong {2}\S+cms-database-url: names the role majlis_owner, not majlis_cms/m,
  },
  {
    description: 'a folder of secrets that other users may read',
    inject: (files) => chmodSync(files.path('secrets'), 0o755),
    expectedLine: /^wrong {2}infra\/compose\/secrets: other users .*chmod 700/m,
  },
  {
    description: 'a secret that the containers cannot read',
    inject: (files) => chmodSync(files.path('secrets/cookie-keys'), 0o600),
    expectedLine: /^wrong {2}\S+cookie-keys: the containers cannot read it: chmod 444/m,
  },
  {
    description: 'a list of accounts that is not there',
    inject: (files) => renameSync(files.path('staff/accounts'), files.path('staff/accounts.bak')),
    expectedLine: /^wrong {2}infra\/compose\/staff\/accounts: is missing/m,
  },
  {
    description: 'a list of accounts that the services cannot read',
    inject: (files) => chmodSync(files.path('staff/accounts'), 0o600),
    expectedLine: /^wrong {2}infra\/compose\/staff\/accounts: the services cannot read it: chmod 644/m,
  },
  {
    description: 'a folder of accounts that the services cannot look into',
    inject: (files) => chmodSync(files.path('staff'), 0o700),
    expectedLine: /^wrong {2}infra\/compose\/staff: the services cannot look into it: chmod 755/m,
  },
];
