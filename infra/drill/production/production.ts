import { readFileSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { staffCookie } from '@majlis/kit/testing/staff-cookie';
import pg from 'pg';
import { type CommandResult, command, killAfterOutput, tryCommand } from './commands.js';

export type ReplicatedService = 'cms' | 'conferences' | 'feeds';
export const replicatedServices: ReplicatedService[] = ['cms', 'conferences', 'feeds'];
export type ServiceName = ReplicatedService | 'publisher' | 'gateway' | 'postgres' | 'objectstore';
const longRunningServices: ServiceName[] = [...replicatedServices, 'publisher', 'gateway', 'postgres', 'objectstore'];

type State = { Id: string; State: { Health?: { Status: string }; Running: boolean }; NetworkSettings: Networks };
type Networks = { Networks: Record<string, { IPAddress: string }> };

/** Where the production of the drill lies and listens. */
export type ProductionInfo = {
  folder: string;
  project: string;
  gatewayPort: number;
  sparePort: number;
  proxyPort: number;
};

/** In the folder of the production, as with all that the drill writes for itself, so that no image holds it. */
export const infoFile = 'infra/drill/place.json';

/** The production that runs in this folder, which `make drill` names. */
export function openProduction(folder = process.env.MAJLIS_DRILL_FOLDER): Production {
  if (!folder) throw new Error('No production runs for the drills: make drill starts one');
  return new Production(JSON.parse(readFileSync(join(folder, infoFile), 'utf8')) as ProductionInfo);
}

/** A whole production that belongs to the drill, behind a proxy as one that ends TLS would be. */
export class Production {
  readonly folder: string;
  readonly project: string;
  /** As visitors reach it: through the proxy. */
  readonly origin: string;
  /** A feed that nobody answers for: what the drill puts into its tables stays as it is. */
  readonly blogFeedUrl = 'https://blog.drill.invalid/feed.xml';

  constructor(readonly info: ProductionInfo) {
    this.folder = info.folder;
    this.project = info.project;
    this.origin = `http://localhost:${info.proxyPort}`;
  }

  /** `docker compose` as the scripts of the project call it. */
  compose(...args: string[]): Promise<string> {
    return command('infra/scripts/compose.sh', args, this.commandOptions);
  }

  docker(...args: string[]): Promise<string> {
    return command('docker', args, this.commandOptions);
  }

  /** The images, as `make up` and `make upgrade` have them built. */
  build(): Promise<string> {
    return command('infra/scripts/build.sh', ['--progress', 'quiet'], this.commandOptions);
  }

  /** What an operator would type, `make upgrade BACKUP=0`; answers also when it fails. */
  make(target: string, settings: Record<string, string> = {}): Promise<CommandResult> {
    return tryCommand('make', makeArguments(target, settings), this.commandOptions);
  }

  /** The same, killed as soon as it says this. */
  killMakeAfterOutput(words: string, target: string, settings: Record<string, string> = {}): Promise<void> {
    return killAfterOutput(words, 'make', makeArguments(target, settings), this.commandOptions);
  }

  /** The ids of a service's running containers. */
  async containers(service: string): Promise<string[]> {
    return (await this.compose('ps', '--quiet', service)).split('\n').filter((id) => id !== '');
  }

  async sql<Row extends object>(statement: string, values: unknown[] = []): Promise<Row[]> {
    const client = new pg.Client({ connectionString: await this.ownerUrl(), connectionTimeoutMillis: 5_000 });
    client.on('error', () => undefined);
    await client.connect();
    try {
      return (await client.query<Row>(statement, values)).rows;
    } finally {
      await client.end();
    }
  }

  /** Opens the database as its owner, from this machine: nothing publishes its port, so over the containers' own network. */
  async ownerUrl(): Promise<string> {
    const url = new URL(await this.secret('owner-database-url'));
    url.hostname = await this.containerAddress('postgres', 'data');
    return url.href;
  }

  /** The Cookie header of somebody on the list of accounts. */
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

  /** Everything that should run runs again, is healthy, and visitors are answered. */
  async waitUntilHealthy(limitMs = 120_000): Promise<void> {
    let missing = '';
    for (const end = Date.now() + limitMs; Date.now() < end; await wait(500)) {
      // Refused as long as something that others need is not well again.
      const up = this.compose('up', '--detach', '--no-recreate', '--no-build', '--quiet-pull');
      missing = await up.then(
        () => this.unhealthy(),
        (error: Error) => error.message,
      );
      if (missing === '' && (await this.responds('/')) && (await this.responds('/api/cms/content?fresh'))) return;
    }
    throw new Error(`not healthy in time: ${missing || 'the gateway does not answer'}`);
  }

  /** What the publisher says of itself. */
  async publisherStatus(): Promise<{ build: string; pending: number; lastRound: object | null }> {
    const address = await this.containerAddress('publisher', 'app');
    const answer = await fetch(`http://${address}:8080/status`, { signal: AbortSignal.timeout(5_000) });
    return (await answer.json()) as { build: string; pending: number; lastRound: object | null };
  }

  async waitUntilPublished(limitMs = 180_000): Promise<void> {
    for (const end = Date.now() + limitMs; Date.now() < end; await wait(500)) {
      const { pending, lastRound } = await this.publisherStatus();
      if (pending === 0 && lastRound !== null) return;
    }
    throw new Error('the pages were not written in time');
  }

  /** Takes everything down, with what it held. */
  async remove(): Promise<void> {
    // `compose down` leaves what an interrupted `compose run` has started.
    const started = await this.docker(
      'ps',
      '--all',
      '--quiet',
      '--filter',
      `label=com.docker.compose.project=${this.project}`,
    );
    await tryCommand(
      'docker',
      ['rm', '--force', '--volumes', `${this.project}-proxy`, ...started.split('\n').filter(Boolean)],
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
        const isWell = containers.length > 0 && containers.every(({ State }) => State.Health?.Status === 'healthy');
        return isWell ? '' : service;
      }),
    );
    return states.filter((service) => service !== '').join(', ');
  }

  private async responds(path: string): Promise<boolean> {
    return fetch(this.origin + path, { signal: AbortSignal.timeout(5_000) }).then(
      (answer) => answer.ok,
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

/** Of the settings around us only those of Docker and of the machine: the rest is in the copy's .env. */
function ownEnvironment(): NodeJS.ProcessEnv {
  const others =
    /^(MAJLIS_|COMPOSE_|GATEWAY_|PUBLIC_ORIGIN|TRUSTED_PROXY|ADMIN_EMAILS|MAKE|MFLAGS|PORT$|ONLY$|NODE_ENV$|JEST_)/;
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !others.test(name)));
}
