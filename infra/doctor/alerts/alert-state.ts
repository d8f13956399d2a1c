import { readFileSync, renameSync, writeFileSync } from 'node:fs';

/** Times are ISO strings, because the state is stored as JSON. */
export type Problem = {
  key: string;
  subject: string;
  message: string;
  since: string;
  /** In how many rounds in a row it was found. */
  rounds: number;
  /** When the operator was last told of it. */
  notifiedAt?: string;
};

export type Alert = { title: string; text: string; problems: Problem[]; solved: Problem[] };

export type Undelivered = { receiver: string; alert: Alert; since: string; error: string };

export type AlertState = {
  finishedAt?: string;
  problems: Problem[];
  /** Solved problems that the operator has not been told of yet. */
  solved: Problem[];
  undelivered: Undelivered[];
  heartbeatError?: string | undefined;
};

const emptyState: AlertState = { problems: [], solved: [], undelivered: [] };

export function readAlertState(path: string): AlertState | undefined {
  try {
    return { ...emptyState, ...(JSON.parse(readFileSync(path, 'utf8')) as AlertState) };
  } catch (error) {
    // A power failure can leave a damaged file. Without it the problems are only told once more.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT' || error instanceof SyntaxError) return undefined;
    throw error;
  }
}

export const readOrCreateAlertState = (path: string): AlertState => readAlertState(path) ?? emptyState;

export function writeAlertState(path: string, state: AlertState): void {
  writeFileSync(`${path}.new`, `${JSON.stringify(state, undefined, 2)}\n`, { mode: 0o644 });
  renameSync(`${path}.new`, path);
}
