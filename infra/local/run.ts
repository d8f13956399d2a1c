import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startGateway } from './gateway-part.js';
import { findNginx } from './nginx/find-nginx.js';
import { startPostgres } from './postgres.js';
import { answers } from './processes/answers.js';
import { freePort } from './processes/ports.js';
import { runProgram } from './processes/program.js';
import { Supervisor, type Watcher } from './processes/supervisor.js';
import type { Kept, RunFolder } from './run-folder.js';
import { projectFolder, type RunSettings } from './run-settings.js';
import { sampleFeedsOrigin, startSampleFeeds } from './sample-feeds.js';
import {
  clientId,
  nodeProgram,
  objectStoreSettings,
  publisherPart,
  rolePasswords,
  type Surroundings,
  servicePart,
  services,
} from './service-parts.js';
import { type SignInServer, startSignInServer } from './sign-in/sign-in-server.js';

const firstAnswers = [
  ...['/', '/api/cms/content', '/api/cms/carousel-files', '/api/conferences'],
  ...['/api/research-items', '/api/blog-posts', '/api/podcast-episodes/summaries', '/api/instagram-posts'],
];

export type ReadyRun = { address: string; signInCode: string; gateway: string; publisher: string };

/** The parts of Majlis on this machine, from the database to the gateway. */
export class Run {
  readonly supervisor: Supervisor;
  private readonly kept: Kept;
  private readonly address: string;

  constructor(
    private readonly settings: RunSettings,
    private readonly folder: RunFolder,
    watcher: Watcher,
  ) {
    this.supervisor = new Supervisor(watcher);
    this.kept = folder.kept();
    this.address = `http://localhost:${settings.port}`;
  }

  async start(): Promise<ReadyRun> {
    const nginx = await findNginx();
    const [databaseUrl, signIn] = await Promise.all([this.startPreparedDatabase(), this.startOutsideWorld()]);
    const surroundings = await this.surroundings(databaseUrl, signIn.issuer);
    const { ports, feedsOrigin } = surroundings;
    const gateway = { nginx, settings: this.settings, folder: this.folder, ports, feedsOrigin };
    this.folder.newLog('gateway');
    // None of them needs another to start; the services are stopped last.
    await Promise.all([
      this.supervisor.start(...services.map((service) => servicePart(service, surroundings))),
      this.supervisor.start({ name: 'gateway', start: () => startGateway(gateway) }, publisherPart(surroundings)),
    ]);
    await this.supervisor.run('first answers', () => this.untilAllAnswer());
    const publisher = `http://127.0.0.1:${ports.publisher}/status`;
    return { address: this.address, signInCode: signIn.code, gateway: `nginx (${nginx})`, publisher };
  }

  private async startPreparedDatabase(): Promise<string> {
    const databaseUrl = await this.startDatabase();
    await this.prepareDatabase(databaseUrl);
    return databaseUrl;
  }

  private async startDatabase(): Promise<string> {
    const options = { dataFolder: this.folder.postgres, port: await freePort(), log: this.folder.newLog('postgresql') };
    let url = '';
    const start = async () => {
      const postgres = await startPostgres(options);
      url = postgres.url;
      return postgres;
    };
    await this.supervisor.start({ name: 'postgresql', start });
    return url;
  }

  private async prepareDatabase(databaseUrl: string): Promise<void> {
    const database = { DATABASE_URL: databaseUrl };
    await this.supervisor.run('migrations', () => {
      const settings = { ...database, ...rolePasswords(this.kept) };
      return runProgram(nodeProgram('infra/dist/migrate/main.js', this.folder.newLog('migrations'), settings));
    });
    const { sample } = this.settings;
    if (existsSync(this.folder.hasSampleContent) && sample === 'usual') return;
    await this.supervisor.run('sample content', async () => {
      const settings = { ...database, ...objectStoreSettings(this.folder), SAMPLE: sample };
      await runProgram(nodeProgram('infra/dist/local/seed.js', this.folder.newLog('sample-content'), settings));
      writeFileSync(this.folder.hasSampleContent, '');
    });
  }

  /** What stands in for the world outside: somebody to sign in with, and somebody to read feeds from. */
  private async startOutsideWorld(): Promise<SignInServer> {
    const { signInPort, sampleFeedsPort, clientSecret } = this.kept;
    const client = { clientId, clientSecret, redirectUri: `${this.address}/api/auth/google/callback` };
    let signIn: SignInServer | undefined;
    await this.supervisor.start(
      {
        name: 'sign-in page',
        start: async () => {
          signIn = await startSignInServer(signInPort, client);
          return signIn;
        },
      },
      {
        name: 'sample feeds',
        start: () => startSampleFeeds(sampleFeedsPort, join(projectFolder, 'infra/local/sample/feeds')),
      },
    );
    if (!signIn) throw new Error('Stopped while starting.');
    return signIn;
  }

  private async surroundings(databaseUrl: string, issuer: string): Promise<Surroundings> {
    const [cms, conferences, feeds, publisher] = [
      await freePort(),
      await freePort(),
      await freePort(),
      await freePort(),
    ];
    return {
      folder: this.folder,
      kept: this.kept,
      databaseUrl,
      issuer,
      origin: this.address,
      feedsOrigin: sampleFeedsOrigin(this.kept.sampleFeedsPort),
      feeds: this.settings.feeds,
      ports: { cms, conferences, feeds, publisher },
    };
  }

  /** Also warms the first page up, and waits until the sample feeds have been read; their pictures come a little later. */
  private async untilAllAnswer(): Promise<void> {
    const limit = Date.now() + 30_000;
    for (const path of firstAnswers)
      while (!(await answers(`${this.address}${path}`))) {
        if (Date.now() > limit) throw new Error(`${this.address}${path} does not answer.`);
        await sleep(50);
      }
  }
}
