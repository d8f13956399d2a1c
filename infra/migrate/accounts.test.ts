import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createDatabase, openDatabase, runSql, type TestDatabase } from '@majlis/kit/testing/database';
import { staffCookie } from '@majlis/kit/testing/staff-cookie';

let data: TestDatabase;
beforeAll(async () => {
  data = await createDatabase();
});
afterAll(() => data.drop());

const program = fileURLToPath(new URL('../dist/migrate/forget-account.js', import.meta.url));
const forget = (email: string, url = data.ownerUrl) =>
  promisify(execFile)(process.execPath, [program, email], { env: { ...process.env, DATABASE_URL: url } });

async function left(): Promise<string[]> {
  const owner = await openDatabase(data.ownerUrl);
  const { rows } = await owner.query(
    "SELECT 'account ' || email AS what FROM auth.accounts UNION ALL SELECT 'session ' || email FROM auth.sessions ORDER BY 1",
  );
  await owner.end();
  return rows.map(({ what }) => what);
}

test('an address is bound to nobody afterwards and its sessions have ended; those of others stay', async () => {
  for (const email of ['amal@majlis.example', 'yusuf@majlis.example']) {
    await runSql(
      data.ownerUrl,
      `INSERT INTO auth.accounts (email, iss, sub) VALUES ('${email}', 'https://issuer.example', '1')`,
    );
    await staffCookie(data.ownerUrl, { email });
  }
  const { stdout } = await forget('amal@majlis.example');
  expect(stdout).toMatch(/^amal@majlis\.example is bound to nobody now.* 1 staff sessions ended\.\n$/);
  expect(await left()).toEqual(['account yusuf@majlis.example', 'session yusuf@majlis.example']);
});

test('the rights of cms are enough for it, as in a cluster', async () => {
  await staffCookie(data.ownerUrl, { email: 'huda@majlis.example' });
  await forget('huda@majlis.example', data.urlFor('cms'));
  expect(await left()).not.toContain('session huda@majlis.example');
});

test('one that nobody has signed in with is said to be that, and what is no address is refused', async () => {
  expect((await forget('nobody@majlis.example')).stdout).toMatch(/has never signed in/);
  await expect(forget('')).rejects.toMatchObject({ code: 1, stderr: expect.stringMatching(/^Give the address/) });
});
