import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { DataDirectory, GeneratedSettings } from './data-directory.js';
import { renderNginx } from './nginx/render-nginx.js';
import { respondsOk } from './processes/ports.js';
import { type ManagedProcess, type Program, startProgram } from './processes/program.js';
import { projectFolder, type RunSettings } from './run-settings.js';
import { sampleToken } from './sample-feeds.js';
import { staffEmails } from './sign-in/sign-in-page.js';

export type RunEnvironment = {
  settings: RunSettings;
  folder: DataDirectory;
  generated: GeneratedSettings;
  databaseUrl: string;
  origin: string;
  issuer: string;
  feedsOrigin: string;
  ports: Record<NodeService, number> & { metrics: number };
};

export type NodeService = 'cms' | 'conferences' | 'feeds' | 'publisher';

export const clientId = 'majlis-local';

export function startNodeService(name: NodeService, runEnvironment: RunEnvironment): Promise<ManagedProcess> {
  const port = runEnvironment.ports[name];
  const settings = { HOST: '127.0.0.1', PORT: String(port), ...environmentOf(name, runEnvironment) };
  const log = runEnvironment.folder.logFile(name);
  const program = nodeProgram(`services/${name}/dist/main.js`, log, settings);
  return startProgram(program, () => respondsOk(`http://127.0.0.1:${port}/ready`));
}

function environmentOf(name: NodeService, runEnvironment: RunEnvironment): Record<string, string> {
  const { folder, generated, origin, issuer, feedsOrigin, ports, settings } = runEnvironment;
  const url = new URL(runEnvironment.databaseUrl);
  url.username = `majlis_${name}`;
  url.password = generated[`${name}Password`];
  const shared = { DATABASE_URL: url.href, PUBLIC_ORIGIN: origin };
  const service = { ...shared, ADMIN_EMAILS: staffEmails.join(',') };
  switch (name) {
    case 'cms':
      return {
        ...service,
        ...objectStoreSettings(folder),
        COOKIE_KEYS: generated.cookieKey,
        GOOGLE_CLIENT_ID: clientId,
        GOOGLE_CLIENT_SECRET: generated.clientSecret,
        SIGN_IN_ISSUER: issuer,
        COUNT_VISITS: 'on',
        VISITS_FOLDER: folder.visits,
      };
    case 'conferences':
      return service;
    case 'feeds':
      return {
        ...service,
        ...objectStoreSettings(folder),
        RESEARCH_FEEDS: `${feedsOrigin}/research.xml`,
        BLOG_FEEDS: `${feedsOrigin}/blog.xml`,
        PODCAST_FEEDS: `${feedsOrigin}/podcast.xml`,
        ...settings.feeds,
        INSTAGRAM_TOKEN: sampleToken,
        INSTAGRAM_API_URL: feedsOrigin,
        ALLOW_LOOPBACK_FEEDS: 'true',
      };
    case 'publisher':
      return {
        ...shared,
        CMS_URL: `http://127.0.0.1:${ports.cms}`,
        CONFERENCES_URL: `http://127.0.0.1:${ports.conferences}`,
        FEEDS_URL: `http://127.0.0.1:${ports.feeds}`,
        SITE_FOLDER: join(projectFolder, 'frontend/dist'),
        RENDERER: join(projectFolder, 'frontend/dist-publisher/render.js'),
        PUBLISHED_FOLDER: folder.published,
      };
  }
}

export async function startGateway(nginx: string, runEnvironment: RunEnvironment): Promise<ManagedProcess> {
  const { settings, folder, ports, feedsOrigin } = runEnvironment;
  const address = (name: NodeService) => `127.0.0.1:${ports[name]}`;
  const args = await renderNginx({
    folder: folder.gateway,
    port: settings.port,
    metricsPort: ports.metrics,
    upstreams: { cms: address('cms'), conferences: address('conferences'), feeds: address('feeds') },
    uploadsFolder: folder.images,
    siteFolder: join(projectFolder, 'frontend/dist'),
    publishedFolder: folder.published,
    mediaSources: `https: ${feedsOrigin}`,
    visitsFolder: folder.visits,
  });
  const environment = { PATH: process.env.PATH };
  // nginx ends its workers on SIGTERM; on SIGKILL they would outlive it.
  const program: Program = {
    file: nginx,
    args,
    environment,
    log: folder.logFile('gateway'),
    parentDeathSignal: 'TERM',
  };
  return startProgram(program, () => respondsOk(`http://localhost:${settings.port}/`));
}

/**
 * Saves a seventh of the memory, which a developer's machine needs for other programs, by a smaller young generation and one malloc
 * arena.
 */
const lowMemorySettings = { NODE_OPTIONS: '--max-semi-space-size=8', MALLOC_ARENA_MAX: '2' };

/** Node's own time zones are as old as its release, so newer ones are used (infra/adr/programme.md). */
const timeZoneFolder = join(projectFolder, 'infra/time-zones');

/** The environment of the parent is not passed on: a setting there must not change the run. */
export function nodeProgram(script: string, log: string, settings: Record<string, string>): Program {
  const { PATH, HOME } = process.env;
  const shared = { NODE_ENV: 'development', ...lowMemorySettings, ICU_TIMEZONE_FILES_DIR: timeZoneFolder };
  const environment = { PATH, HOME, ...shared, ...settings };
  return { file: process.execPath, args: [join(projectFolder, script)], environment, log, parentDeathSignal: 'KILL' };
}

export const objectStoreSettings = (folder: DataDirectory) => ({ OBJECT_STORE_URL: pathToFileURL(folder.images).href });

export const rolePasswords = (generated: GeneratedSettings) => ({
  CMS_DATABASE_PASSWORD: generated.cmsPassword,
  CONFERENCES_DATABASE_PASSWORD: generated.conferencesPassword,
  FEEDS_DATABASE_PASSWORD: generated.feedsPassword,
  PUBLISHER_DATABASE_PASSWORD: generated.publisherPassword,
  WATCH_DATABASE_PASSWORD: generated.watchPassword,
});
