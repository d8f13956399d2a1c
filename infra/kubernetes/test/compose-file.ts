import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';

export const root = fileURLToPath(new URL('../../../', import.meta.url));

export type ComposeService = {
  image: string;
  entrypoint?: string[];
  command?: string[];
  user?: string;
  environment?: Record<string, string>;
  secrets?: string[];
  networks?: string[] | Record<string, unknown>;
  profiles?: string[];
  deploy: { resources: { limits: { memory: string } } };
};

type ComposeFile = { services: Record<string, ComposeService>; networks: Record<string, { internal?: true } | null> };

export const composeFile = parse(readFileSync(`${root}docker-compose.yml`, 'utf8'), {
  merge: true,
  // The file is our own, so the limit against alias bombs is not needed.
  maxAliasCount: -1,
}) as ComposeFile;

export const defaultImage = (service: ComposeService): string => service.image.replace(/^\$\{\w+:-(.*)\}$/, '$1');

export function readSettingNames(file: string): string[] {
  const lines = readFileSync(`${root}${file}`, 'utf8').split('\n');
  return lines.flatMap((line) => /^(\w+)=/.exec(line)?.[1] ?? []);
}

export const networksOfService = (name: string): string[] => {
  const { networks = [] } = composeFile.services[name] ?? {};
  return Array.isArray(networks) ? networks : Object.keys(networks);
};
