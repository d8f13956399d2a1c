import { join } from 'node:path';
import { renderNginx } from './nginx/render-nginx.js';
import { answers } from './processes/answers.js';
import { freePort } from './processes/ports.js';
import { type Part, startProgram } from './processes/program.js';
import type { RunFolder } from './run-folder.js';
import { projectFolder, type RunSettings } from './run-settings.js';
import type { Service } from './service-parts.js';

export type GatewayPlace = {
  /** The program. */
  nginx: string;
  settings: RunSettings;
  folder: RunFolder;
  ports: Record<Service, number>;
  /** Recordings of the sample podcast come from there. */
  feedsOrigin: string;
};

export async function startGateway({ nginx, settings, folder, ports, feedsOrigin }: GatewayPlace): Promise<Part> {
  const args = await renderNginx({
    folder: folder.gateway,
    port: settings.port,
    metricsPort: await freePort(),
    upstreams: { cms: hostOf(ports.cms), conferences: hostOf(ports.conferences), feeds: hostOf(ports.feeds) },
    uploadsFolder: folder.images,
    siteFolder: join(projectFolder, 'frontend/dist'),
    publishedFolder: folder.published,
    mediaSources: `https: ${feedsOrigin}`,
  });
  const log = folder.log('gateway');
  const environment = { PATH: process.env.PATH };
  // nginx takes its workers along when it is asked to stop, not when it is killed.
  return startProgram({ file: nginx, args, environment, log, onOurDeath: 'TERM' }, () =>
    answers(`http://localhost:${settings.port}/`),
  );
}

const hostOf = (port: number) => `127.0.0.1:${port}`;
