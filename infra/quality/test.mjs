// Every test: `node infra/quality/test.mjs`. Those in a browser mostly wait, so two rows of them run beside a row of all
// others, each with a product of its own: that is what two cores can do. When they are done, what is left of the others goes on
// in two rows; the services' tests, by far the most, are divided for that. What the first row of others says is printed at once,
// the rest at the end. A few files that fail are asked once more when nothing runs beside them, and named if they pass then.
import { spawn } from 'node:child_process';

const jest = [
  'node_modules/jest/bin/jest.js',
  ...['--config', 'infra/quality/jest/jest.config.mjs', '--selectProjects'],
];
/** More than so many files that fail are no bad luck. */
const maxRetriedFiles = 6;
/** A test that failed may have left a server open, for which Jest would wait for ever. */
const exitTimeoutMs = 60_000;
/** The lines that end each run: jest/plain-summary.mjs. */
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
      resolve({ project: choice[0], output: output, isWell: code === 0, ...parseSummary(output) });
    }),
  );
}

function parseSummary(output) {
  const counts = summary.exec(output)?.slice(1).map(Number);
  const [passed, failed, skipped] = counts ?? [0, 1, 0];
  return { passed, failed, skipped, failedFiles: [...output.matchAll(/^failed: (.+)$/gm)].map(([, path]) => path) };
}

const writeOutput = (text) => process.stdout.write(text);
const discard = () => undefined;
const shards = 4;
const queue = [
  ...Array.from({ length: shards }, (_, index) => ['services', `--shard=${index + 1}/${shards}`]),
  ...['frontend', 'gateway', 'infra', 'written'].map((project) => [project]),
];

/** One after the other, as long as any waits. */
async function runQueue(print) {
  const ended = [];
  for (let choice = queue.shift(); choice; choice = queue.shift()) ended.push(await run(choice, print));
  return ended;
}

async function runBrowserQueue() {
  const inBrowser = await run(['end-to-end', '--maxWorkers=2'], discard);
  return [...(await runQueue(discard)), inBrowser];
}

/** The same files alone. What passes only so waited in the wrong way, and is to be mended all the same. */
async function retryAlone(one) {
  writeOutput(`\nonce more, alone: ${one.failedFiles.join(' ')}\n`);
  const alone = await run([one.project, '--runInBand', '--runTestsByPath', ...one.failedFiles], writeOutput);
  const passed = one.passed + one.failed - alone.failed;
  return { ...one, passed, failed: alone.failed, isWell: alone.isWell, passedAlone: alone.isWell };
}

const [printed, kept] = await Promise.all([runQueue(writeOutput), runBrowserQueue()]);
for (const { said } of kept) writeOutput(said);

const ended = [...printed, ...kept];
const failedFiles = ended.flatMap((one) => one.failedFiles);
if (failedFiles.length <= maxRetriedFiles)
  for (const [place, one] of ended.entries()) if (one.failedFiles.length > 0) ended[place] = await retryAlone(one);

const sum = (key) => ended.reduce((total, one) => total + one[key], 0);
for (const one of ended) if (one.passedAlone) writeOutput(`passed only alone: ${one.failedFiles.join(' ')}\n`);
writeOutput(`\ntotal: ${sum('passed')} passed, ${sum('failed')} failed, ${sum('skipped')} skipped\n`);
process.exitCode = ended.every(({ isWell }) => isWell) ? 0 : 1;
