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

/** docker-compose.yml, which says the same of one machine. */
export const composeFile = parse(readFileSync(`${root}docker-compose.yml`, 'utf8'), {
  merge: true,
  // Our own file may name its anchors as often as it likes.
  maxAliasCount: -1,
}) as ComposeFile;

/** The variable's default, which is what the composition takes unless told otherwise. */
export const defaultImage = (service: ComposeService): string => service.image.replace(/^\$\{\w+:-(.*)\}$/, '$1');

/** The names and defaults of a file of settings. */
export function readSettingNames(file: string): string[] {
  const lines = readFileSync(`${root}${file}`, 'utf8').split('\n');
  return lines.flatMap((line) => /^(\w+)=/.exec(line)?.[1] ?? []);
}

export const networksOfService = (name: string): string[] => {
  const { networks = [] } = composeFile.services[name] ?? {};
  return Array.isArray(networks) ? networks : Object.keys(networks);
};
