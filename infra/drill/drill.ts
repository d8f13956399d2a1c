import { styleText } from 'node:util';
import type { Check, Finding } from './check.js';
import { checks } from './checks/all.js';
import { startProduction } from './production/start-production.js';

// `node infra/dist/drill/drill.js [NAME ...]`: see check.ts.
const names = process.argv
  .slice(2)
  .flatMap((names) => names.split(/[\s,]+/))
  .filter((name) => name !== '');
const unknown = names.filter((name) => checks.every((check) => check.name !== name));
if (unknown.length > 0) {
  process.stderr.write(
    `There is no check ${unknown.join(', ')}; there are ${checks.map(({ name }) => name).join(', ')}.\n`,
  );
  process.exit(1);
}

const began = Date.now();
const seconds = (since: number) => `${((Date.now() - since) / 1_000).toFixed(0)} s`;
let failed = 0;

function print(name: string, { promise, holds, figure }: Finding): void {
  if (!holds) failed += 1;
  const word = holds ? styleText('green', 'ok    ') : styleText('red', 'FAILED');
  process.stdout.write(`${word}  ${name.padEnd(12)} ${promise}: ${figure}\n`);
}

/** Its findings as they come; a check that throws, is silent or takes too long has failed. */
async function perform(check: Check, findings: AsyncGenerator<Finding, void>): Promise<void> {
  let count = 0;
  const work = (async () => {
    for await (const finding of findings) {
      count += 1;
      print(check.name, finding);
    }
    if (count === 0) throw new Error('it found nothing');
  })();
  let limit: NodeJS.Timeout | undefined;
  const tooLong = new Promise<never>((_resolve, reject) => {
    limit = setTimeout(() => reject(new Error(`it took longer than ${check.limitMs / 1_000} s`)), check.limitMs);
  });
  await Promise.race([work, tooLong]).finally(() => clearTimeout(limit));
}

const production = await startProduction();
let isStopped = false;
const stop = async () => {
  if (isStopped) return;
  isStopped = true;
  if (process.env.KEEP !== '1') await production.remove();
  else process.stdout.write(`kept, as KEEP=1 says: to remove it, make down in ${production.folder}\n`);
};
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void stop().finally(() => process.exit(130)));

try {
  await production.begin();
  process.stdout.write(`the production of the drill runs at ${production.origin}, after ${seconds(began)}\n`);
  for (const check of checks.filter(({ name }) => names.length === 0 || names.includes(name))) {
    const start = Date.now();
    try {
      await perform(check, check.run(production));
    } catch (error) {
      print(check.name, { promise: 'the check itself', holds: false, figure: String((error as Error).message) });
    }
    process.stdout.write(`        ${check.name} took ${seconds(start)}\n`);
  }
} catch (error) {
  failed += 1;
  process.stderr.write(`${String((error as Error).stack)}\n`);
} finally {
  await stop();
}
process.stdout.write(`${failed === 0 ? 'every promise held' : `${failed} failed`}, in ${seconds(began)}\n`);
process.exit(failed === 0 ? 0 : 1);
