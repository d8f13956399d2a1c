import { Agent } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { type Asked, type Ended, exchange } from './exchange.js';

export type Figures = {
  sent: number;
  failed: number;
  /** How the failures looked, and how many of each. */
  failures: Map<string, number>;
  /** Milliseconds from when a request was due to the end of its answer, sorted. */
  times: number[];
};

/** `next` answers nothing when there is nothing to be asked at this moment. */
type Target = { port: number; perSecond: number; next(): Asked | undefined };

/** Requests a second; RATE sets another number where a machine has other work to do. */
export const rate = (usual: number): number => Number(process.env.RATE) || usual;

const mostUnanswered = 3_000;
const longestMs = 10 * 60_000;
/** Visitors are told apart by their address; on Linux all of 127.0.0.0/8 is this machine. */
const visitors = 200;

/**
 * Asks at a fixed rate whatever comes back, as visitors do, who know nothing of each other: an answer that is late delays
 * no other request, and its time counts from when the request was due.
 */
export class Load {
  private readonly agents = Array.from(
    { length: visitors },
    (_, index) => new Agent({ keepAlive: true, maxSockets: 30, localAddress: `127.0.1.${index + 1}` }),
  );
  private readonly figures: Figures = { sent: 0, failed: 0, failures: new Map(), times: [] };
  private unanswered = 0;
  private isStopped = false;
  private readonly working: Promise<void>;

  constructor(private readonly target: Target) {
    this.working = this.work();
  }

  /** Ends the load and waits for what is on its way. */
  async stop(): Promise<Figures> {
    this.isStopped = true;
    await this.working;
    for (const agent of this.agents) agent.destroy();
    this.figures.times.sort((one, other) => one - other);
    return this.figures;
  }

  private async work(): Promise<void> {
    const start = performance.now();
    const betweenMs = 1_000 / this.target.perSecond;
    for (let count = 0; !this.isStopped; await wait(5)) {
      const passed = performance.now() - start;
      if (passed > longestMs) break;
      for (; count * betweenMs < passed; count += 1) void this.ask(start + count * betweenMs, count);
    }
    while (this.unanswered > 0) await wait(20);
  }

  private async ask(dueAt: number, count: number): Promise<void> {
    const asked = this.target.next();
    if (!asked) return;
    this.figures.sent += 1;
    if (this.unanswered >= mostUnanswered)
      return this.note(asked, { status: 0, text: `${mostUnanswered} unanswered`, isRight: false });
    this.unanswered += 1;
    const ended = await exchange(asked, this.target.port, this.agents[count % visitors] as Agent);
    this.unanswered -= 1;
    this.figures.times.push(performance.now() - dueAt);
    this.note(asked, ended);
  }

  private note(asked: Asked, ended: Ended): void {
    asked.onEnd?.(ended);
    if (ended.isRight) return;
    this.figures.failed += 1;
    const path = asked.path.replaceAll(/[0-9a-f-]{36}/g, '…');
    const how = `${asked.method ?? 'GET'} ${path}: ${ended.status || ended.text}`;
    this.figures.failures.set(how, (this.figures.failures.get(how) ?? 0) + 1);
  }
}

/** Below which time this share of all answers came, in milliseconds. */
export const within = ({ times }: Figures, share: number): number =>
  Math.round(times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN);

/** How it went, in a few words. */
export function summary(figures: Figures): string {
  const { sent, failed, failures } = figures;
  const figure = `${failed} failed of ${sent}, 99 % within ${within(figures, 0.99)} ms, all within ${within(figures, 1)} ms`;
  const worst = [...failures].sort((one, other) => other[1] - one[1]).slice(0, 4);
  return worst.length === 0 ? figure : `${figure} (${worst.map(([how, count]) => `${count} × ${how}`).join(', ')})`;
}
