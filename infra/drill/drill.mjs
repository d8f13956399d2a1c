// `node infra/drill/drill.mjs [NAME ...]`, or `make drill`: proves what Majlis promises, on a whole production that belongs to the drills. It
// builds the images, starts the composition in a project of its own on free loopback ports with the sample content, runs one
// drill after the other and takes everything down again, volumes included, also when something fails. KEEP=1 keeps it.
//
// A drill is a file NAME.drill.ts beside this one: Jest tests, each named for its promise, which print the figure they measured.
// It finds a production that is healthy, holds the sample content and has published its pages, and leaves it in that state. What it
// writes carries its own name, so that the counts of others stay right. The production is a copy of the project in a folder
// of its own (`production.folder`): a drill may change settings, code and migrations there.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { startProduction } from '../dist/drill/production/start-production.js';

/** In the order in which they run: what changes the production most comes last. The first needs none. */
const drills = ['hostile-feeds', 'doctor', 'slow-clients', 'all-stopped', 'rolling', 'kill', 'upgrade', 'backup'];
const began = Date.now();
const print = (text) => process.stdout.write(`${text}\n`);
const sinceStart = () => `after ${((Date.now() - began) / 1_000).toFixed(0)} s`;

const named = process.argv.slice(2).flatMap((names) => names.split(/[\s,]+/).filter(Boolean));
const unknown = named.filter((name) => !drills.includes(name));
if (unknown.length > 0) {
  process.stderr.write(`There is no drill ${unknown.join(', ')}; there are ${drills.join(', ')}.\n`);
  process.exit(1);
}
const chosen = drills.filter((name) => named.length === 0 || named.includes(name));
const failed = [];

async function run(name, project) {
  const jest = ['node_modules/jest/bin/jest.js', '--config', 'infra/quality/jest/jest.config.mjs', '--runInBand'];
  const choice = [
    '--selectProjects',
    project,
    '--testPathPatterns',
    `/${name}\\.drill\\.ts$`,
    '--verbose',
    '--forceExit',
  ];
  const [code] = await once(spawn(process.execPath, [...jest, ...choice], { stdio: 'inherit' }), 'exit');
  if (code !== 0) failed.push(name);
  print(`${name}: ${code === 0 ? 'every promise held' : 'FAILED'}, ${sinceStart()}`);
}

if (chosen.includes('hostile-feeds')) await run('hostile-feeds', 'hostile-feeds');
const inProduction = chosen.filter((name) => name !== 'hostile-feeds');
if (inProduction.length > 0) {
  const { production, begin } = await startProduction();
  let removal;
  const remove = () => {
    if (process.env.KEEP === '1') print(`kept, as KEEP=1 says: to remove it, make down in ${production.folder}`);
    else removal ??= production.remove();
    return removal;
  };
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.once(signal, () => void remove().finally(() => process.exit(130)));
  try {
    await begin();
    print(`The production of the drills runs at ${production.origin}, ${sinceStart()}.`);
    process.env.MAJLIS_DRILL_FOLDER = production.folder;
    for (const name of inProduction) await run(name, 'drills');
  } finally {
    await remove();
  }
}
print(failed.length === 0 ? `every promise held, ${sinceStart()}` : `FAILED: ${failed.join(', ')}, ${sinceStart()}`);
process.exitCode = failed.length === 0 ? 0 : 1;
