import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from '@majlis/kit/app/tokens';
import { type Change, changesChannel, parseChange } from '@majlis/kit/database/change-notifications';
import { backoffMs } from '@majlis/kit/process/backoff';
import pg from 'pg';

type Hearer = {
  /** What was missed is not known: everything is to be looked at. */
  onConnected(): void;
  /** `since`: when the first of them was heard of. None of them is known when triggers of a later release told of them. */
  onChanges(changes: Change[], since: number): void;
};

/** A save often comes as several, of which each would be a round of its own. */
const gatheringMs = 200;
const backoff = { baseMs: 500, maxMs: 15_000 };
const betweenProofsMs = 10_000;
const betweenTurnsMs = 500;

/** Hears from the database what was saved, and connects again for as long as it runs. */
export class ChangeListener {
  private client: pg.Client | undefined;
  /** By their payload, which is the same for all saves of a conference. */
  private gathered = new Map<string, Change | undefined>();
  private isStopped = false;
  private isHearing = false;

  constructor(
    private readonly url: string,
    /** Of all that share it only one hears at a time. */
    private readonly turn: string,
    private readonly hearer: Hearer,
    private readonly logger: Logger,
  ) {}

  /** Whether it hears, or would if it were its turn. */
  get isConnected(): boolean {
    return this.isHearing;
  }

  async run(): Promise<void> {
    for (let failures = 1; !this.isStopped; failures += 1) {
      try {
        await this.hear(() => {
          failures = 1;
        });
      } catch (error) {
        if (!this.isStopped) this.logger.warn({ error: String(error) }, 'the database does not say what is saved');
      }
      if (!this.isStopped) await wait(backoffMs(failures, backoff));
    }
  }

  async stop(): Promise<void> {
    this.isStopped = true;
    await this.client?.end().catch(() => undefined);
  }

  /** Runs a statement on the connection by which it hears. */
  async query(statement: string, values: unknown[]): Promise<unknown> {
    if (!this.client || !this.isHearing) throw new Error('Not connected');
    return this.client.query(statement, values);
  }

  private async hear(connected: () => void): Promise<void> {
    const client = new pg.Client({
      connectionString: this.url,
      application_name: 'majlis-publisher',
      connectionTimeoutMillis: 5_000,
      query_timeout: 5_000,
      keepAlive: true,
    });
    this.client = client;
    const ended = new Promise<void>((resolve) => client.once('end', resolve));
    const failed = new Promise<never>((_resolve, reject) => client.once('error', reject));
    failed.catch(() => undefined);
    client.on('notification', ({ payload = '' }) => this.gather(payload));
    try {
      await client.connect();
      connected();
      this.isHearing = true;
      await Promise.race([failed, this.ownTurn(client)]);
      await client.query(`LISTEN ${changesChannel}`);
      this.hearer.onConnected();
      await Promise.race([ended, failed, this.prove(client)]);
    } finally {
      this.isHearing = false;
      // A later error of a connection that is given up must not end the process.
      client.on('error', () => undefined);
      await client.end().catch(() => undefined);
    }
  }

  /** Waits while another has the turn, which ends with that one's connection. */
  private async ownTurn(client: pg.Client): Promise<void> {
    const take = 'SELECT pg_try_advisory_lock(hashtextextended($1, 0)) AS is_ours';
    for (let tries = 1; ; tries += 1) {
      const { rows } = await client.query<{ is_ours: boolean }>(take, [`publisher ${this.turn}`]);
      if (rows[0]?.is_ours) return;
      if (tries === 1) this.logger.info({ turn: this.turn }, 'another one publishes; this one waits until it ends');
      await wait(betweenTurnsMs);
    }
  }

  /** A connection that was cut without a word looks as if nothing were ever saved. */
  private async prove(client: pg.Client): Promise<void> {
    while (!this.isStopped) {
      await wait(betweenProofsMs, undefined, { ref: false });
      await client.query('SELECT 1');
    }
  }

  private gather(payload: string): void {
    if (this.gathered.size === 0) {
      const since = Date.now();
      setTimeout(() => {
        const changes = [...this.gathered.values()].filter((change) => change !== undefined);
        this.gathered = new Map();
        if (!this.isStopped) this.hearer.onChanges(changes, since);
      }, gatheringMs);
    }
    if (this.gathered.has(payload)) return;
    const change = parseChange(payload);
    if (!change) this.logger.warn({ payload }, 'unknown change notification');
    this.gathered.set(payload, change);
  }
}
