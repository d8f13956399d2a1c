import { createServer, type Server } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from '@majlis/kit/logging/logger';
import { type CheckResult, logsOf, ok, wrong } from '../check-result.js';
import { describeChanges } from './describe-changes.js';
import {
  type Alert,
  type AlertState,
  readOrCreateAlertState,
  trackProblems,
  type Undelivered,
  writeAlertState,
} from './problems.js';
import { type AlertSettings, type Receiver, receiversOf, sendHeartbeat } from './receivers.js';

/**
 * Alerts to a receiver that is unreachable for weeks must not fill the disk. The oldest are kept, because they tell how it began.
 */
const maxUndelivered = 50;

export type WatcherOptions = {
  statePath: string;
  origin: string;
  /** A quick round runs only the checks whose outcome visitors notice at once. */
  runChecks: (isQuick: boolean) => Promise<CheckResult[]>;
  readSettings: () => AlertSettings;
  onResults: (results: CheckResult[]) => void;
  logger: Logger;
  maxRoundMs?: number;
};

export class Watcher {
  constructor(private readonly options: WatcherOptions) {}

  /**
   * Returns whether the next round should run all checks. After a round that hangs, the process ends, because its connections stay
   * open.
   */
  async runRound({ isQuick = false } = {}): Promise<{ isNextWhole: boolean; hasHung: boolean }> {
    const { statePath, origin, logger, readSettings } = this.options;
    const settings = readSettings();
    const receivers = receiversOf(settings);
    const previous = readOrCreateAlertState(statePath);
    const { results, hasHung } = await this.check(isQuick);
    // Prometheus reads the results of the last whole round.
    if (!isQuick) this.options.onResults(results);
    const now = new Date();
    const { problems, solved, changes, hasUnconfirmed } = trackProblems(previous, results, now, { isQuick });
    let state: AlertState = { ...previous, problems, solved };
    if (changes) {
      const alert = describeChanges(origin, changes, problems, now);
      logger.warn({ title: alert.title, text: alert.text }, 'alert');
      // Without receivers the changes stay new, so that receivers who are set up later get them.
      if (receivers.length > 0) state = queueAlert(state, alert, receivers, now);
    }
    // The problems are saved first, so that they are kept if the process is killed while it sends alerts.
    writeAlertState(statePath, state);
    state = { ...state, undelivered: await this.deliver(state.undelivered, receivers) };
    writeAlertState(statePath, state);
    state = { ...state, heartbeatError: await this.reportAlive(settings, state), finishedAt: new Date().toISOString() };
    writeAlertState(statePath, state);
    return { isNextWhole: hasUnconfirmed, hasHung };
  }

  private async check(isQuick: boolean): Promise<{ results: CheckResult[]; hasHung: boolean }> {
    const { runChecks, maxRoundMs = 5 * 60_000 } = this.options;
    const results = await Promise.race([runChecks(isQuick), wait(maxRoundMs, undefined, { ref: false })]);
    if (results) return { results: [...results, ok('doctor', 'finishes its checks')], hasHung: false };
    const message = `its checks did not finish within ${maxRoundMs / 1_000} s: ${logsOf('doctor-watch')}`;
    return { results: [wrong('doctor', message)], hasHung: true };
  }

  /** Sends the alerts in their order, so that an all-clear never comes before its alert. */
  private async deliver(undelivered: Undelivered[], receivers: Receiver[]): Promise<Undelivered[]> {
    const remaining: Undelivered[] = [];
    for (const entry of undelivered) {
      const receiver = receivers.find(({ name }) => name === entry.receiver);
      if (!receiver) continue;
      const failed = remaining.find((earlier) => earlier.receiver === receiver.name);
      const error = failed ? failed.error : await this.send(receiver, entry.alert);
      if (error !== undefined) remaining.push({ ...entry, error });
    }
    return remaining.slice(0, maxUndelivered);
  }

  private async send({ name, send }: Receiver, alert: Alert): Promise<string | undefined> {
    const details = { receiver: name, title: alert.title };
    const error = await this.attempt('alert', details, () => send(alert));
    if (error === undefined) this.options.logger.info(details, 'alert sent');
    return error;
  }

  /** Sends no heartbeat while an alert cannot be delivered, so that the monitor of heartbeats notices. */
  private async reportAlive({ ALERT_HEARTBEAT_URL: url }: AlertSettings, { undelivered }: AlertState) {
    return url && undelivered.length === 0 ? this.attempt('heartbeat', {}, () => sendHeartbeat(url)) : undefined;
  }

  private async attempt(what: string, details: object, work: () => Promise<void>): Promise<string | undefined> {
    try {
      await work();
      return undefined;
    } catch (error) {
      const { message } = error as Error;
      this.options.logger.error({ ...details, error: message }, `${what} could not be sent`);
      return message;
    }
  }
}

function queueAlert(state: AlertState, alert: Alert, receivers: Receiver[], now: Date): AlertState {
  const notified = new Set(alert.problems.map(({ key }) => key));
  const time = now.toISOString();
  const queued = receivers.map(({ name }) => ({ receiver: name, alert, since: time, error: '' }));
  return {
    ...state,
    problems: state.problems.map((problem) => (notified.has(problem.key) ? { ...problem, notifiedAt: time } : problem)),
    solved: [],
    undelivered: [...state.undelivered, ...queued],
  };
}

/** The metrics of the watcher for Prometheus (infra/monitoring). They are empty until the first round has ended. */
export class WatcherMetrics {
  text = '';

  record(results: CheckResult[], finishedAt: Date): void {
    const counts = new Map<string, number>();
    for (const { subject, status } of results)
      counts.set(subject, (counts.get(subject) ?? 0) + (status === 'wrong' ? 1 : 0));
    const problems = [...counts].map(
      ([subject, count]) => `majlis_doctor_problems{subject=${JSON.stringify(subject)}} ${count}\n`,
    );
    this.text = `# HELP majlis_doctor_finished_timestamp_seconds When the doctor finished its last round of checks.
# TYPE majlis_doctor_finished_timestamp_seconds gauge
majlis_doctor_finished_timestamp_seconds ${finishedAt.getTime() / 1_000}
# HELP majlis_doctor_problems Problems that the doctor found in its last round, by subject.
# TYPE majlis_doctor_problems gauge
${problems.join('')}`;
  }

  listen(port: number): Server {
    return createServer(({ url }, response) => {
      if (url !== '/metrics') response.writeHead(404).end();
      else response.writeHead(200, { 'Content-Type': 'text/plain; version=0.0.4' }).end(this.text);
    }).listen(port);
  }
}
