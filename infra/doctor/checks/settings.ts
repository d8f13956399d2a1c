import { cmsSettingNames, readCmsSettings } from '@majlis/cms/read-settings';
import { feedsSettingNames, readFeedsSettings } from '@majlis/feeds/read-settings';
import { readSettings, SettingsError } from '@majlis/kit/settings/read-settings';
import { parseEmails } from '@majlis/kit/settings/service-settings';
import { z } from 'zod';
import { backupSettings } from '../../backup/backup-settings.js';
import { readAlertSettings } from '../alerts/alert-settings.js';
import { type CheckResult, note, ok, wrong } from '../check-result.js';
import type { Installation } from '../installation.js';

const file = 'infra/compose/.env';

/** An unknown name is probably mistyped; of duplicate lines only the last counts. */
export function checkSettingNames(installation: Installation): CheckResult[] {
  const { operatorLines } = installation;
  if (!operatorLines) return [note(file, 'is not there yet, so everything is as in example.env: make up creates it')];
  const valid = validNames(installation);
  const names = new Set(operatorLines.map(({ name }) => name));
  const unknown = [...names].filter((name) => !valid.has(name) && !/^(COMPOSE|DOCKER|BUILDKIT)_/.test(name));
  const duplicates = [...names].filter((name) => operatorLines.filter((line) => line.name === name).length > 1);
  const results = [
    ...unknown.map((name) => (name === 'ADMIN_EMAILS' ? obsoleteAdminEmails(installation) : unknownName(name, valid))),
    ...duplicates.map((name) => note(name, `is in ${file} more than once, and only the last line counts: leave one`)),
  ];
  return results.length > 0 ? results : [ok(file, `${names.size} settings, each of them known`)];
}

const globalSettings = ['MAJLIS_OVERLAYS', 'MAJLIS_VERSION', 'MAJLIS_REVISION'];
/** Settings that the containers get in another way: in infra/compose/.env they have no effect. */
const notReadFromFile = new Set([
  'ADMIN_EMAILS',
  'DATABASE_URL',
  'HOST',
  'PORT',
  'NODE_ENV',
  'COOKIE_KEYS',
  'GOOGLE_CLIENT_SECRET',
]);

function validNames(installation: Installation): Set<string> {
  const composeVariables = installation.composeText('all').matchAll(/\$\{([A-Z][A-Z0-9_]*)/g);
  return new Set([
    ...globalSettings,
    ...[...cmsSettingNames, ...feedsSettingNames].filter((name) => !notReadFromFile.has(name)),
    ...installation.exampleLines.map(({ name }) => name),
    ...[...composeVariables].map(([, name = '']) => name),
  ]);
}

function unknownName(name: string, valid: Set<string>): CheckResult {
  const suggestion = nearestName(name, valid);
  return wrong(name, `there is no setting of this name${suggestion ? `; did you mean ${suggestion}?` : ''} (${file})`);
}

/** Early installations had this setting: an account removed from it would keep its access. */
function obsoleteAdminEmails(installation: Installation): CheckResult {
  const name = 'ADMIN_EMAILS';
  const accounts = installation.accounts ?? [];
  const isUnchanged = parseEmails(installation.setting(name)).join() === accounts.join();
  const message = `is not read from ${file}, but from infra/compose/staff/accounts, one address in a line: leave it out here`;
  return isUnchanged
    ? note(name, message)
    : wrong(name, `${message}; there it says ${accounts.join(', ') || 'nobody'}`);
}

function nearestName(mistyped: string, valid: Iterable<string>): string | undefined {
  const upperCase = mistyped.toUpperCase();
  const byDistance = [...valid].map((name) => ({ name, distance: editDistance(upperCase, name) }));
  byDistance.sort((a, b) => a.distance - b.distance);
  const [nearest] = byDistance;
  return nearest && nearest.distance <= Math.max(2, upperCase.length / 4) ? nearest.name : undefined;
}

function editDistance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, at) => at);
  for (const [i, letter] of from.split('').entries()) {
    const next = [i + 1];
    for (const [j, other] of to.split('').entries())
      next.push(Math.min((row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1, (row[j] ?? 0) + (letter === other ? 0 : 1)));
    row = next;
  }
  return row.at(-1) ?? 0;
}

