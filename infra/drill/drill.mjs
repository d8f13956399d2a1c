// `make drill`, or `node infra/drill/drill.mjs [NAME ...]`, runs acceptance tests against a complete production installation. It builds
// the images, starts them in a Compose project of its own on free loopback ports with the sample content, runs the drills, and
// removes everything, even after a failure. KEEP=1 keeps the installation.
//
// A drill is a Jest file NAME.drill.ts beside this one. It starts with a healthy production that has published the sample content,
// and must leave it in that state. Rows that it writes contain its name, so that drills do not disturb each other. The installation
// is a copy of the project (`production.folder`), where a drill may change settings, code and migrations.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { startProduction } from '../dist/drill/production/start-production.js';

/** The first drill needs no production; those that change it most come last. */
const drills = [
  'hostile-feeds',
  'doctor',
  'alerts',
  'slow-clients',
  'all-stopped',
  'rolling',
  'kill',
  'upgrade',
  'backup',
];
const began = Date.now();
const print = (text) => process.stdout.write(`${text}\n`);
const sinceStart = () => `after ${((Date.now() - began) / 1_000).toFixed(0)} s`;

const requested = process.argv.slice(2).flatMap((names) => names.split(/[\s,]+/).filter(Boolean));
const unknown = requested.filter((name) => !drills.includes(name));
if (unknown.length > 0) {
  process.stderr.write(`There is no drill ${unknown.join(', ')}; there are ${drills.join(', ')}.\n`);
  process.exit(1);
}
const selected = drills.filter((name) => requested.length === 0 || requested.includes(name));
const failed = [];
let jest;
let isStopped = false;
// The signal goes to the process group of the running drill; the production is removed below as always.
for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, () => {
    isStopped = true;
    if (jest?.exitCode === null) process.kill(-jest.pid, signal);
  });

async function run(name, project) {
  if (isStopped) return;
  const configuration = ['--config', 'infra/quality/jest/jest.config.mjs', '--selectProjects', project];
  const options = ['--testPathPatterns', `/${name}\\.drill\\.ts$`, '--runInBand', '--verbose', '--forceExit'];
  const command = ['node_modules/jest/bin/jest.js', ...configuration, ...options];
  jest = spawn(process.execPath, command, { stdio: 'inherit', detached: true });
  const [code] = await once(jest, 'exit');
  if (code !== 0) failed.push(name);
  print(`${name}: ${code === 0 ? 'passed' : 'FAILED'}, ${sinceStart()}`);
}

if (selected.includes('hostile-feeds')) await run('hostile-feeds', 'hostile-feeds');
const inProduction = selected.filter((name) => name !== 'hostile-feeds');
if (inProduction.length > 0 && !isStopped) {
  const { production, start } = await startProduction();
  try {
    await start();
    print(`The production of the drills runs at ${production.origin}, ${sinceStart()}.`);
    process.env.MAJLIS_DRILL_FOLDER = production.folder;
    for (const name of inProduction) await run(name, 'drills');
  } finally {
    if (process.env.KEEP === '1')
      print(`KEEP=1 keeps the installation; to remove it: make down in ${production.folder}`);
    else await production.remove();
  }
}
const outcome = failed.length > 0 ? `FAILED: ${failed.join(', ')}` : isStopped ? 'stopped' : 'passed';
print(`${outcome}, ${sinceStart()}`);
process.exitCode = failed.length === 0 && !isStopped ? 0 : 1;
