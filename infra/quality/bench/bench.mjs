// `make bench` runs all measurements one after the other and lists those that missed their targets. PART=site runs
// one.
import { spawnSync } from 'node:child_process';

const parts = ['site', 'services', 'images', 'reads'];
const selected = process.env.PART ? [process.env.PART] : parts;

const missed = selected.filter((part) => {
  process.stdout.write(`\n==== ${part}\n`);
  const script = new URL(`${part}.mjs`, import.meta.url).pathname;
  return spawnSync(process.execPath, [script], { stdio: 'inherit' }).status !== 0;
});
process.stdout.write(missed.length > 0 ? `\nTargets missed: ${missed.join(', ')}\n` : '\nAll targets were reached.\n');
process.exitCode = missed.length > 0 ? 1 : 0;
