// Every test: `node infra/quality/test.mjs`. Those in a browser mostly wait, so they run beside all others; on two cores
// both together take two thirds of the time. What the browser's tests say is printed when the others are done.
import { spawn } from 'node:child_process';

const jest = ['jest', '--config', 'infra/quality/jest/jest.config.mjs', '--selectProjects'];

function run(projects, print) {
  const child = spawn('npx', [...jest, ...projects], { stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text) => {
      said += text;
      print(text);
    });
  return new Promise((resolve) => child.once('close', (code) => resolve({ said, failed: code !== 0 })));
}

const show = (text) => process.stdout.write(text);
const inBrowser = run(['end-to-end'], () => undefined);
const others = await run(['services', 'frontend', 'gateway', 'infra'], show);
const { said } = await inBrowser;
show(said);

/** The plain line that ends each of them: jest/plain-summary.mjs. */
const counts = [others.said, said].map((text) => /^(\d+) passed, (\d+) failed, (\d+) skipped$/m.exec(text) ?? []);
const [passed, failed, skipped] = [1, 2, 3].map((at) => counts.reduce((sum, count) => sum + Number(count[at]), 0));
show(`\nin all: ${passed} passed, ${failed} failed, ${skipped} skipped\n`);
process.exitCode = others.failed || (await inBrowser).failed ? 1 : 0;
