import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export type RunSettings = {
  port: number;
  folder: string;
  sample: 'usual' | 'large';
  feeds: Partial<Record<FeedSetting, string>>;
};

const feedSettings = ['RESEARCH_FEEDS', 'BLOG_FEEDS', 'PODCAST_FEEDS'] as const;
type FeedSetting = (typeof feedSettings)[number];

export function readRunSettings(environment = process.env): RunSettings {
  const port = Number(environment.PORT || 8080);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new Error(`PORT is ${environment.PORT}. It should be a number from 1 to 65535, as in: make start PORT=8090`);
  const sample = environment.MAJLIS_SAMPLE || 'usual';
  if (sample !== 'usual' && sample !== 'large')
    throw new Error(`MAJLIS_SAMPLE is ${sample}. It should be usual or large.`);
  const feeds = Object.fromEntries(
    feedSettings.flatMap((name) => (environment[name] ? [[name, validateUrls(name, environment[name])]] : [])),
  );
  return { port, sample, feeds, folder: resolve(projectFolder, environment.MAJLIS_FOLDER || '.majlis') };
}

function validateUrls(name: FeedSetting, list: string): string {
  const invalid = list.split(/[\s,]+/).find((address) => address !== '' && !/^https?:\/\/[^/]/.test(address));
  if (invalid !== undefined)
    throw new Error(
      `${name} names ${invalid}. It should be web addresses, as in: make start ${name}=https://example.org/feed`,
    );
  return list;
}

export const projectFolder = folderWithLockFile(dirname(fileURLToPath(import.meta.url)));

function folderWithLockFile(folder: string): string {
  return existsSync(join(folder, 'package-lock.json')) ? folder : folderWithLockFile(dirname(folder));
}