const secretFiles: Record<string, string> = {
  COOKIE_KEYS: 'infra/compose/secrets/cookie-keys',
  GOOGLE_CLIENT_SECRET: 'infra/compose/secrets/google-client-secret',
  INSTAGRAM_TOKEN: 'infra/compose/secrets/instagram-token',
  ALERT_SMTP_PASSWORD: 'infra/compose/secrets/alert-mail-password',
  ALERT_WEBHOOK_URL: 'infra/compose/secrets/alert-webhook',
  ALERT_HEARTBEAT_URL: 'infra/compose/secrets/alert-heartbeat',
};

/** The environment of the services, with the secrets of their files. */
export function serviceEnvironment(installation: Installation): Record<string, string> {
  return {
    ...installation.allSettings,
    NODE_ENV: 'production',
    PORT: '8080',
    DATABASE_URL: 'postgres://role:password@postgres:5432/majlis',
    OBJECT_STORE_URL: installation.setting('OBJECT_STORE_URL') || 'http://objectstore:9000/images',
    OBJECT_STORE_ACCESS_KEY: 'key',
    OBJECT_STORE_SECRET_KEY: 'key',
    COOKIE_KEYS: installation.secret('cookie-keys'),
    GOOGLE_CLIENT_SECRET: installation.secret('google-client-secret'),
    INSTAGRAM_TOKEN: installation.secret('instagram-token'),
    ALERT_SMTP_PASSWORD: installation.secret('alert-mail-password'),
    ALERT_WEBHOOK_URL: installation.secret('alert-webhook'),
    ALERT_HEARTBEAT_URL: installation.secret('alert-heartbeat'),
    ADMIN_EMAILS: (installation.accounts ?? []).join(','),
  };
}

/** Reads the settings with the services' own code, so that the doctor accepts exactly what they accept. */
export function checkSettingValues(installation: Installation): CheckResult[] {
  const environment = serviceEnvironment(installation);
  const errors = [
    () => readCmsSettings(environment),
    () => readFeedsSettings(environment),
    () => readSettings(otherSettings, environment),
    () => readAlertSettings(environment),
  ].flatMap(validationErrors);
  if (errors.length === 0) {
    const { RESEARCH_FEEDS, BLOG_FEEDS, PODCAST_FEEDS } = readFeedsSettings(environment);
    const count = [RESEARCH_FEEDS, BLOG_FEEDS, PODCAST_FEEDS].flat().length;
    return [ok('services', `accept the settings, with ${count} feeds`)];
  }
  return [...new Set(errors)].map((error) => {
    const [name = '', ...message] = error.split(': ');
    return wrong(name, `${message.join(': ')} (${secretFiles[name] ?? file})`);
  });
}

function validationErrors(read: () => unknown): string[] {
  try {
    read();
    return [];
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    return error.message
      .split('\n')
      .slice(1)
      .map((line) => line.trim());
  }
}

const replicasMessage = 'How many of each service run: 1 or more';

/** Settings that no service validates, and those that a backup would reject only at night. */
const otherSettings = backupSettings.extend({
  MAJLIS_REPLICAS: z.coerce.number(replicasMessage).int(replicasMessage).min(1, replicasMessage).default(2),
  // cms accepts any text, and a wrong domain locks all staff out.
  GOOGLE_HOSTED_DOMAIN: z
    .string()
    .regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, 'A domain in lower case and nothing else, like example.org')
    .optional(),
  // infra/compose/gateway-settings.envsh rejects anything else, and the gateway does not start.
  MEDIA_SOURCES: z
    .string()
    .regex(/^[A-Za-z0-9.:/*\- ]*$/, 'A list of addresses, like https://audio.example.org')
    .optional(),
  // Caddy's configuration takes any text for yes.
  TLS_INTERNAL_CA: z.literal('yes', 'Either yes, or nothing').optional(),
});
