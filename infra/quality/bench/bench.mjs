// `make bench`: all measurements one after the other, and which of them missed what they should reach. PART=site runs one.
import { spawnSync } from 'node:child_process';

const parts = ['site', 'services', 'images', 'reads'];
const selected = process.env.PART ? [process.env.PART] : parts;

const missed = selected.filter((part) => {
  process.stdout.write(`\n==== ${part}\n`);
  const script = new URL(`${part}.mjs`, import.meta.url).pathname;
  return spawnSync(process.execPath, [script], { stdio: 'inherit' }).status !== 0;
});
process.stdout.write(
  missed.length > 0 ? `\nMissed: ${missed.join(', ')}\n` : '\nEverything is as fast as it should be.\n',
);
process.exitCode = missed.length > 0 ? 1 : 0;
