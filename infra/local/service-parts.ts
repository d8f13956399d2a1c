import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { answers } from './processes/answers.js';
import { type Program, startProgram } from './processes/program.js';
import type { PartDefinition } from './processes/supervisor.js';
import type { Kept, RunFolder } from './run-folder.js';
import { projectFolder, type RunSettings } from './run-settings.js';
import { sampleToken } from './sample-feeds.js';
import { staffEmails } from './sign-in/accounts.js';

export const services = ['cms', 'conferences', 'feeds'] as const;
export type Service = (typeof services)[number];

/** Publishes the pages; not one of the services, for nobody asks it. */
type Publisher = 'publisher';

export type Surroundings = {
  folder: RunFolder;
  kept: Kept;
  databaseUrl: string;
  origin: string;
  issuer: string;
  /** Where the sample feeds, their pictures and the photo feed are. */
  feedsOrigin: string;
  /** Feeds that are read in place of the sample feeds. */
  feeds: RunSettings['feeds'];
  ports: Record<Service | Publisher, number>;
};

export const clientId = 'majlis-local';

/** A service as a part of the run, on a port of the loopback address. */
export function servicePart(service: Service, surroundings: Surroundings): PartDefinition {
  const port = surroundings.ports[service];
  const program = nodeProgram(join('services', service, 'dist/main.js'), surroundings.folder.newLog(service), {
    ...commonSettings(service, surroundings),
    ...ownSettings(service, surroundings),
    PORT: String(port),
  });
  return { name: service, start: () => startProgram(program, () => answers(`http://127.0.0.1:${port}/ready`)) };
}

/** What writes the pages of the site as files; it is ready before the first of them is written. */
export function publisherPart({ folder, kept, databaseUrl, origin, ports }: Surroundings): PartDefinition {
  const url = (port: number) => `http://127.0.0.1:${port}`;
  const program = nodeProgram('services/publisher/dist/main.js', folder.newLog('publisher'), {
    HOST: '127.0.0.1',
    PORT: String(ports.publisher),
    DATABASE_URL: databaseUrlOf('publisher', databaseUrl, kept),
    PUBLIC_ORIGIN: origin,
    CMS_URL: url(ports.cms),
    CONFERENCES_URL: url(ports.conferences),
    FEEDS_URL: url(ports.feeds),
    SITE_FOLDER: join(projectFolder, 'frontend/dist'),
    RENDERER: join(projectFolder, 'frontend/dist-publisher/render.js'),
    PUBLISHED_FOLDER: folder.published,
  });
  return { name: 'publisher', start: () => startProgram(program, () => answers(`${url(ports.publisher)}/ready`)) };
}

/**
 * A machine at home shares its memory with much else, and has few readers: half of Node's usual room for what is young, and less
 * that each thread keeps to itself. The whole run needs a seventh less with it.
 */
const thrift = { NODE_OPTIONS: '--max-semi-space-size=8', MALLOC_ARENA_MAX: '2' };

/** One of our programs, with these settings and no others. */
export function nodeProgram(script: string, log: string, settings: Record<string, string>): Program {
  const environment = {
    PATH: process.env.PATH,
    HOME: process.env.HOME,
    NODE_ENV: 'development',
    ...thrift,
    ...settings,
  };
  return { file: process.execPath, args: [join(projectFolder, script)], environment, log, onOurDeath: 'KILL' };
}

export const objectStoreSettings = (folder: RunFolder) => ({ OBJECT_STORE_URL: pathToFileURL(folder.images).href });

export const rolePasswords = (kept: Kept) => ({
  CMS_DATABASE_PASSWORD: kept.cmsPassword,
  CONFERENCES_DATABASE_PASSWORD: kept.conferencesPassword,
  FEEDS_DATABASE_PASSWORD: kept.feedsPassword,
  PUBLISHER_DATABASE_PASSWORD: kept.publisherPassword,
});

function commonSettings(service: Service, { kept, databaseUrl, origin }: Surroundings) {
  const DATABASE_URL = databaseUrlOf(service, databaseUrl, kept);
  return { HOST: '127.0.0.1', DATABASE_URL, PUBLIC_ORIGIN: origin, ADMIN_EMAILS: staffEmails.join(',') };
}

function databaseUrlOf(role: Service | Publisher, ownerUrl: string, kept: Kept): string {
  const url = new URL(ownerUrl);
  url.username = `majlis_${role}`;
  url.password = kept[`${role}Password`];
  return url.href;
}

function ownSettings(
  service: Service,
  { folder, kept, issuer, feedsOrigin, feeds }: Surroundings,
): Record<string, string> {
  switch (service) {
    case 'cms':
      return {
        ...objectStoreSettings(folder),
        COOKIE_KEYS: kept.cookieKey,
        GOOGLE_CLIENT_ID: clientId,
        GOOGLE_CLIENT_SECRET: kept.clientSecret,
        SIGN_IN_ISSUER: issuer,
      };
    case 'feeds':
      return {
        ...objectStoreSettings(folder),
        RESEARCH_FEEDS: `${feedsOrigin}/research.xml`,
        BLOG_FEEDS: `${feedsOrigin}/blog.xml`,
        PODCAST_FEEDS: `${feedsOrigin}/podcast.xml`,
        ...feeds,
        INSTAGRAM_TOKEN: sampleToken,
        INSTAGRAM_API_URL: feedsOrigin,
        ALLOW_LOOPBACK_FEEDS: 'true',
      };
    case 'conferences':
      return {};
  }
}
