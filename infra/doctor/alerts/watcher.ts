import type { Logger } from '@majlis/kit/logging/logger';
import { type CheckResult, ok, wrong } from '../check-result.js';
import type { AlertSettings } from './alert-settings.js';
import {
  type Alert,
  type AlertState,
  readOrCreateAlertState,
  type Undelivered,
  writeAlertState,
} from './alert-state.js';
import { describeChanges } from './describe-changes.js';
import { type Receiver, receiversOf, sendHeartbeat } from './receivers.js';
import { trackProblems } from './track-problems.js';

/** A receiver that is gone for weeks must not fill the disk. The oldest alerts tell how it began. */
const maxUndelivered = 50;

export type WatcherOptions = {
  statePath: string;
  origin: string;
  /** A quick round has only the checks whose outcome visitors notice at once. */
  runChecks: (isQuick: boolean) => Promise<CheckResult[]>;
  readSettings: () => AlertSettings;
  onResults: (results: CheckResult[]) => void;
  logger: Logger;
  maxRoundMs?: number;
};

export class Watcher {
  constructor(private readonly options: WatcherOptions) {}

  /** Returns whether the next round should check everything. A round that hangs ends the process, because its connections stay open. */
  async runRound({ isQuick = false } = {}): Promise<{ isNextWhole: boolean; hasHung: boolean }> {
    const { statePath, origin, logger, readSettings } = this.options;
    const settings = readSettings();
    const receivers = receiversOf(settings);
    const previous = readOrCreateAlertState(statePath);
    const { results, hasHung } = await this.check(isQuick);
    // Prometheus reads what the last whole round found.
    if (!isQuick) this.options.onResults(results);
    const now = new Date();
    const { problems, solved, changes, hasUnconfirmed } = trackProblems(previous, results, now, { isQuick });
    let state: AlertState = { ...previous, problems, solved };
    if (changes) {
      const alert = describeChanges(origin, changes, problems, now);
      logger.warn({ title: alert.title, text: alert.text }, 'alert');
      // With nobody to tell it stays new, for those who will be told later.
      if (receivers.length > 0) state = queueAlert(state, alert, receivers, now);
    }
    // What was found is kept even if the process is killed while it is sent.
    writeAlertState(statePath, state);
    state = { ...state, undelivered: await this.deliver(state.undelivered, receivers) };
    writeAlertState(statePath, state);
    state = { ...state, heartbeatError: await this.reportAlive(settings, state), finishedAt: new Date().toISOString() };
    writeAlertState(statePath, state);
    return { isNextWhole: hasUnconfirmed, hasHung };
  }

  private async check(isQuick: boolean): Promise<{ results: CheckResult[]; hasHung: boolean }> {
    const { runChecks, maxRoundMs = 5 * 60_000 } = this.options;
    let timer: NodeJS.Timeout | undefined;
    const hung = new Promise<undefined>((resolve) => {
      timer = setTimeout(resolve, maxRoundMs, undefined);
    });
    const results = await Promise.race([runChecks(isQuick), hung]);
    clearTimeout(timer);
    if (results) return { results: [...results, ok('doctor', 'finishes its checks')], hasHung: false };
    const message = `its checks did not finish within ${maxRoundMs / 1_000} s: infra/scripts/compose.sh logs doctor-watch`;
    return { results: [wrong('doctor', message)], hasHung: true };
  }

  /** In the order of the alerts, so that an all-clear never comes before its alert. */
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

  private async send(receiver: Receiver, alert: Alert): Promise<string | undefined> {
    const { logger } = this.options;
    try {
      await receiver.send(alert);
      logger.info({ receiver: receiver.name, title: alert.title }, 'alert sent');
      return undefined;
    } catch (error) {
      const { message } = error as Error;
      logger.error({ receiver: receiver.name, title: alert.title, error: message }, 'alert could not be sent');
      return message;
    }
  }

  /** While an alert cannot be delivered there is no heartbeat, so that its silence tells. */
  private async reportAlive({ ALERT_HEARTBEAT_URL }: AlertSettings, { undelivered }: AlertState) {
    if (!ALERT_HEARTBEAT_URL || undelivered.length > 0) return undefined;
    try {
      await sendHeartbeat(ALERT_HEARTBEAT_URL);
      return undefined;
    } catch (error) {
      const { message } = error as Error;
      this.options.logger.error({ error: message }, 'heartbeat could not be sent');
      return message;
    }
  }
}

function queueAlert(state: AlertState, alert: Alert, receivers: Receiver[], now: Date): AlertState {
  const notified = new Set(alert.problems.map(({ key }) => key));
  const time = now.toISOString();
  return {
    ...state,
    problems: state.problems.map((problem) => (notified.has(problem.key) ? { ...problem, notifiedAt: time } : problem)),
    solved: [],
    undelivered: [
      ...state.undelivered,
      ...receivers.map(({ name }) => ({ receiver: name, alert, since: time, error: '' })),
    ],
  };
}
