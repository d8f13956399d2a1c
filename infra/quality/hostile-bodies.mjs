// Thousands of odd bodies for each route that writes: `node infra/quality/hostile-bodies.mjs` (BODIES=10000, SEED=…). They are the
// bodies of the tests called hostile-input, of which `make test` sends some hundred: whatever is sent is stored as it was sent or
// refused in words. Prints one line per route; exits with 1 when one of them failed.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const bodies = Number(process.env.BODIES || 10_000);
const seed = process.env.SEED || String(Math.trunc(Date.now() / 1_000));
const folder = mkdtempSync(join(tmpdir(), 'majlis-hostile-'));
const report = join(folder, 'report.json');
const jest = ['jest', '--config', 'infra/quality/jest/jest.config.mjs', '--selectProjects', 'services'];
const only = ['--testPathPatterns', 'hostile-input', '--testTimeout', String(3_600_000), '--silent'];
const began = Date.now();
const { stderr } = spawnSync('npx', [...jest, ...only, '--json', '--outputFile', report], {
  env: { ...process.env, HOSTILE_BODIES: String(bodies), HOSTILE_SEED: seed },
  stdio: ['ignore', 'ignore', 'pipe'],
  encoding: 'utf8',
});

let failed = 0;
try {
  const { testResults } = JSON.parse(readFileSync(report, 'utf8'));
  for (const { name, assertionResults, message } of testResults) {
    const service = /services\/([a-z]+)\//.exec(name)?.[1] ?? name;
    for (const { title, status, duration } of assertionResults) {
      if (status === 'failed') failed += 1;
      process.stdout.write(
        `${status === 'passed' ? 'ok    ' : 'FAILED'}  hostile      ${service}: ${title} (${Math.round((duration ?? 0) / 1_000)} s)\n`,
      );
    }
    if (message) process.stdout.write(`${message.slice(0, 4_000)}\n`);
    if (assertionResults.length === 0) failed += 1;
  }
} catch {
  failed += 1;
  process.stderr.write(stderr);
}
rmSync(folder, { recursive: true, force: true });
const minutes = ((Date.now() - began) / 60_000).toFixed(1);
process.stdout.write(`${bodies} bodies for each, seed ${seed}, in ${minutes} minutes; ${failed} failed\n`);
process.exitCode = failed === 0 ? 0 : 1;
