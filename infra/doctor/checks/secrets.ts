import { type CheckResult, ok, wrong } from '../check-result.js';
import type { Installation, SecretFile } from '../installation.js';

const folder = 'infra/compose/secrets';
/** make-secrets.sh generates these. The operator writes the others, which may be empty or end with a newline. */
const generatedSecrets = /-database-(?:password|url)$|^cookie-keys$|^(?:object-store|images)-/;
const roles = ['owner', 'cms', 'conferences', 'feeds', 'publisher'];
const minLength = 16;

export function checkSecrets(installation: Installation): CheckResult[] {
  const mode = installation.fileMode(folder);
  if (mode === undefined) return [wrong(folder, 'is missing: make up creates it')];
  const secrets = installation.secrets();
  const results = [
    ...checkFolder(mode),
    ...secrets.flatMap(checkFile),
    ...roles.flatMap((role) => checkDatabaseUrl(installation, role)),
  ];
  return results.length > 0 ? results : [ok(folder, `${secrets.length} secrets, closed to other users`)];
}

function checkFolder(mode: number): CheckResult[] {
  if ((mode & 0o077) === 0) return [];
  return [wrong(folder, `other users of this machine can look into it: chmod 700 ${folder}`)];
}

function checkFile(secret: SecretFile): CheckResult[] {
  const path = `${folder}/${secret.name}`;
  if ('errorCode' in secret) return [wrong(path, describeReadError(secret.errorCode, path))];
  const { value, mode, name } = secret;
  // The folder is closed to other users; in a container another user must read the file.
  if ((mode & 0o004) === 0) return [wrong(path, `the containers cannot read it: chmod 444 ${path}`)];
  if ((mode & 0o022) !== 0) return [wrong(path, `other users may change it: chmod 444 ${path}`)];
  const bare = generatedSecrets.test(name) ? value : value.replace(/\r?\n$/, '');
  if (bare !== bare.trim() || /["'\s\uFEFF]/.test(bare))
    return [
      wrong(path, `has a space, a quote or a line's end that is not part of it: printf %s 'THE SECRET' > ${path}`),
    ];
  if (!generatedSecrets.test(name)) return [];
  if (value === '') return [wrong(path, `is empty: delete it, and make up creates another`)];
  if (value.length < minLength || new Set(value).size <= 8)
    return [wrong(path, `can be guessed: delete it${relatedUrlFile(name)}, and make up creates another`)];
  return [];
}

const describeReadError = (problem: string, path: string): string => {
  if (problem === 'ENOENT') return 'is missing: make up creates it';
  if (problem === 'EISDIR')
    return `is a folder, which Docker created in place of a missing file: rmdir ${path}, then make up`;
  return `cannot be read (${problem}): run make as the user who created it`;
};

const relatedUrlFile = (name: string): string =>
  name.endsWith('-database-password') ? ` and ${name.replace('password', 'url')}` : '';

function checkDatabaseUrl(installation: Installation, role: string): CheckResult[] {
  const [url, password] = [
    installation.secret(`${role}-database-url`),
    installation.secret(`${role}-database-password`),
  ];
  if (!url || !password) return [];
  const path = `${folder}/${role}-database-url`;
  const advice = `delete it, and make up writes it again`;
  if (!/^postgres(ql)?:/.test(url) || !URL.canParse(url))
    return [wrong(path, `is no address of a database: ${advice}`)];
  const { username, password: inUrl } = new URL(url);
  if (username !== `majlis_${role}`) return [wrong(path, `names the role ${username}, not majlis_${role}: ${advice}`)];
  if (decodeURIComponent(inUrl) !== password)
    return [wrong(path, `has another password than ${role}-database-password: ${advice}`)];
  return [];
}
