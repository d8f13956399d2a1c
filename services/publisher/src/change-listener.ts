import { setTimeout as sleep } from 'node:timers/promises';
import { type ChangeNotification, changesChannel, parseNotification } from '@majlis/kit/database/change-notifications';
import type { Logger } from '@majlis/kit/logging/logger';
import { backoffMs } from '@majlis/kit/process/backoff';
import { Semaphore } from '@majlis/kit/process/semaphore';
import pg from 'pg';

export type ChangeHandlers = {
  /**
   * Called when this publisher listens and holds the lock. Notifications may have been missed before, so everything has to be
   * scanned.
   */
  onBecameLeader(): Promise<void>;
  /** `changes` is empty if only a later release knows the notifications; `notifiedAt` is the time of the first. */
  onChanges(changes: ChangeNotification[], notifiedAt: number): Promise<void>;
};

/** A save often sends several notifications, each of which would otherwise become a run of its own. */
const batchWindowMs = 200;
const backoff = { baseMs: 500, maxMs: 15_000 };
const keepaliveIntervalMs = 10_000;
const lockRetryMs = 500;

export class ChangeListener {
  /** True also on standby, when another publisher holds the lock. */
  isConnected = false;
  private client: pg.Client | undefined;
  /** A connection runs one statement at a time. */
  private readonly semaphore = new Semaphore(1);
  private pendingChangesByPayload = new Map<string, ChangeNotification | undefined>();
  private isStopped = false;

  constructor(
    private readonly databaseUrl: string,
    /** Only one of the publishers with the same lock name publishes; the others stand by (infra/adr/operations.md). */
    private readonly lockName: string,
    private readonly handlers: ChangeHandlers,
    private readonly logger: Logger,
  ) {}

  async run(): Promise<void> {
    for (let failures = 1; !this.isStopped; failures += 1) {
      try {
        await this.listen(() => {
          failures = 1;
        });
      } catch (error) {
        if (!this.isStopped) this.logger.warn({ error: String(error) }, 'LISTEN connection lost, reconnecting');
      }
      if (!this.isStopped) await sleep(backoffMs(failures, backoff));
    }
  }

  async stop(): Promise<void> {
    this.isStopped = true;
    await this.client?.end().catch(() => undefined);
  }

  /** Runs a statement on the LISTEN connection, so that the publisher needs no other. */
  query(statement: string, values: unknown[]): Promise<unknown> {
    return this.semaphore.run(async () => {
      if (!this.client || !this.isConnected) throw new Error('Not connected');
      return this.client.query(statement, values);
    });
  }

  private async listen(onConnect: () => void): Promise<void> {
    const client = new pg.Client({
      connectionString: this.databaseUrl,
      application_name: 'majlis-publisher',
      connectionTimeoutMillis: 5_000,
      query_timeout: 5_000,
      keepAlive: true,
    });
    this.client = client;
    const ended = new Promise<void>((resolve) => client.once('end', resolve));
    const failed = new Promise<never>((_resolve, reject) => client.once('error', reject));
    failed.catch(() => undefined);
    client.on('notification', ({ payload = '' }) => this.batch(payload));
    try {
      await client.connect();
      onConnect();
      this.isConnected = true;
      await Promise.race([failed, this.acquireLeaderLock(client)]);
      await client.query(`LISTEN ${changesChannel}`);
      void this.handlers.onBecameLeader();
      await Promise.race([ended, failed, this.keepAlive()]);
    } finally {
      this.isConnected = false;
      // Without a listener, a later error of this connection would end the process.
      client.on('error', () => undefined);
      await client.end().catch(() => undefined);
    }
  }

  /** PostgreSQL releases the lock when the connection of its holder ends. */
  private async acquireLeaderLock(client: pg.Client): Promise<void> {
    const tryLock = 'SELECT pg_try_advisory_lock(hashtextextended($1, 0)) AS is_locked';
    for (let attempts = 1; ; attempts += 1) {
      const { rows } = await client.query<{ is_locked: boolean }>(tryLock, [`publisher ${this.lockName}`]);
      if (rows[0]?.is_locked) return;
      if (attempts === 1) this.logger.info({ lock: this.lockName }, 'standby: another publisher holds the lock');
      await sleep(lockRetryMs);
    }
  }

  /** Without queries, a broken connection would look like one on which nothing is saved. */
  private async keepAlive(): Promise<void> {
    while (!this.isStopped) {
      await sleep(keepaliveIntervalMs, undefined, { ref: false });
      await this.query('SELECT 1', []);
    }
  }

  private batch(payload: string): void {
    if (this.pendingChangesByPayload.size === 0) {
      const notifiedAt = Date.now();
      setTimeout(() => {
        const changes = [...this.pendingChangesByPayload.values()].filter((change) => change !== undefined);
        this.pendingChangesByPayload = new Map();
        if (!this.isStopped) void this.handlers.onChanges(changes, notifiedAt);
      }, batchWindowMs);
    }
    if (this.pendingChangesByPayload.has(payload)) return;
    const change = parseNotification(payload);
    if (!change) this.logger.warn({ payload }, 'unknown change notification');
    this.pendingChangesByPayload.set(payload, change);
  }
}
