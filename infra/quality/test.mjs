// Runs every test: `node infra/quality/test.mjs`. Browser tests mostly wait, so two workers run them, each with a
// product of its own, beside one process for all other tests: that is what two cores can do. When the browser tests
// are done, three processes share the remaining test runs; the services' tests, by far the most, are sharded for that.
// Those of infra come first, because they mostly wait. The output of the first process is printed at once, the rest at
// the end. A few failed files are retried alone, and named if they pass then.
import { spawn } from 'node:child_process';

const jest = [
  'node_modules/jest/bin/jest.js',
  ...['--config', 'infra/quality/jest/jest.config.mjs', '--selectProjects'],
];
/** More failed files are no coincidence, so none is retried. */
const maxRetriedFiles = 6;
/** A failed test may leave a server open, and Jest would wait for it for ever. */
const exitTimeoutMs = 60_000;
/** jest/summary-reporter.mjs prints this line at the end of each run. */
const summary = /^(\d+) passed, (\d+) failed, (\d+) skipped$/m;

function run(choice, print) {
  const child = spawn(process.execPath, [...jest, ...choice], { stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  let limit;
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text) => {
      output += text;
      print(text);
      if (summary.test(output)) limit ??= setTimeout(() => child.kill('SIGKILL'), exitTimeoutMs);
    });
  return new Promise((resolve) =>
    child.once('close', (code) => {
      clearTimeout(limit);
      resolve({ project: choice[0], output, isSuccessful: code === 0, ...parseSummary(output) });
    }),
  );
}

function parseSummary(output) {
  const counts = summary.exec(output)?.slice(1).map(Number);
  const [passed, failed, skipped] = counts ?? [0, 1, 0];
  const findAll = (pattern) => [...output.matchAll(pattern)].map(([, name]) => name);
  return {
    ...{ passed, failed, skipped },
    failedFiles: findAll(/^failed: (.+)$/gm),
    failedTests: findAll(/^failed test: (.+)$/gm),
    durations: findAll(/^seconds: (.+)$/gm),
  };
}

const writeOutput = (text) => process.stdout.write(text);
const discard = () => undefined;
const shards = 4;
const queue = [
  ['infra'],
  ...Array.from({ length: shards }, (_, index) => ['services', `--shard=${index + 1}/${shards}`]),
  ...['frontend', 'gateway', 'consistency'].map((project) => [project]),
];

async function runQueue(print) {
  const ended = [];
  for (let choice = queue.shift(); choice; choice = queue.shift()) ended.push(await run(choice, print));
  return ended;
}

async function runBrowserQueue() {
  const inBrowser = await run(['end-to-end', '--maxWorkers=2'], discard);
  const others = await Promise.all([runQueue(discard), runQueue(discard)]);
  return [...others.flat(), inBrowser];
}

/** A test that passes only alone depends on timing, and should be repaired all the same. */
async function retryAlone(one) {
  writeOutput(`\nretrying alone: ${one.failedFiles.join(' ')}\n`);
  const alone = await run([one.project, '--runInBand', '--runTestsByPath', ...one.failedFiles], writeOutput);
  const passed = one.passed + one.failed - alone.failed;
  const { failed, failedTests, isSuccessful } = alone;
  return { ...one, passed, failed, failedTests, isSuccessful, passedAlone: isSuccessful };
}

const [printed, buffered] = await Promise.all([runQueue(writeOutput), runBrowserQueue()]);
for (const { output } of buffered) writeOutput(output);

const slowestFiles = [...printed, ...buffered]
  .flatMap(({ durations }) => durations)
  .toSorted((a, b) => Number.parseFloat(b) - Number.parseFloat(a))
  .slice(0, 20);
writeOutput(`\nThe slowest files, in seconds:\n${slowestFiles.join('\n')}\n`);

const ended = [...printed, ...buffered];
const failedFiles = ended.flatMap((one) => one.failedFiles);
if (failedFiles.length <= maxRetriedFiles)
  for (const [index, one] of ended.entries()) if (one.failedFiles.length > 0) ended[index] = await retryAlone(one);

const sum = (key) => ended.reduce((total, one) => total + one[key], 0);
for (const { project, failedTests } of ended)
  for (const name of failedTests) writeOutput(`failed in ${project}: ${name}\n`);
for (const one of ended) if (one.passedAlone) writeOutput(`passed only alone: ${one.failedFiles.join(' ')}\n`);
writeOutput(`\ntotal: ${sum('passed')} passed, ${sum('failed')} failed, ${sum('skipped')} skipped\n`);
process.exitCode = ended.every(({ isSuccessful }) => isSuccessful) ? 0 : 1;
