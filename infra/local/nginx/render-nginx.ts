import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectFolder } from '../run-settings.js';
import { writeApiPaths } from './api-paths.js';

export type NginxOptions = {
  folder: string;
  port: number;
  host?: string;
  metricsPort: number;
  upstreams: { cms: string; conferences: string; feeds: string };
  uploadsFolder: string;
  siteFolder: string;
  publishedFolder: string;
  mediaSources: string;
  /** Without a folder visits are not counted. */
  visitsFolder?: string;
};

const source = join(projectFolder, 'gateway');

export async function renderNginx(options: NginxOptions): Promise<string[]> {
  await writeConfiguration(options.folder, await templateValues(options));
  return nginxArguments(options.folder);
}

export function nginxArguments(folder: string, errorLog = 'stderr'): string[] {
  // The workers of an nginx that root starts would run as `nobody`, who cannot enter a private home folder, so they stay root.
  const directives = process.getuid?.() === 0 ? 'daemon off; user root;' : 'daemon off;';
  return ['-p', `${folder}/`, '-c', join(folder, 'nginx.conf'), '-e', errorLog, '-g', directives];
}

/** Does what the entrypoint of the nginx image does in a container: copies the configuration and fills in the templates. */
export async function writeConfiguration(folder: string, values: Record<string, string>) {
  for (const part of ['nginx.conf', 'conf.d', 'snippets', 'pages'])
    await cp(join(source, part), join(folder, part), { recursive: true });
  await writeApiPaths(join(folder, 'snippets'));
  for (const part of ['rendered', 'run', 'cache']) await mkdir(join(folder, part), { recursive: true });
  for (const template of await readdir(join(source, 'templates'))) {
    const text = await readFile(join(source, 'templates', template), 'utf8');
    await writeFile(join(folder, 'rendered', template.replace('.template', '')), fillTemplate(text, values));
  }
}

async function templateValues(options: NginxOptions): Promise<Record<string, string>> {
  return {
    GATEWAY_LISTEN: `${options.host ?? '127.0.0.1'}:${options.port}`,
    GATEWAY_METRICS_LISTEN: `127.0.0.1:${options.metricsPort}`,
    GATEWAY_HOST: 'localhost',
    GATEWAY_REJECT_UNKNOWN_HOSTS: '',
    GATEWAY_SCHEME: 'http',
    GATEWAY_TRUSTED_PROXY: 'unix:',
    GATEWAY_KEEPALIVE_DIRECTIVE: '',
    GATEWAY_MEDIA_SOURCES: options.mediaSources,
    // The local gateway resolves no names and reads uploads from a folder, so these values are never used.
    GATEWAY_RESOLVER: '127.0.0.1',
    GATEWAY_OBJECT_STORE: '127.0.0.1:9',
    GATEWAY_OBJECT_STORE_SCHEME: '',
    GATEWAY_OBJECT_STORE_HOST: '',
    GATEWAY_OBJECT_STORE_NAME: '',
    GATEWAY_BUCKET: '',
    GATEWAY_UPSTREAM_RESOLVE: '',
    GATEWAY_CMS: options.upstreams.cms,
    GATEWAY_CONFERENCES: options.upstreams.conferences,
    GATEWAY_FEEDS: options.upstreams.feeds,
    GATEWAY_SITE_FOLDER: options.siteFolder,
    GATEWAY_PUBLISHED_FOLDER: await buildFolder(options.publishedFolder, options.siteFolder),
    GATEWAY_PAGES_FOLDER: join(options.folder, 'pages'),
    GATEWAY_UPLOADS_SOURCE: 'folder',
    GATEWAY_UPLOADS_FOLDER: options.uploadsFolder,
    GATEWAY_ACCESS_LOG: join(options.folder, 'run', 'access.log'),
    GATEWAY_VISITS_FOLDER: options.visitsFolder ?? join(options.folder, 'run'),
    GATEWAY_COUNT_VISITS: options.visitsFolder ? '1' : '',
  };
}

async function buildFolder(publishedFolder: string, siteFolder: string): Promise<string> {
  const build = await readFile(join(siteFolder, '.build-id'), 'utf8');
  return join(publishedFolder, build.trim());
}

function fillTemplate(template: string, values: Record<string, string>): string {
  return template.replaceAll(/\$\{(\w+)\}/g, (_match, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`The gateway's template needs ${name}, which is not set`);
    // nginx has no escapes for these characters in a quoted string.
    if (/["$\\\n]/.test(value)) throw new Error(`nginx cannot be given ${name}=${value}: it contains one of " $ \\`);
    return value;
  });
}
