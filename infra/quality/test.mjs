// Every test: `node infra/quality/test.mjs`. Those in a browser mostly wait, so two rows of them run beside a row of all
// others, each with a product of its own: that is what two cores can do. When they are done, what is left of the others goes on
// in two rows; the services' tests, by far the most, are divided for that. What the first row of others says is printed at once,
// the rest at the end.
import { spawn } from 'node:child_process';

const jest = ['jest', '--config', 'infra/quality/jest/jest.config.mjs', '--selectProjects'];

function run(choice, print) {
  const child = spawn('npx', [...jest, ...choice], { stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text) => {
      said += text;
      print(text);
    });
  return new Promise((resolve) => child.once('close', (code) => resolve({ said, failed: code !== 0 })));
}

const show = (text) => process.stdout.write(text);
const keep = () => undefined;
const shards = 4;
const others = [
  ...Array.from({ length: shards }, (_, index) => ['services', `--shard=${index + 1}/${shards}`]),
  ...['frontend', 'gateway', 'infra', 'written'].map((project) => [project]),
];

/** One after the other, as long as any waits. */
async function row(print) {
  const ended = [];
  for (let choice = others.shift(); choice; choice = others.shift()) ended.push(await run(choice, print));
  return ended;
}

async function browserRows() {
  const inBrowser = await run(['end-to-end', '--maxWorkers=2'], keep);
  return [...(await row(keep)), inBrowser];
}

const [printed, kept] = await Promise.all([row(show), browserRows()]);
for (const { said } of kept) show(said);

/** The plain line that ends each of them: jest/plain-summary.mjs. */
const all = [...printed, ...kept];
const counts = all.map(({ said }) => /^(\d+) passed, (\d+) failed, (\d+) skipped$/m.exec(said) ?? []);
const [passed, failed, skipped] = [1, 2, 3].map((at) => counts.reduce((sum, count) => sum + Number(count[at] ?? 0), 0));
show(`\nin all: ${passed} passed, ${failed} failed, ${skipped} skipped\n`);
process.exitCode = all.some((one) => one.failed) ? 1 : 0;
