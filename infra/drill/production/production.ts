import { readFileSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { withClient } from '@majlis/kit/database/with-client';
import { staffCookie } from '@majlis/kit/testing/staff-cookie';
import { type CommandResult, killAfterOutput, runCommand, tryCommand } from './commands.js';

export type ReplicatedService = 'cms' | 'conferences' | 'feeds';
export const replicatedServices: ReplicatedService[] = ['cms', 'conferences', 'feeds'];
export type ServiceName = ReplicatedService | 'publisher' | 'gateway' | 'postgres' | 'objectstore';
const longRunningServices: ServiceName[] = [...replicatedServices, 'publisher', 'gateway', 'postgres', 'objectstore'];

type State = { Id: string; State: { Health?: { Status: string }; Running: boolean }; NetworkSettings: Networks };
type Networks = { Networks: Record<string, { IPAddress: string }> };

export type ProductionInfo = {
  folder: string;
  project: string;
  gatewayPort: number;
  standbyPort: number;
  proxyPort: number;
};

/** .dockerignore excludes infra/drill, so no image contains the file. */
export const infoFile = 'infra/drill/production.json';

export function openProduction(folder = process.env.MAJLIS_DRILL_FOLDER): Production {
  if (!folder) throw new Error('No production runs for the drills: make drill starts one');
  return new Production(JSON.parse(readFileSync(join(folder, infoFile), 'utf8')) as ProductionInfo);
}

export class Production {
  readonly folder: string;
  readonly project: string;
  readonly origin: string;
  /** The feed does not exist, so refreshes never change the items that a drill inserts for it. */
  readonly blogFeedUrl = 'https://blog.drill.invalid/feed.xml';

  constructor(readonly info: ProductionInfo) {
    this.folder = info.folder;
    this.project = info.project;
    this.origin = `http://localhost:${info.proxyPort}`;
  }

  compose(...args: string[]): Promise<string> {
    return runCommand('infra/scripts/compose.sh', args, this.commandOptions);
  }

  docker(...args: string[]): Promise<string> {
    return runCommand('docker', args, this.commandOptions);
  }

  build(): Promise<string> {
    return runCommand('infra/scripts/build.sh', ['--progress', 'quiet'], this.commandOptions);
  }

  make(target: string, settings: Record<string, string> = {}): Promise<CommandResult> {
    return tryCommand('make', makeArguments(target, settings), this.commandOptions);
  }

  /** Runs lines as an operator would who pastes them into a shell. */
  shell(lines: string[], settings: Record<string, string> = {}): Promise<CommandResult> {
    const environment = { ...ownEnvironment(), ...settings };
    return tryCommand('sh', ['-ec', lines.join('\n')], { folder: this.folder, environment });
  }

  killMakeAfterOutput(words: string, target: string, settings: Record<string, string> = {}): Promise<void> {
    return killAfterOutput(words, 'make', makeArguments(target, settings), this.commandOptions);
  }

  async containers(service: string): Promise<string[]> {
    return (await this.compose('ps', '--quiet', service)).split('\n').filter((id) => id !== '');
  }

  async sql<Row extends object>(statement: string, values: unknown[] = []): Promise<Row[]> {
    const connection = {
      connectionString: await this.ownerUrl(),
      connectionTimeoutMillis: 5_000,
      options: '-c majlis.actor=job:drill',
    };
    return withClient(connection, async (client) => (await client.query<Row>(statement, values)).rows);
  }

  /** No port of the database is published, so the URL uses the address of its container. */
  async ownerUrl(): Promise<string> {
    const url = new URL(await this.secret('owner-database-url'));
    url.hostname = await this.containerAddress('postgres', 'data');
    return url.href;
  }

  async staffCookie(): Promise<string> {
    return staffCookie(await this.ownerUrl());
  }

  async containerAddress(service: ServiceName, network: string): Promise<string> {
    const [container] = await this.inspect(await this.containers(service));
    const address = container?.NetworkSettings.Networks[`${this.project}_${network}`]?.IPAddress;
    if (!address) throw new Error(`${service} has no address in ${network}`);
    return address;
  }

  secret(name: string): Promise<string> {
    return readFile(join(this.folder, 'infra/compose/secrets', name), 'utf8');
  }

  async waitUntilHealthy(limitMs = 120_000): Promise<void> {
    let missing = '';
    for (const end = Date.now() + limitMs; Date.now() < end; await wait(500)) {
      // Compose fails while a dependency is unhealthy.
      const up = this.compose('up', '--detach', '--no-recreate', '--no-build', '--quiet-pull');
      missing = await up.then(
        () => this.unhealthy(),
        (error: Error) => error.message,
      );
      if (missing === '' && (await this.responds('/')) && (await this.responds('/api/cms/content?fresh'))) return;
    }
    throw new Error(`not healthy in time: ${missing || 'the gateway does not respond'}`);
  }

  async publisherStatus(): Promise<{ build: string; pending: number; lastRun: object | null }> {
    const address = await this.containerAddress('publisher', 'app');
    const response = await fetch(`http://${address}:8080/status`, { signal: AbortSignal.timeout(5_000) });
    return (await response.json()) as { build: string; pending: number; lastRun: object | null };
  }

  async waitUntilPublished(limitMs = 180_000): Promise<void> {
    for (const end = Date.now() + limitMs; Date.now() < end; await wait(500)) {
      const { pending, lastRun } = await this.publisherStatus();
      if (pending === 0 && lastRun !== null) return;
    }
    throw new Error('the pages were not published in time');
  }

  async remove(): Promise<void> {
    // `compose down` does not remove the containers of an interrupted `compose run`.
    const leftovers = await this.docker(
      'ps',
      '--all',
      '--quiet',
      '--filter',
      `label=com.docker.compose.project=${this.project}`,
    );
    await tryCommand(
      'docker',
      ['rm', '--force', '--volumes', `${this.project}-proxy`, ...leftovers.split('\n').filter(Boolean)],
      this.commandOptions,
    );
    await tryCommand(
      'infra/scripts/compose.sh',
      ['--profile', '*', 'down', '--volumes', '--timeout', '10'],
      this.commandOptions,
    );
    await rm(this.folder, { recursive: true, force: true });
  }

  private async unhealthy(): Promise<string> {
    const states = await Promise.all(
      longRunningServices.map(async (service) => {
        const containers = await this.containers(service).then((ids) => this.inspect(ids));
        const isHealthy = containers.length > 0 && containers.every(({ State }) => State.Health?.Status === 'healthy');
        return isHealthy ? '' : service;
      }),
    );
    return states.filter((service) => service !== '').join(', ');
  }

  private async responds(path: string): Promise<boolean> {
    return fetch(this.origin + path, { signal: AbortSignal.timeout(5_000) }).then(
      (response) => response.ok,
      () => false,
    );
  }

  private async inspect(ids: string[]): Promise<State[]> {
    return ids.length === 0 ? [] : (JSON.parse(await this.docker('inspect', ...ids)) as State[]);
  }

  private get commandOptions() {
    return { folder: this.folder, environment: ownEnvironment() };
  }
}

const makeArguments = (target: string, settings: Record<string, string>) => [
  '--silent',
  target,
  ...Object.entries(settings).map(([name, value]) => `${name}=${value}`),
];

/** Settings of Majlis in the environment would override the .env of the drill's installation. */
function ownEnvironment(): NodeJS.ProcessEnv {
  const overridingSettings =
    /^(MAJLIS_|COMPOSE_|GATEWAY_|PUBLIC_ORIGIN|TRUSTED_PROXY|ADMIN_EMAILS|MAKE|MFLAGS|PORT$|ONLY$|NODE_ENV$|JEST_)/;
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !overridingSettings.test(name)));
}
