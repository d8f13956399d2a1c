// Runs every check and every test, side by side: `node infra/quality/test.mjs`. Many tests mostly wait, so each kind runs in two
// workers at the same time. Failures are printed last.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';

const folder = mkdtempSync(join(tmpdir(), 'majlis-tests-'));

/** Resolves with what the command printed, or with undefined if it succeeded. */
function run(command, args) {
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text) => {
      output += text;
      process.stdout.write(text);
    });
  return new Promise((resolve) => child.once('close', (code) => resolve(code === 0 ? undefined : output)));
}

/** Resolves with the results of the test files, in the format of Jest's `--json`. */
async function runTests(name, projects) {
  const file = join(folder, `${name}.json`);
  const config = ['--config', 'infra/quality/jest/jest.config.mjs', '--selectProjects', ...projects];
  const output = await run('node_modules/.bin/jest', [...config, '--maxWorkers=2', '--json', `--outputFile=${file}`]);
  try {
    return JSON.parse(readFileSync(file, 'utf8')).testResults;
  } catch {
    return [
      { name, status: 'failed', startTime: 0, endTime: 0, message: output ?? 'No test was run.', assertionResults: [] },
    ];
  }
}

const [checkOutput, ...results] = await Promise.all([
  run('make', ['--no-print-directory', 'check']),
  runTests('services and operations', ['services', 'gateway', 'infra', 'consistency']),
  runTests('browser', ['end-to-end']).then(async (results) => [
    ...results,
    ...(await runTests('frontend', ['frontend'])),
  ]),
]);
rmSync(folder, { recursive: true });

const files = results.flat();
const seconds = ({ startTime, endTime }) => (endTime - startTime) / 1_000;
const slowest = files.toSorted((a, b) => seconds(b) - seconds(a)).slice(0, 20);
const tests = files.flatMap(({ assertionResults }) => assertionResults);
const withStatus = (status) => tests.filter((each) => each.status === status);
const failedFiles = files.filter((each) => each.status === 'failed');

const path = ({ name }) => relative(process.cwd(), name);
const print = (text) => process.stdout.write(`${text}\n`);
print('\nThe slowest files, in seconds:');
for (const each of slowest) print(`${seconds(each).toFixed(1).padStart(7)}  ${path(each)}`);
for (const { ancestorTitles, title } of withStatus('pending'))
  print(`skipped: ${[...ancestorTitles, title].join(' ')}`);
for (const each of failedFiles) print(`\nfailed: ${path(each)}\n${each.message}`);
if (checkOutput !== undefined) print(`\nfailed: make check\n${checkOutput}`);
const counts = ['passed', 'failed', 'pending'].map((status) => withStatus(status).length);
print(`\n${counts[0]} passed, ${counts[1]} failed, ${counts[2]} skipped`);
for (const each of failedFiles) print(`failed: ${path(each)}`);
if (checkOutput !== undefined) print('failed: make check');
process.exitCode = failedFiles.length > 0 || checkOutput !== undefined ? 1 : 0;
