import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { answers } from './processes/answers.js';
import { type Program, startProgram } from './processes/program.js';
import type { PartDefinition } from './processes/supervisor.js';
import type { Kept, RunFolder } from './run-folder.js';
import { projectFolder } from './run-settings.js';
import { sampleToken } from './sample-feeds/photo-feed.js';
import { staffEmails } from './sign-in/accounts.js';

export const services = ['cms', 'conferences', 'feeds'] as const;
export type Service = (typeof services)[number];

export type Surroundings = {
  folder: RunFolder;
  kept: Kept;
  databaseUrl: string;
  origin: string;
  issuer: string;
  /** Where the sample feeds, their pictures and the photo feed are. */
  feedsOrigin: string;
  ports: Record<Service, number>;
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

/** One of our programs, with these settings and no others. */
export function nodeProgram(script: string, log: string, settings: Record<string, string>): Program {
  const environment = { PATH: process.env.PATH, HOME: process.env.HOME, NODE_ENV: 'development', ...settings };
  return { file: process.execPath, args: [join(projectFolder, script)], environment, log, onOurDeath: 'KILL' };
}

export const objectStoreSettings = (folder: RunFolder) => ({ OBJECT_STORE_URL: pathToFileURL(folder.images).href });

export const rolePasswords = ({ cmsPassword, conferencesPassword, feedsPassword }: Kept) => ({
  CMS_DATABASE_PASSWORD: cmsPassword,
  CONFERENCES_DATABASE_PASSWORD: conferencesPassword,
  FEEDS_DATABASE_PASSWORD: feedsPassword,
});

function commonSettings(service: Service, { kept, databaseUrl, origin }: Surroundings) {
  const url = new URL(databaseUrl);
  url.username = `majlis_${service}`;
  url.password = kept[`${service}Password`];
  return { HOST: '127.0.0.1', DATABASE_URL: url.href, PUBLIC_ORIGIN: origin, ADMIN_EMAILS: staffEmails.join(',') };
}

function ownSettings(service: Service, { folder, kept, issuer, feedsOrigin }: Surroundings): Record<string, string> {
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
        INSTAGRAM_TOKEN: sampleToken,
        INSTAGRAM_API_URL: feedsOrigin,
        ALLOW_LOOPBACK_FEEDS: 'true',
      };
    case 'conferences':
      return {};
  }
}
