import { type CheckResult, note, ok, wrong } from '../check-result.js';
import type { Installation } from '../installation.js';

const folder = 'infra/compose/staff';
const list = `${folder}/accounts`;

export function checkSignIn(installation: Installation): CheckResult[] {
  return [...checkAccounts(installation.accounts), ...checkReadable(installation), ...checkGoogle(installation)];
}

/** The services run as another user and must read the list. */
function checkReadable(installation: Installation): CheckResult[] {
  const lacksPermission = (path: string, bits: number) => ((installation.fileMode(path) ?? bits) & bits) === 0;
  return [
    ...(lacksPermission(folder, 0o001) ? [wrong(folder, `the services cannot look into it: chmod 755 ${folder}`)] : []),
    ...(lacksPermission(list, 0o004) ? [wrong(list, `the services cannot read it: chmod 644 ${list}`)] : []),
  ];
}

function checkAccounts(accounts: string[] | undefined): CheckResult[] {
  if (!accounts) return [wrong(list, 'is missing, and no service starts without it: make up creates it')];
  if (accounts.length === 0) return [note('accounts', `nobody may sign in yet: write the addresses into ${list}`)];
  const invalid = accounts.filter((account) => !/^[^@\s"'<>;]+@[^@\s"'<>;]+\.[^@\s"'<>;]+$/.test(account));
  const duplicates = accounts.filter((account, index) => accounts.indexOf(account) !== index);
  const withCapitals = accounts.filter((account) => account !== account.toLowerCase() && !invalid.includes(account));
  return [
    ...invalid.map((account) =>
      wrong('accounts', `"${account}" in ${list} is no address: one in a line, nothing around it`),
    ),
    ...duplicates.map((account) => note('accounts', `${account} is in ${list} twice`)),
    ...withCapitals.map((account) =>
      note(
        'accounts',
        `${account} has capitals; Google usually sends addresses in lower case, and they are compared exactly`,
      ),
    ),
    ...(invalid.length === 0 ? [ok('accounts', `${accounts.join(', ')}`)] : []),
  ];
}

function checkGoogle(installation: Installation): CheckResult[] {
  const id = installation.setting('GOOGLE_CLIENT_ID');
  const secret = installation.secret('google-client-secret');
  const redirect = `${installation.setting('PUBLIC_ORIGIN')}/api/auth/google/callback`;
  if (!id && !secret)
    return [
      note(
        'sign-in',
        `nobody can sign in yet: create a web client at Google with the redirect URI ${redirect}, then run make settings`,
      ),
    ];
  const results: CheckResult[] = [];
  if (id && !/^[\w-]+\.apps\.googleusercontent\.com$/.test(id))
    results.push(
      wrong('GOOGLE_CLIENT_ID', 'a client id looks like 123-abc.apps.googleusercontent.com (infra/compose/.env)'),
    );
  if (secret && !/^[\w-]{20,}$/.test(secret.replaceAll(/["'\s]/g, '')))
    results.push(
      wrong(
        'google-client-secret',
        'a client secret is 20 letters or more without spaces, like GOCSPX-… (make settings asks for it)',
      ),
    );
  if (results.length > 0 || !id || !secret) return results;
  return [ok('sign-in', `at Google the client must have the redirect URI ${redirect}`)];
}
