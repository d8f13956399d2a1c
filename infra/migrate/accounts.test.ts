import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { createDatabase, openDatabase, runSql, type TestDatabase } from '@majlis/kit/testing/database';
import { staffCookie } from '@majlis/kit/testing/staff-cookie';

let data: TestDatabase;
beforeAll(async () => {
  data = await createDatabase();
});
afterAll(() => data.drop());

const program = fileURLToPath(new URL('../dist/migrate/forget-account.js', import.meta.url));
const forgetAccount = (email: string, url = data.ownerUrl) =>
  promisify(execFile)(process.execPath, [program, email], { env: { ...process.env, DATABASE_URL: url } });

async function remaining(): Promise<string[]> {
  const owner = await openDatabase(data.ownerUrl);
  const { rows } = await owner.query(
    "SELECT 'account ' || email AS entry FROM auth.accounts UNION ALL SELECT 'session ' || email FROM auth.sessions ORDER BY 1",
  );
  await owner.end();
  return rows.map(({ entry }) => entry);
}

test('the account is unbound and its sessions end; other accounts are unaffected', async () => {
  for (const email of ['amal@majlis.example', 'yusuf@majlis.example']) {
    await runSql(
      data.ownerUrl,
      `INSERT INTO auth.accounts (email, iss, sub) VALUES ('${email}', 'https://issuer.example', '1')`,
    );
    await staffCookie(data.ownerUrl, { email });
  }
  const { stdout } = await forgetAccount('amal@majlis.example');
  expect(stdout).toMatch(/^amal@majlis\.example is unbound.* 1 staff sessions ended\.\n$/);
  expect(await remaining()).toEqual(['account yusuf@majlis.example', 'session yusuf@majlis.example']);
});

test('the role of cms has enough privileges, as in a cluster', async () => {
  await staffCookie(data.ownerUrl, { email: 'huda@majlis.example' });
  await forgetAccount('huda@majlis.example', data.urlFor('cms'));
  expect(await remaining()).not.toContain('session huda@majlis.example');
});

test('an unused address is reported, and an invalid one is rejected', async () => {
  expect((await forgetAccount('nobody@majlis.example')).stdout).toMatch(/has never signed in/);
  await expect(forgetAccount('')).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^Give the address/),
  });
});
