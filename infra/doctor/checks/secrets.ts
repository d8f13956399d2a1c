import { type CheckResults, flatten, listFirst, note, ok, wrong } from '../check-result.js';
import { accountsFile, secretsFolder as folder, type Installation, type SecretFile } from '../installation.js';

/** make-secrets.sh generates these. The operator writes the others, which may be empty or end with a newline. */
const generatedSecrets = /-database-(?:password|url)$|^cookie-keys$|^(?:object-store|images)-/;
const roles = ['owner', 'cms', 'conferences', 'feeds', 'publisher'];
const minLength = 16;

export function checkSecrets(installation: Installation): CheckResults {
  const mode = installation.fileMode(folder);
  if (mode === undefined) return wrong(folder, 'is missing: make up creates it');
  const secrets = installation.secrets();
  const problems = flatten([
    (mode & 0o077) !== 0 && wrong(folder, `other users of this machine can look into it: chmod 700 ${folder}`),
    secrets.map(checkFile),
    roles.map((role) => checkDatabaseUrl(installation, role)),
  ]);
  return problems.length > 0 ? problems : ok(folder, `${secrets.length} secrets, closed to other users`);
}

/** With another password the backups cannot be read. */
const writeBackupPassword = 'write the one of your recovery sheet into it; without any backup';

function checkFile(secret: SecretFile): CheckResults {
  const path = `${folder}/${secret.name}`;
  const isBackupPassword = secret.name === 'backup-password';
  if ('errorCode' in secret) {
    if (secret.errorCode === 'ENOENT')
      return wrong(path, `is missing: ${isBackupPassword ? `${writeBackupPassword} ` : ''}make up creates it`);
    const folderMessage = `is a folder, which Docker created in place of a missing file: rmdir ${path}, then make up`;
    if (secret.errorCode === 'EISDIR') return wrong(path, folderMessage);
    return wrong(path, `cannot be read (${secret.errorCode}): run make as the user who created it`);
  }
  const { value, mode, name } = secret;
  const isGenerated = generatedSecrets.test(name);
  // The folder is closed to other users; in a container another user must read the file.
  if ((mode & 0o004) === 0) return wrong(path, `the containers cannot read it: chmod 444 ${path}`);
  if ((mode & 0o022) !== 0) return wrong(path, `other users may change it: chmod 444 ${path}`);
  if (/["'\s\uFEFF]/.test(isGenerated ? value : value.replace(/\r?\n$/, '')))
    return wrong(path, `has a space, a quote or a line's end that is not part of it: printf %s 'THE SECRET' > ${path}`);
  if (isBackupPassword && value.trim().length < 20)
    return wrong(
      path,
      `has fewer than 20 characters, so no backup is made or read: ${writeBackupPassword} delete it, and make up creates another`,
    );
  if (!isGenerated) return undefined;
  if (value === '') return wrong(path, 'is empty: delete it, and make up creates another');
  const urlFile = name.endsWith('-database-password') ? ` and ${name.replace('password', 'url')}` : '';
  const canBeGuessed = value.length < minLength || new Set(value).size <= 8;
  return canBeGuessed && wrong(path, `can be guessed: delete it${urlFile}, and make up creates another`);
}

function checkDatabaseUrl(installation: Installation, role: string): CheckResults {
  const [text, password] = ['url', 'password'].map((kind) => installation.secret(`${role}-database-${kind}`));
  if (!text || !password) return undefined;
  const url = /^postgres(ql)?:/.test(text) && URL.canParse(text) && new URL(text);
  const rewrite = (problem: string) =>
    wrong(`${folder}/${role}-database-url`, `${problem}: delete it, and make up writes it again`);
  if (!url) return rewrite('is no address of a database');
  if (url.username !== `majlis_${role}`) return rewrite(`names the role ${url.username}, not majlis_${role}`);
  const isSame = decodeURIComponent(url.password) === password;
  return !isSame && rewrite(`has another password than ${role}-database-password`);
}

export function checkSignIn(installation: Installation): CheckResults {
  const [staff, list] = ['infra/compose/staff', accountsFile];
  const lacksPermission = (path: string, bits: number) => ((installation.fileMode(path) ?? bits) & bits) === 0;
  return [
    checkAccounts(installation.accounts),
    checkDomain(installation),
    // The services run as another user and must read the list.
    lacksPermission(staff, 0o001) && wrong(staff, `the services cannot look into it: chmod 755 ${staff}`),
    lacksPermission(list, 0o004) && wrong(list, `the services cannot read it: chmod 644 ${list}`),
    checkGoogle(installation),
  ];
}

function checkAccounts(accounts: string[] | undefined): CheckResults {
  const list = accountsFile;
  if (!accounts) return wrong(list, 'is missing, and no service starts without it: make up creates it');
  if (accounts.length === 0) return note('accounts', `nobody may sign in yet: write the addresses into ${list}`);
  const invalid = accounts.filter((account) => !/^[^@\s"'<>;]+@[^@\s"'<>;]+\.[^@\s"'<>;]+$/.test(account));
  const duplicates = accounts.filter((account, index) => accounts.indexOf(account) !== index);
  const withCapitals = accounts.filter((account) => account !== account.toLowerCase() && !invalid.includes(account));
  const capitals = 'has capitals; Google usually sends addresses in lower case, and they are compared exactly';
  return [
    invalid.map((account) =>
      wrong('accounts', `"${account}" in ${list} is no address: one in a line, nothing around it`),
    ),
    duplicates.map((account) => note('accounts', `${account} is in ${list} twice`)),
    withCapitals.map((account) => note('accounts', `${account} ${capitals}`)),
    invalid.length === 0 && ok('accounts', accounts.join(', ')),
  ];
}

/** Google names the first domain of a Workspace for the accounts of its others, too. */
function checkDomain(installation: Installation): CheckResults {
  const domain = installation.setting('GOOGLE_HOSTED_DOMAIN');
  const accounts = installation.accounts ?? [];
  const others = accounts.filter((account) => !account.toLowerCase().endsWith(`@${domain}`));
  if (!domain || others.length === 0) return undefined;
  const report = others.length === accounts.length ? wrong : note;
  const advice = `correct ${accountsFile} or GOOGLE_HOSTED_DOMAIN, unless ${domain} is their Workspace`;
  return report('accounts', `only those of ${domain} may sign in, so not ${listFirst(others)}: ${advice}`);
}

function checkGoogle(installation: Installation): CheckResults {
  const [id, secret] = [installation.setting('GOOGLE_CLIENT_ID'), installation.secret('google-client-secret')];
  const redirect = `the redirect URI ${installation.setting('PUBLIC_ORIGIN')}/api/auth/google/callback`;
  if (id && secret) return ok('sign-in', `at Google the client must have ${redirect}`);
  if (id || secret) return undefined;
  const advice = `create a web client at Google with ${redirect}, then run make settings`;
  return note('sign-in', `nobody can sign in yet: ${advice}`);
}
