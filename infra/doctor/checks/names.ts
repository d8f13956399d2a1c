import { cmsSettingNames } from '@majlis/cms/read-settings';
import { feedsSettingNames } from '@majlis/feeds/read-settings';
import { parseEmails } from '@majlis/kit/app/service-settings';
import { type Finding, note, ok, wrong } from '../finding.js';
import type { Installation } from '../installation.js';
import { nearestName } from '../nearest-name.js';

const file = 'infra/compose/.env';

/** Names in the settings that nobody reads are mistyped ones; of two lines for one setting only the last counts. */
export function checkNames(installation: Installation): Finding[] {
  const { ownLines } = installation;
  if (!ownLines) return [note(file, 'is not there yet, so everything is as in example.env: make up makes it')];
  const known = knownNames(installation);
  const own = new Set(ownLines.map(({ name }) => name));
  const unknown = [...own].filter((name) => !known.has(name) && !/^(COMPOSE|DOCKER|BUILDKIT)_/.test(name));
  const twice = [...own].filter((name) => ownLines.filter((line) => line.name === name).length > 1);
  const findings = [
    ...unknown.map((name) => (name === 'ADMIN_EMAILS' ? formerAccounts(installation) : unknownName(name, known))),
    ...twice.map((name) => note(name, `is in ${file} more than once, and only the last line counts: leave one`)),
  ];
  return findings.length > 0 ? findings : [ok(file, `${own.size} settings, each of them known`)];
}

/** Read by every part, apart from its settings. */
const ofAll = ['MAJLIS_OVERLAYS', 'MAJLIS_VERSION', 'MAJLIS_REVISION'];
/** Settings of the services that a container is given in another way: in infra/compose/.env they would change nothing. */
const notHere = new Set([
  'ADMIN_EMAILS',
  'DATABASE_URL',
  'HOST',
  'PORT',
  'NODE_ENV',
  'COOKIE_KEYS',
  'GOOGLE_CLIENT_SECRET',
]);

/** What services read, what is in the example, and what the files of Compose ask for. */
function knownNames(installation: Installation): Set<string> {
  const asked = installation.composition('all').matchAll(/\$\{([A-Z][A-Z0-9_]*)/g);
  return new Set([
    ...ofAll,
    ...[...cmsSettingNames, ...feedsSettingNames].filter((name) => !notHere.has(name)),
    ...installation.exampleLines.map(({ name }) => name),
    ...[...asked].map(([, name = '']) => name),
  ]);
}

function unknownName(name: string, known: Set<string>): Finding {
  const meant = nearestName(name, known);
  return wrong(name, `nobody reads a setting of this name${meant ? `; did you mean ${meant}?` : ''} (${file})`);
}

/** It was a setting once; who is taken off it now would not be out. */
function formerAccounts(installation: Installation): Finding {
  const name = 'ADMIN_EMAILS';
  const accounts = installation.accounts ?? [];
  const isSame = parseEmails(installation.setting(name)).join() === accounts.join();
  const words = `is not read from ${file}, but from infra/compose/staff/accounts, one address in a line: leave it out here`;
  return isSame ? note(name, words) : wrong(name, `${words}; there it says ${accounts.join(', ') || 'nobody'}`);
}
