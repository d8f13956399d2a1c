import { Agent, type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';

export type LoadRequest = {
  method?: string;
  path: string;
  headers?: Record<string, string>;
  body?: object;
  onResponse?: (response: LoadResponse) => void;
};

/** The status is 0 when no complete response came; the text is then the reason. */
export type LoadResponse = { status: number; text: string; isExpected: boolean };

export type LoadResults = {
  sent: number;
  failed: number;
  failures: Map<string, number>;
  /** Milliseconds from the time a request was due to the end of its response, sorted. */
  times: number[];
};

type LoadOptions = { port: number; perSecond: number; next(): LoadRequest | undefined };

/** Requests per second; the environment variable RATE overrides it on a busy machine. */
export const rate = (defaultRate: number): number => Number(process.env.RATE) || defaultRate;

const timeoutMs = 30_000;
const maxInFlight = 3_000;
const maxDurationMs = 10 * 60_000;
/** The gateway limits visitors by address; on Linux all of 127.0.0.0/8 is this machine. */
const visitors = 200;
const expectedStatuses = [200, 201];

/**
 * An open-loop load generator: a late response delays no other request, and its time counts from when the request was due. A
 * truncated response counts as a failure and is never retried. autocannon and others retry it silently, but such failures are what
 * the drills look for.
 */
export class LoadGenerator {
  private readonly agents = Array.from(
    { length: visitors },
    (_, index) => new Agent({ keepAlive: true, maxSockets: 30, localAddress: `127.0.1.${index + 1}` }),
  );
  private readonly results: LoadResults = { sent: 0, failed: 0, failures: new Map(), times: [] };
  private inFlight = 0;
  private isStopped = false;
  private readonly running: Promise<void>;

  constructor(private readonly options: LoadOptions) {
    this.running = this.run();
  }

  async stop(): Promise<LoadResults> {
    this.isStopped = true;
    await this.running;
    for (const agent of this.agents) agent.destroy();
    this.results.times.sort((one, other) => one - other);
    return this.results;
  }

  private async run(): Promise<void> {
    const start = performance.now();
    const intervalMs = 1_000 / this.options.perSecond;
    for (let count = 0; !this.isStopped; await wait(5)) {
      const elapsedMs = performance.now() - start;
      if (elapsedMs > maxDurationMs) break;
      for (; count * intervalMs < elapsedMs; count += 1) void this.send(start + count * intervalMs, count);
    }
    while (this.inFlight > 0) await wait(20);
  }

  private async send(dueAt: number, count: number): Promise<void> {
    const next = this.options.next();
    if (!next) return;
    this.results.sent += 1;
    if (this.inFlight >= maxInFlight)
      return this.record(next, { status: 0, text: `${maxInFlight} in flight`, isExpected: false });
    this.inFlight += 1;
    const response = await sendRequest(next, this.options.port, this.agents[count % visitors] as Agent);
    this.inFlight -= 1;
    this.results.times.push(performance.now() - dueAt);
    this.record(next, response);
  }

  private record(sent: LoadRequest, response: LoadResponse): void {
    sent.onResponse?.(response);
    if (response.isExpected) return;
    this.results.failed += 1;
    const description = `${sent.method ?? 'GET'} ${sent.path.replaceAll(/[0-9a-f-]{36}/g, '…')}: ${response.status || response.text}`;
    this.results.failures.set(description, (this.results.failures.get(description) ?? 0) + 1);
  }
}

async function sendRequest(
  { path, method, headers, body }: LoadRequest,
  port: number,
  agent: Agent,
): Promise<LoadResponse> {
  const content = body === undefined ? '' : JSON.stringify(body);
  const type = content ? { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(content) } : {};
  const options = {
    ...{ host: '127.0.0.1', port, path, method: method ?? 'GET', agent, signal: AbortSignal.timeout(timeoutMs) },
    headers: { Host: 'localhost', ...headers, ...type },
  };
  try {
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      // After an error during the response, reading the body rejects.
      request(options, resolve).on('error', reject).end(content);
    });
    const status = response.statusCode ?? 0;
    return { status, text: await text(response), isExpected: expectedStatuses.includes(status) };
  } catch (error) {
    const { code, name } = error as NodeJS.ErrnoException;
    return { status: 0, text: code ?? name, isExpected: false };
  }
}

export const percentile = ({ times }: LoadResults, share: number): number =>
  Math.round(times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN);

export const describeResults = (results: LoadResults): string =>
  `${results.failed} failed of ${results.sent}, 99 % within ${percentile(results, 0.99)} ms, all within ${percentile(results, 1)} ms${describeFailures(results)}`;

export function describeFailures({ failures }: LoadResults): string {
  const mostFrequent = [...failures].sort((one, other) => other[1] - one[1]).slice(0, 4);
  return mostFrequent.length === 0
    ? ''
    : ` (${mostFrequent.map(([description, count]) => `${count} × ${description}`).join(', ')})`;
}
