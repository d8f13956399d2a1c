// `make bench` runs all measurements one after the other and lists those that missed their targets. ONLY=site runs
// one.
import { spawnSync } from 'node:child_process';

const benchmarks = ['site', 'uploads', 'publish'];
const selected = process.env.ONLY ? [process.env.ONLY] : benchmarks;

const missed = selected.filter((name) => {
  process.stdout.write(`\n==== ${name}\n`);
  const script = new URL(`${name}.mjs`, import.meta.url).pathname;
  return spawnSync(process.execPath, [script], { stdio: 'inherit' }).status !== 0;
});
process.stdout.write(missed.length > 0 ? `\nTargets missed: ${missed.join(', ')}\n` : '\nAll targets were reached.\n');
process.exitCode = missed.length > 0 ? 1 : 0;
