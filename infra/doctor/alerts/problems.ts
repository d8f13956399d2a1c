import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import type { CheckResult } from '../check-result.js';

/** Times are ISO strings, because the state is stored as JSON. */
export type Problem = {
  key: string;
  subject: string;
  message: string;
  since: string;
  /** The number of consecutive rounds that found it. */
  rounds: number;
  /** When the operator was last notified of it. */
  notifiedAt?: string;
};

export type Alert = { title: string; text: string; problems: Problem[]; solved: Problem[] };

export type Undelivered = { receiver: string; alert: Alert; since: string; error: string };

export type AlertState = {
  finishedAt?: string;
  problems: Problem[];
  /** Solved problems whose end the operator has not been notified of yet. */
  solved: Problem[];
  undelivered: Undelivered[];
  heartbeatError?: string | undefined;
};

const emptyState: AlertState = { problems: [], solved: [], undelivered: [] };

export function readAlertState(path: string): AlertState | undefined {
  try {
    return { ...emptyState, ...(JSON.parse(readFileSync(path, 'utf8')) as AlertState) };
  } catch (error) {
    // A power failure can leave a damaged file. If it is ignored, the operator is only notified of the problems once more.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT' || error instanceof SyntaxError) return undefined;
    throw error;
  }
}

export const readOrCreateAlertState = (path: string): AlertState => readAlertState(path) ?? emptyState;

export function writeAlertState(path: string, state: AlertState): void {
  writeFileSync(`${path}.new`, `${JSON.stringify(state, undefined, 2)}\n`, { mode: 0o644 });
  renameSync(`${path}.new`, path);
}

/** A restart or an upgrade can fail a check once, so a problem is confirmed by a second round. */
const minRounds = 2;
const remindAfterMs = 24 * 3_600_000;

export type Changes = { confirmed: Problem[]; reminded: Problem[]; solved: Problem[] };

/** Two messages have the same key if they differ in numbers and details only. */
const keyOf = ({ subject, message }: CheckResult): string =>
  `${subject}: ${message.split(/: | \(|, among them /)[0]}`.replaceAll(/\d+/g, '#');

type Tracked = Pick<AlertState, 'problems' | 'solved'>;

/** Problems that were found only once, or may be solved, are unconfirmed: then the next round comes soon and checks everything. */
export function trackProblems(previous: Tracked, results: CheckResult[], now: Date, { isQuick = false } = {}) {
  const found = new Map(results.filter(({ status }) => status === 'wrong').map((result) => [keyOf(result), result]));
  const known = new Map([...previous.solved, ...previous.problems].map((problem) => [problem.key, problem]));
  const current = [...found].map(([key, { subject, message }]): Problem => {
    const earlier = known.get(key);
    return { ...(earlier ?? { key, subject, since: now.toISOString() }), message, rounds: (earlier?.rounds ?? 0) + 1 };
  });
  const missing = previous.problems.filter(({ key }) => !found.has(key));
  const subjects = new Set(results.map(({ subject }) => subject));
  // A missing result does not mean that a problem is solved: while the database is down, for example, backups are not checked, and
  // a quick round looks for few of the problems that a subject may have.
  const isSolved = ({ subject }: Problem) => !isQuick && (found.size === 0 || subjects.has(subject));
  const problems = [...current, ...missing.filter((problem) => !isSolved(problem))];
  const solved = [
    ...previous.solved.filter(({ key }) => !found.has(key)),
    ...missing.filter((problem) => isSolved(problem) && problem.notifiedAt),
  ];
  const { changes, hasUnconfirmed } = changesOf(problems, solved, now);
  const mayBeSolved = isQuick && missing.some(({ subject }) => subjects.has(subject));
  return { problems, solved, changes, hasUnconfirmed: hasUnconfirmed || mayBeSolved };
}

function changesOf(problems: Problem[], solved: Problem[], now: Date) {
  const confirmed = problems.filter(({ rounds, notifiedAt }) => rounds >= minRounds && !notifiedAt);
  const isOld = (time: string) => now.getTime() - Date.parse(time) >= remindAfterMs;
  const reminded = problems.filter(({ notifiedAt }) => notifiedAt && isOld(notifiedAt));
  const hasUnconfirmed = problems.some(({ rounds }) => rounds < minRounds);
  // The next round may find the same fault under another message, so an all-clear waits until every problem is confirmed.
  const hasSolvedNews = solved.length > 0 && !hasUnconfirmed;
  const changes: Changes = { confirmed, reminded, solved };
  const hasNews = confirmed.length > 0 || reminded.length > 0 || hasSolvedNews;
  return { changes: hasNews ? changes : undefined, hasUnconfirmed };
}
