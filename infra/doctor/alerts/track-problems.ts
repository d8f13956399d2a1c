import type { CheckResult } from '../check-result.js';
import type { AlertState, Problem } from './alert-state.js';

/** A restart or an upgrade can fail a check once. */
const minRounds = 2;
const remindAfterMs = 24 * 3_600_000;

export type Changes = { confirmed: Problem[]; reminded: Problem[]; solved: Problem[] };

export type Tracked = Pick<AlertState, 'problems' | 'solved'> & {
  changes: Changes | undefined;
  /** Found for the first time, or perhaps solved: the next round checks everything, and soon. */
  hasUnconfirmed: boolean;
};

/** Two messages are of one problem if they differ in numbers and details only. */
const keyOf = ({ subject, message }: CheckResult): string =>
  `${subject}: ${message.split(/: | \(|, among them /)[0]}`.replaceAll(/\d+/g, '#');

/** Compares the results of a round with the problems of earlier rounds. */
export function trackProblems(
  previous: Pick<AlertState, 'problems' | 'solved'>,
  results: CheckResult[],
  now: Date,
  { isQuick = false } = {},
): Tracked {
  const found = new Map(results.filter(({ status }) => status === 'wrong').map((result) => [keyOf(result), result]));
  const known = new Map([...previous.solved, ...previous.problems].map((problem) => [problem.key, problem]));
  const current = [...found].map(([key, { subject, message }]): Problem => {
    const earlier = known.get(key);
    return { ...(earlier ?? { key, subject, since: now.toISOString() }), message, rounds: (earlier?.rounds ?? 0) + 1 };
  });
  const missing = previous.problems.filter(({ key }) => !found.has(key));
  // A quick round checks only a few things, and the same subject may have problems that it does not look for.
  const isSolved = isQuick ? () => false : wasChecked(results);
  const problems = [...current, ...missing.filter((problem) => !isSolved(problem))];
  const solved = [
    ...previous.solved.filter(({ key }) => !found.has(key)),
    ...missing.filter((problem) => isSolved(problem) && problem.notifiedAt),
  ];
  const { changes, hasUnconfirmed } = changesOf(problems, solved, now);
  const subjects = new Set(results.map(({ subject }) => subject));
  const mayBeSolved = isQuick && missing.some(({ subject }) => subjects.has(subject));
  return { problems, solved, changes, hasUnconfirmed: hasUnconfirmed || mayBeSolved };
}

/**
 * Some checks need what others check: while the database is down, nothing is known of the backups. A problem is solved when its
 * subject was checked, or when nothing at all is wrong.
 */
function wasChecked(results: CheckResult[]): (problem: Problem) => boolean {
  const subjects = new Set(results.map(({ subject }) => subject));
  const isAllWell = results.every(({ status }) => status !== 'wrong');
  return ({ subject }) => isAllWell || subjects.has(subject);
}

function changesOf(problems: Problem[], solved: Problem[], now: Date): Pick<Tracked, 'changes' | 'hasUnconfirmed'> {
  const confirmed = problems.filter(({ rounds, notifiedAt }) => rounds >= minRounds && !notifiedAt);
  const reminded = problems.filter(
    ({ notifiedAt }) => notifiedAt && now.getTime() - Date.parse(notifiedAt) >= remindAfterMs,
  );
  const hasUnconfirmed = problems.some(({ rounds }) => rounds < minRounds);
  // The same fault may be described in other words from now on, so an all-clear waits until that is certain.
  const hasSolvedNews = solved.length > 0 && !hasUnconfirmed;
  const hasNews = confirmed.length > 0 || reminded.length > 0 || hasSolvedNews;
  return { changes: hasNews ? { confirmed, reminded, solved } : undefined, hasUnconfirmed };
}
