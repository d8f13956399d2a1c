import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { listen } from '@majlis/kit/testing/listen';
import { DataDirectory } from './data-directory.js';
import { readRunningInstance } from './pid-file.js';
import { freePort } from './processes/ports.js';
import { projectFolder } from './run-settings.js';

const temporary = mkdtempSync(join(tmpdir(), 'majlis-run-'));
afterAll(() => rmSync(temporary, { recursive: true, force: true }));

function launch(settings: Record<string, string>) {
  const environment = { PATH: process.env.PATH, MAJLIS_FOLDER: join(temporary, 'run'), ...settings };
  const start = join(projectFolder, 'infra/dist/local/start.js');
  return spawn(process.execPath, [start], { env: environment, stdio: ['ignore', 'pipe', 'pipe'] });
}

/** Skips the sample content, because seeding is slow. */
async function startReady(port: number, settings: Record<string, string> = {}) {
  const folder = new DataDirectory(join(temporary, 'run'));
  mkdirSync(folder.postgres, { recursive: true });
  writeFileSync(folder.sampleContentMarker, '');
  const console = launch({ PORT: String(port), ...settings });
  const output = text(console.stdout);
  while (!readRunningInstance(folder.pidFile)?.address) {
    if (console.exitCode !== null) throw new Error(await output);
    await sleep(50);
  }
  return { console, output, folder };
}

const childrenOf = (pid: number | undefined) =>
  execFileSync('ps', ['--ppid', String(pid), '-o', 'pid='], { encoding: 'utf8' })
    .trim()
    .split(/\s+/)
    .map(Number);

const environmentOf = (pid: number) => readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0');

const isRunning = (pid: number) =>
  existsSync(`/proc/${pid}/stat`) && !readFileSync(`/proc/${pid}/stat`, 'utf8').includes(') Z ');

test.each([
  ['PORT', 'eighty', 'PORT is eighty. It should be a number'],
  ['BLOG_FEEDS', 'https://a.example/feed ftp://b.example', 'BLOG_FEEDS names ftp://b.example. It should be web'],
  ['MAJLIS_SAMPLE', 'huge', 'MAJLIS_SAMPLE is huge. It should be usual or large.'],
])('an invalid %s is reported', async (name, value, message) => {
  const console = launch({ [name]: value });
  expect(await text(console.stderr)).toContain(message);
});

test('a port in use is reported with its owner and a remedy', async () => {
  const server = createServer();
  const { port } = new URL(await listen(server));
  const console = launch({ PORT: port });
  const output = await text(console.stderr);
  server.close();
  expect(output).toContain(`Port ${port} is in use by `);
  expect(output).toContain(`(process ${process.pid}). Stop it, or choose another port: make start PORT=8090`);
});

test('a second run is rejected, a killed run leaves no processes, and the next one reuses the data with other feeds', async () => {
  const port = await freePort();
  const killed = await startReady(port);
  const second = await text(launch({ PORT: String(await freePort()) }).stderr);
  expect(second).toContain(`Majlis runs at http://localhost:${port} (process ${killed.console.pid}).`);
  const settings = killed.folder.readGeneratedSettings();
  const children = childrenOf(killed.console.pid);
  expect(children.filter(isRunning).length).toBeGreaterThanOrEqual(5);
  killed.console.kill('SIGKILL');
  while (children.some(isRunning)) await sleep(20);

  const restarted = await startReady(port, { BLOG_FEEDS: 'https://blog.example/feed' });
  const feedsEnvironment = childrenOf(restarted.console.pid)
    .map(environmentOf)
    .find((names) => names.some((name) => /^BLOG_FEEDS=/.test(name)));
  expect(feedsEnvironment).toContain('BLOG_FEEDS=https://blog.example/feed');
  expect(feedsEnvironment).toContainEqual(expect.stringMatching(/^RESEARCH_FEEDS=http:.*\/research.xml$/));
  expect(restarted.folder.readGeneratedSettings()).toEqual(settings);
  restarted.console.kill('SIGINT');
  expect(await restarted.output).toContain('Stopped. The data is kept.');
  expect(restarted.console.exitCode ?? (await once(restarted.console, 'exit'))[0]).toBe(0);
  expect(existsSync(restarted.folder.pidFile)).toBe(false);
});
