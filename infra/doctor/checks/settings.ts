import { cmsSettingNames, readCmsSettings } from '@majlis/cms/read-settings';
import { feedsSettingNames, readFeedsSettings } from '@majlis/feeds/read-settings';
import { readSettings, SettingsError } from '@majlis/kit/settings/read-settings';
import { parseEmails } from '@majlis/kit/settings/service-settings';
import { z } from 'zod';
import { backupSettings } from '../../backup/backup-settings.js';
import { readAlertSettings } from '../alerts/receivers.js';
import { type CheckResult, type CheckResults, note, ok, wrong } from '../check-result.js';
import { accountsFile, settingsFile as file, type Installation, secretsFolder } from '../installation.js';

export function checkSettingNames(installation: Installation): CheckResults {
  const { operatorLines } = installation;
  if (!operatorLines) return note(file, 'is not there yet, so everything is as in example.env: make up creates it');
  const valid = validNames(installation);
  const names = [...new Set(operatorLines.map(([name]) => name))];
  const unknown = names.filter((name) => !valid.has(name) && !/^(COMPOSE|DOCKER|BUILDKIT)_/.test(name));
  const duplicates = names.filter((name) => operatorLines.filter(([each]) => each === name).length > 1);
  const { misreadNames: misread } = installation;
  if (unknown.length + duplicates.length + misread.length === 0)
    return ok(file, `${names.length} settings, each of them known`);
  return [
    unknown.map((name) => (name === 'ADMIN_EMAILS' ? obsoleteAdminEmails(installation) : unknownName(name, valid))),
    misread.map((name) =>
      wrong(
        name,
        `stands in a line of ${file} that not every program reads: begin it with ${name}= and no space or export`,
      ),
    ),
    duplicates.map((name) => note(name, `is in ${file} more than once, and only the last line counts: leave one`)),
  ];
}

/** The containers get these in another way: in infra/compose/.env they have no effect. */
const notReadFromFile = /^(ADMIN_EMAILS|DATABASE_URL|HOST|PORT|NODE_ENV|COOKIE_KEYS|GOOGLE_CLIENT_SECRET)$/;

