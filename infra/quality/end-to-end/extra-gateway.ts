import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type NginxOptions, renderNginx } from '../../local/nginx/render-nginx.js';
import { freePort, respondsOk } from '../../local/processes/ports.js';
import { findNginx } from '../../local/programs/find-nginx.js';
import { productFolder } from './browser.js';
import { until } from './until.js';

const root = fileURLToPath(new URL('../../../', import.meta.url));

export type ExtraGateway = { origin: string; port: number; stop(): Promise<void> };

type ExtraGatewayOptions = Pick<NginxOptions, 'upstreams' | 'siteFolder' | 'publishedFolder' | 'uploadsFolder'> & {
  /** By default a free port. */
  port?: number;
};

/** Starts a gateway with the files of the running product, an empty cache, and no service behind it. */
export async function startGatewayWithoutServices(options: Partial<ExtraGatewayOptions> = {}): Promise<ExtraGateway> {
  const closedPort = `127.0.0.1:${await freePort()}`;
  return startExtraGateway({
    upstreams: { cms: closedPort, conferences: closedPort, feeds: closedPort },
    siteFolder: join(root, 'frontend/dist'),
    publishedFolder: join(productFolder, 'published'),
    // In production the gateway would have these files in its upload cache.
    uploadsFolder: join(productFolder, 'images'),
    ...options,
  });
}

export async function startExtraGateway({ port: fixedPort, ...target }: ExtraGatewayOptions): Promise<ExtraGateway> {
  const folder = mkdtempSync(join(tmpdir(), 'majlis-gateway-'));
  const port = fixedPort ?? (await freePort());
  const metricsPort = await freePort();
  const args = await renderNginx({ ...target, folder, port, metricsPort, mediaSources: 'https: http:' });
  const child = spawn(await findNginx(), args, { stdio: 'ignore' });
  const origin = `http://localhost:${port}`;
  await until('the gateway responds', () => respondsOk(`${origin}/`));
  return {
    origin,
    port,
    async stop() {
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'exit');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
