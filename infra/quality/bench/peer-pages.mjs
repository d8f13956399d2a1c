// Compares the writing of all pages with that of Astro.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { endpoints } from '@majlis/contracts/api/endpoints';
import { fetchBody } from './load.mjs';
import { readStatus, secondsUntil, startPublisher } from './publisher-servers.mjs';

const readJson = async ({ address }, { path }) => JSON.parse(await fetchBody(address + path));

async function readSessions(service) {
  const programmes = [];
  for (const { id } of await readJson(service, endpoints.conferences))
    programmes.push(await readJson(service, endpoints.programme(id)));
  return programmes.flat();
}

/** Builds the way a team does before each deployment: in a new process, and every page. */
function buildWithAstro(installed, { folder }, sessions) {
  const sessionsFile = join(folder, 'sessions.json');
  writeFileSync(sessionsFile, JSON.stringify(sessions));
  const pages = join(folder, 'astro');
  const env = { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', SESSIONS_FILE: sessionsFile, OUT_FOLDER: pages };
  const start = performance.now();
  const args = ['node_modules/astro/astro.js', 'build', '--silent'];
  const { status, stderr } = spawnSync(process.execPath, args, { cwd: installed, env, encoding: 'utf8' });
  if (status !== 0) throw new Error(`Astro did not build: ${stderr}`);
  return { name: 'Astro', seconds: (performance.now() - start) / 1_000, sizes: pageSizes(pages) };
}

/** The publisher's compressed files are in folders of their own, under the same names. */
function pageSizes(folder) {
  const files = readdirSync(folder, { recursive: true });
  const pages = files.filter((name) => name.endsWith('.html') && !name.includes('.br/'));
  return pages.map((name) => statSync(join(folder, name)).size);
}

function print({ name, seconds, sizes, files = sizes.length }) {
  const kilobytes = sizes.reduce((sum, each) => sum + each, 0) / sizes.length / 1_024;
  const times = `${seconds.toFixed(1)} s, ${((seconds * 1_000) / files).toFixed(1)} ms a file`;
  process.stdout.write(`  ${name}: ${files} files in ${times}; a page has ${kilobytes.toFixed(1)} KB\n`);
}

/**
 * These are figures without a target: Majlis also compresses each text twice, draws a picture of each page for social networks
 * and later writes only the pages that a change touches, while Astro writes plain pages and all of them each time.
 */
export async function comparePages(installed, { url, folder }) {
  const pagesFolder = join(folder, 'pages');
  mkdirSync(pagesFolder);
  const running = await startPublisher(url, pagesFolder, { nodeOptions: [] });
  try {
    const seconds = await secondsUntil(running.publisher, ({ lastRun }) => lastRun);
    const { files } = await readStatus(running.publisher);
    process.stdout.write('\nAll pages of 50 conferences with 1,000 sessions\n');
    print({ name: 'Majlis', seconds, files, sizes: pageSizes(running.published) });
    print(buildWithAstro(installed, { folder }, await readSessions(running.visited)));
  } finally {
    await running.stop();
  }
}