function validNames(installation: Installation): Set<string> {
  const composeVariables = installation.composeText('all').matchAll(/\$\{([A-Z][A-Z0-9_]*)/g);
  return new Set([
    ...['MAJLIS_OVERLAYS', 'MAJLIS_VERSION', 'MAJLIS_REVISION'],
    ...[...cmsSettingNames, ...feedsSettingNames].filter((name) => !notReadFromFile.test(name)),
    ...installation.exampleLines.map(([name]) => name),
    ...[...composeVariables].map(([, name = '']) => name),
  ]);
}

function unknownName(name: string, valid: Set<string>): CheckResult {
  const [nearest] = [...valid].toSorted((a, b) => similarity(name, b) - similarity(name, a));
  const isNear = nearest !== undefined && similarity(name, nearest) >= 0.6;
  return wrong(name, `there is no setting of this name${isNear ? `; did you mean ${nearest}?` : ''} (${file})`);
}

/** Returns the share of pairs of letters that both names contain (Dice's coefficient). */
function similarity(one: string, other: string): number {
  const pairsOf = (name: string) => new Set(Array.from(name, (_, at) => name.slice(at, at + 2)));
  const [pairs, others] = [pairsOf(one.toUpperCase()), pairsOf(other)];
  return (2 * [...pairs].filter((pair) => others.has(pair)).length) / (pairs.size + others.size);
}

/** Early installations had this setting. It has no effect any more: an account that is removed from it would keep its access. */
function obsoleteAdminEmails(installation: Installation): CheckResult {
  const name = 'ADMIN_EMAILS';
  const accounts = installation.accounts ?? [];
  const message = `is not read from ${file}, but from ${accountsFile}, one address in a line: leave it out here`;
  if (parseEmails(installation.setting(name)).join() === accounts.join()) return note(name, message);
  return wrong(name, `${message}; there it says ${accounts.join(', ') || 'nobody'}`);
}

const secretNames: Record<string, string> = {
  COOKIE_KEYS: 'cookie-keys',
  GOOGLE_CLIENT_SECRET: 'google-client-secret',
  INSTAGRAM_TOKEN: 'instagram-token',
  ALERT_SMTP_PASSWORD: 'alert-mail-password',
  ALERT_WEBHOOK_URL: 'alert-webhook',
  ALERT_HEARTBEAT_URL: 'alert-heartbeat',
};

const environmentOf = (installation: Installation): Record<string, string> => ({
  ...Object.fromEntries(installation.settings),
  NODE_ENV: 'production',
  PORT: '8080',
  DATABASE_URL: 'postgres://role:password@postgres:5432/majlis',
  OBJECT_STORE_URL: installation.setting('OBJECT_STORE_URL') || 'http://objectstore:9000/images',
  OBJECT_STORE_ACCESS_KEY: 'key',
  OBJECT_STORE_SECRET_KEY: 'key',
  ...Object.fromEntries(Object.entries(secretNames).map(([name, secret]) => [name, installation.secret(secret)])),
  ADMIN_EMAILS: (installation.accounts ?? []).join(','),
  // The overlay tls sets its own proxy.
  ...(installation.terminatesTls && { TRUSTED_PROXY: '' }),
});

type Read<Settings> = (environment: Record<string, string>) => Settings;

/** Returns undefined for settings that are wrong, which `checkSettingValues` reports. */
export const readValidSettings = <Settings>(installation: Installation, read: Read<Settings>): Settings | undefined =>
  tryRead(environmentOf(installation), read).settings;

function tryRead<Settings>(environment: Record<string, string>, read: Read<Settings>) {
  try {
    return { settings: read(environment), errors: [] };
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    return { settings: undefined, errors: error.message.split('\n').slice(1) };
  }
}

/** Reads the settings with the services' own code, so that the doctor accepts exactly what they accept. */
export function checkSettingValues(installation: Installation): CheckResults {
  const environment = environmentOf(installation);
  const all = [readCmsSettings, readFeedsSettings, readOtherSettings, readAlertSettings];
  const errors = new Set(all.flatMap((read: Read<unknown>) => tryRead(environment, read).errors));
  if (errors.size === 0)
    return ok('services', `accept the settings, with ${feedUrls(readFeedsSettings(environment)).length} feeds`);
  return [...errors].map((error) => {
    const [name = '', ...message] = error.trim().split(': ');
    const place = secretNames[name] ? `${secretsFolder}/${secretNames[name]}` : file;
    return wrong(name, `${message.join(': ')} (${place})`);
  });
}

export const feedUrls = (settings: ReturnType<typeof readFeedsSettings>): string[] =>
  [settings.RESEARCH_FEEDS, settings.BLOG_FEEDS, settings.PODCAST_FEEDS].flat();

const replicasMessage = 'How many of each service run: 1 or more';
const matching = (pattern: RegExp, message: string) => z.string().regex(pattern, message).optional();

/** Validates settings that no service reads, and those that a backup would reject only at night. */
const otherSettings = backupSettings.extend({
  MAJLIS_REPLICAS: z.coerce.number(replicasMessage).int(replicasMessage).min(1, replicasMessage).default(2),
  // cms accepts any text for these three, and sign-in fails. Quotes and spaces around the secret are reported as such.
  GOOGLE_CLIENT_ID: matching(
    /^[\w-]+\.apps\.googleusercontent\.com$/,
    'a client id looks like 123-abc.apps.googleusercontent.com',
  ),
  GOOGLE_CLIENT_SECRET: matching(
    /^(["'\s]*[\w-]){20,}["'\s]*$/,
    'a client secret is 20 letters or more without spaces, like GOCSPX-…; make settings asks for it',
  ),
  GOOGLE_HOSTED_DOMAIN: matching(
    /^[a-z0-9-]+(\.[a-z0-9-]+)+$/,
    'A domain in lower case and nothing else, like example.org',
  ),
  // infra/compose/gateway-settings.envsh rejects anything else, and the gateway does not start.
  MEDIA_SOURCES: matching(/^[A-Za-z0-9.:/*\- ]*$/, 'A list of addresses, like https://audio.example.org'),
  TRUSTED_PROXY: z
    .union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()], {
      error: ({ input }) => `"${String(input)}" is no address or network; write one, like 192.0.2.10 or 172.16.0.0/12`,
    })
    .refine((proxy) => !/\/[0-7]$/.test(proxy), {
      error: ({ input }) => `${String(input)} lets anyone pretend to be any visitor: name only the proxy`,
    })
    .optional(),
  // Caddy's configuration takes any text for yes.
  TLS_INTERNAL_CA: z.literal('yes', 'Either yes, or nothing').optional(),
});
const readOtherSettings = (environment: Record<string, string>) => readSettings(otherSettings, environment);
