import { join } from 'node:path';
import { findNginx } from '@majlis/gateway/find-nginx';
import { renderNginx } from '@majlis/gateway/render-nginx';
import { answers } from './processes/answers.js';
import { freePort } from './processes/ports.js';
import { type Part, startProgram } from './processes/program.js';
import type { RunFolder } from './run-folder.js';
import { projectFolder, type RunSettings } from './run-settings.js';
import { nodeProgram, type Service } from './service-parts.js';

export type GatewayPlace = {
  settings: RunSettings;
  folder: RunFolder;
  ports: Record<Service, number>;
  /** Recordings of the sample podcast come from there. */
  feedsOrigin: string;
};

const siteFolder = join(projectFolder, 'frontend/dist');

/** Which gateway this machine gets, and how it starts. */
export function chooseGateway(place: GatewayPlace): { title: string; start: () => Promise<Part> } {
  const nginx = place.settings.gateway === 'nginx' ? findNginx() : undefined;
  if (nginx) return { title: `nginx (${nginx})`, start: () => startNginx(place, nginx) };
  const reason = place.settings.gateway === 'nginx' ? ', because nginx is not installed' : '';
  return { title: `the small gateway of this project${reason}`, start: () => startSmallGateway(place) };
}

async function startNginx({ settings, folder, ports, feedsOrigin }: GatewayPlace, nginx: string) {
  const { command, args } = await renderNginx({
    nginx,
    folder: folder.gateway,
    port: settings.port,
    metricsPort: await freePort(),
    upstreams: { cms: hostOf(ports.cms), conferences: hostOf(ports.conferences), feeds: hostOf(ports.feeds) },
    uploadsFolder: folder.images,
    siteFolder,
    publishedFolder: folder.published,
    mediaSources: mediaSources(feedsOrigin),
    runAsRoot: process.getuid?.() === 0,
  });
  const log = folder.log('gateway');
  const environment = { PATH: process.env.PATH };
  // nginx takes its workers along when it is asked to stop, not when it is killed.
  return startProgram({ file: command, args, environment, log, onOurDeath: 'TERM' }, () => isServing(settings.port));
}

function startSmallGateway({ settings, folder, ports, feedsOrigin }: GatewayPlace): Promise<Part> {
  const program = nodeProgram('gateway/dist/main.js', folder.log('gateway'), {
    HOST: '127.0.0.1',
    PORT: String(settings.port),
    CMS_URL: `http://${hostOf(ports.cms)}`,
    CONFERENCES_URL: `http://${hostOf(ports.conferences)}`,
    FEEDS_URL: `http://${hostOf(ports.feeds)}`,
    UPLOADS_FOLDER: folder.images,
    SITE_FOLDER: siteFolder,
    PUBLISHED_FOLDER: folder.published,
    MEDIA_SOURCES: mediaSources(feedsOrigin),
  });
  return startProgram(program, () => isServing(settings.port));
}

const mediaSources = (feedsOrigin: string) => `https: ${feedsOrigin}`;
const hostOf = (port: number) => `127.0.0.1:${port}`;
const isServing = (port: number) => answers(`http://localhost:${port}/`);
