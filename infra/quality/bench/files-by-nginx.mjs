// What everything is measured against: nginx with nothing but files.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findNginx } from '../../dist/local/nginx/find-nginx.js';
import { freePort } from '../../dist/local/processes/ports.js';
import { familyOf } from './load.mjs';

const configuration = (port) => `
worker_processes auto;
pid nginx.pid;
${process.getuid() === 0 ? 'user root;' : ''}
events { worker_connections 1024; }
http {
  default_type application/json;
  sendfile on;
  # As anybody would run it, with a log; written like ours, a lot at a time.
  access_log access.log combined buffer=64k flush=1s;
  open_file_cache max=1000;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path temp;`).join(' ')}
  server { listen 127.0.0.1:${port}; root files; }
}`;

/** Serves whatever is put there: `address(bytes)` is where nginx serves them. */
export async function serveFiles() {
  const nginx = await findNginx();
  const folder = mkdtempSync(join(tmpdir(), 'majlis-bench-nginx-'));
  mkdirSync(join(folder, 'files'));
  const port = await freePort();
  writeFileSync(join(folder, 'nginx.conf'), configuration(port));
  const args = ['-p', `${folder}/`, '-c', join(folder, 'nginx.conf'), '-e', 'stderr', '-g', 'daemon off;'];
  const server = spawn(nginx, args, { stdio: ['ignore', 'ignore', 'inherit'] });
  await sleep(500);
  let count = 0;
  return {
    pids: () => familyOf(server.pid),
    address(bytes) {
      count += 1;
      writeFileSync(join(folder, 'files', String(count)), bytes);
      return `http://127.0.0.1:${port}/${count}`;
    },
    async stop() {
      server.kill('SIGTERM');
      await once(server, 'exit');
      rmSync(folder, { recursive: true });
    },
  };
}
