// Installs the programs that Majlis is compared with, each from the folder of its name, and starts those that are servers.
import { spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../dist/local/processes/ports.js';

const installedFolder = resolve('.majlis/peers');
const secondsToStart = 120;
const npmOptions = ['--ignore-scripts', '--no-package-lock', '--no-audit', '--no-fund', '--loglevel=error'];

/** Returns the folder in which the peer is installed. A second call installs nothing. */
export function installPeer(name) {
  const source = new URL(`${name}/`, import.meta.url);
  const folder = join(installedFolder, name);
  const marker = join(folder, 'installed.json');
  const manifest = readFileSync(new URL('package.json', source), 'utf8');
  cpSync(source, folder, { recursive: true });
  if (existsSync(marker) && readFileSync(marker, 'utf8') === manifest) return folder;
  process.stdout.write(`Installing ${name} into ${folder}, which may take some minutes.\n`);
  const { status, stderr } = spawnSync('npm', ['install', ...npmOptions], { cwd: folder, encoding: 'utf8' });
  if (status !== 0) throw new Error(`npm could not install ${name}: ${stderr}`);
  writeFileSync(marker, manifest);
  return folder;
}

async function startPeer(folder, args, { log, path, env }) {
  const port = await freePort();
  const output = openSync(log, 'a');
  const stdio = ['ignore', output, output];
  const server = spawn(process.execPath, args, { cwd: folder, env: { ...env, PORT: String(port) }, stdio });
  process.once('exit', () => server.kill());
  const ended = once(server, 'exit');
  const address = `http://127.0.0.1:${port}`;
  const isReady = () =>
    fetch(address + path).then(
      ({ ok }) => ok,
      () => false,
    );
  for (let tries = 0; !(await isReady()); tries += 1) {
    if (server.exitCode !== null || tries >= secondsToStart * 4)
      throw new Error(`The peer did not start: ${readFileSync(log, 'utf8').slice(-2_000)}`);
    await wait(250);
  }
  const stop = async () => {
    server.kill();
    await ended;
  };
  return { address, path, pid: server.pid, stop };
}

export const startNest = (installed, { url, folder }) =>
  startPeer(installed, ['server.js'], {
    log: join(folder, 'nest.log'),
    path: '/api/conferences',
    env: { DATABASE_URL: url, NODE_ENV: 'production' },
  });

const secret = () => randomBytes(32).toString('base64url');

/** Starts Strapi in a database of its own, which it fills with `conferences`. */
export async function startStrapi(installed, { url, owner, folder }, conferences) {
  await owner.query('CREATE DATABASE strapi');
  const databaseUrl = new URL(url);
  databaseUrl.pathname = '/strapi';
  const publicFolder = join(folder, 'strapi-public');
  mkdirSync(join(publicFolder, 'uploads'), { recursive: true });
  const conferencesFile = join(folder, 'conferences.json');
  writeFileSync(conferencesFile, JSON.stringify(conferences));
  return startPeer(installed, ['node_modules/@strapi/strapi/bin/strapi.js', 'start'], {
    log: join(folder, 'strapi.log'),
    path: `/api/conferences?pagination[pageSize]=${conferences.length}`,
    env: {
      DATABASE_URL: databaseUrl.href,
      NODE_ENV: 'production',
      PATH: process.env.PATH,
      STRAPI_TELEMETRY_DISABLED: 'true',
      PUBLIC_FOLDER: publicFolder,
      CONFERENCES_FILE: conferencesFile,
      APP_KEYS: [secret(), secret()].join(),
      ADMIN_JWT_SECRET: secret(),
      API_TOKEN_SALT: secret(),
      ENCRYPTION_KEY: secret(),
      JWT_SECRET: secret(),
      TRANSFER_TOKEN_SALT: secret(),
    },
  });
}
