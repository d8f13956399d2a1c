import { cmsSettingNames, readCmsSettings } from '@majlis/cms/read-settings';
import { feedsSettingNames, readFeedsSettings } from '@majlis/feeds/read-settings';
import { readSettings, SettingsError } from '@majlis/kit/app/read-settings';
import { parseEmails } from '@majlis/kit/app/service-settings';
import { z } from 'zod';
import { backupSettings } from '../../backup/backup-settings.js';
import { type CheckResult, note, ok, wrong } from '../check-result.js';
import type { Installation } from '../installation.js';

const file = 'infra/compose/.env';

/** Names in the settings that nobody reads are mistyped ones; of two lines for one setting only the last counts. */
export function checkSettingNames(installation: Installation): CheckResult[] {
  const { operatorLines: ownLines } = installation;
  if (!ownLines) return [note(file, 'is not there yet, so everything is as in example.env: make up makes it')];
  const known = validNames(installation);
  const own = new Set(ownLines.map(({ name }) => name));
  const unknown = [...own].filter((name) => !known.has(name) && !/^(COMPOSE|DOCKER|BUILDKIT)_/.test(name));
  const twice = [...own].filter((name) => ownLines.filter((line) => line.name === name).length > 1);
  const findings = [
    ...unknown.map((name) => (name === 'ADMIN_EMAILS' ? obsoleteAdminEmails(installation) : unknownName(name, known))),
    ...twice.map((name) => note(name, `is in ${file} more than once, and only the last line counts: leave one`)),
  ];
  return findings.length > 0 ? findings : [ok(file, `${own.size} settings, each of them known`)];
}

/** Read by every part, apart from its settings. */
const globalSettings = ['MAJLIS_OVERLAYS', 'MAJLIS_VERSION', 'MAJLIS_REVISION'];
/** Settings of the services that a container is given in another way: in infra/compose/.env they would change nothing. */
const notReadFromFile = new Set([
  'ADMIN_EMAILS',
  'DATABASE_URL',
  'HOST',
  'PORT',
  'NODE_ENV',
  'COOKIE_KEYS',
  'GOOGLE_CLIENT_SECRET',
]);

/** What services read, what is in the example, and what the files of Compose ask for. */
function validNames(installation: Installation): Set<string> {
  const asked = installation.composeText('all').matchAll(/\$\{([A-Z][A-Z0-9_]*)/g);
  return new Set([
    ...globalSettings,
    ...[...cmsSettingNames, ...feedsSettingNames].filter((name) => !notReadFromFile.has(name)),
    ...installation.exampleLines.map(({ name }) => name),
    ...[...asked].map(([, name = '']) => name),
  ]);
}

function unknownName(name: string, known: Set<string>): CheckResult {
  const meant = nearestName(name, known);
  return wrong(name, `nobody reads a setting of this name${meant ? `; did you mean ${meant}?` : ''} (${file})`);
}

/** It was a setting once; who is taken off it now would not be out. */
function obsoleteAdminEmails(installation: Installation): CheckResult {
  const name = 'ADMIN_EMAILS';
  const accounts = installation.accounts ?? [];
  const isSame = parseEmails(installation.setting(name)).join() === accounts.join();
  const words = `is not read from ${file}, but from infra/compose/staff/accounts, one address in a line: leave it out here`;
  return isSame ? note(name, words) : wrong(name, `${words}; there it says ${accounts.join(', ') || 'nobody'}`);
}

/** The known name that was probably meant by a mistyped one: a letter or two away, or a quarter of a long one. */
function nearestName(mistyped: string, known: Iterable<string>): string | undefined {
  const wanted = mistyped.toUpperCase();
  const byDistance = [...known].map((name) => ({ name, distance: editDistance(wanted, name) }));
  byDistance.sort((a, b) => a.distance - b.distance);
  const [nearest] = byDistance;
  return nearest && nearest.distance <= Math.max(2, wanted.length / 4) ? nearest.name : undefined;
}

/** Letters to change, add or leave out on the way from one word to the other. */
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

/** Where a setting is when not in that file. */
const secretFiles: Record<string, string> = {
  COOKIE_KEYS: 'infra/compose/secrets/cookie-keys',
  GOOGLE_CLIENT_SECRET: 'infra/compose/secrets/google-client-secret',
  INSTAGRAM_TOKEN: 'infra/compose/secrets/instagram-token',
};

/** The services themselves read the settings that they would be started with, and so are the others read: what is refused is wrong. */
export function checkSettingValues(installation: Installation): CheckResult[] {
  const environment = {
    ...installation.allSettings,
    NODE_ENV: 'production',
    PORT: '8080',
    // Looked at on their own, with their files.
    DATABASE_URL: 'postgres://role:password@postgres:5432/majlis',
    OBJECT_STORE_URL: installation.setting('OBJECT_STORE_URL') || 'http://objectstore:9000/images',
    OBJECT_STORE_ACCESS_KEY: 'key',
    OBJECT_STORE_SECRET_KEY: 'key',
    COOKIE_KEYS: installation.secret('cookie-keys'),
    GOOGLE_CLIENT_SECRET: installation.secret('google-client-secret'),
    INSTAGRAM_TOKEN: installation.secret('instagram-token'),
    ADMIN_EMAILS: (installation.accounts ?? []).join(','),
  };
  const objections = [
    () => readCmsSettings(environment),
    () => readFeedsSettings(environment),
    () => readSettings(otherSettings, environment),
  ].flatMap(validationErrors);
  if (objections.length === 0) {
    const { RESEARCH_FEEDS, BLOG_FEEDS, PODCAST_FEEDS } = readFeedsSettings(environment);
    const count = [RESEARCH_FEEDS, BLOG_FEEDS, PODCAST_FEEDS].flat().length;
    return [ok('services', `take the settings as they are, with ${count} feeds`)];
  }
  return [...new Set(objections)].map((objection) => {
    const [name = '', ...words] = objection.split(': ');
    return wrong(name, `${words.join(': ')} (${secretFiles[name] ?? file})`);
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

const copies = 'How many of each service run: 1 or more';

/** What Compose, the gateway and Caddy would take as it is, and what a backup would refuse only in the night. */
const otherSettings = backupSettings.extend({
  MAJLIS_COPIES: z.coerce.number(copies).int(copies).min(1, copies).default(2),
  // cms takes any text, and then nobody has an account of it.
  GOOGLE_HOSTED_DOMAIN: z
    .string()
    .regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, 'A domain in small letters and nothing else, like example.org')
    .optional(),
  // The gateway does not start with anything else: infra/compose/gateway-settings.envsh.
  MEDIA_SOURCES: z
    .string()
    .regex(/^[A-Za-z0-9.:/*\- ]*$/, 'A list of addresses, like https://audio.example.org')
    .optional(),
  // Anything at all would be taken for yes.
  TLS_OWN_AUTHORITY: z.literal('yes', 'Either yes, or nothing').optional(),
});
