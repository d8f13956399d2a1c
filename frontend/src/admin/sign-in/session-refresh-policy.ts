const refreshAheadMs = 5 * 60_000;
const firstRetryMs = 30_000;
const maxRetryMs = 16 * 60_000;

export type RefreshState = {
  failures: number;
  /** No request is sent before this time, in milliseconds. */
  notBefore: number;
  /** A session that has reached its maximum age cannot be extended. */
  isFinal: boolean;
};

export const idleState: RefreshState = { failures: 0, notBefore: 0, isFinal: false };

type RefreshClock = { now: number; expiresAt: string; lastActive: number };

/** Decides what to do about the session now; 'verify' asks the server whether it has ended. */
export function nextAction(
  state: RefreshState,
  { now, expiresAt, lastActive }: RefreshClock,
): 'wait' | 'refresh' | 'warn' | 'verify' {
  const leftMs = Date.parse(expiresAt) - now;
  if (leftMs > refreshAheadMs) return 'wait';
  if (leftMs <= 0) return now >= state.notBefore ? 'verify' : 'wait';
  const isActive = now - lastActive < refreshAheadMs;
  return isActive && !state.isFinal && now >= state.notBefore ? 'refresh' : 'warn';
}

export const retryDelay = (failures: number) => Math.min(firstRetryMs * 2 ** (failures - 1), maxRetryMs);

/** An attempt either failed or moved the end of the session from `before` to `after`. */
export function stateAfterAttempt(
  { failures }: RefreshState,
  now: number,
  result: 'failed' | { before: string | null; after: string | null },
): RefreshState {
  if (result === 'failed') return { failures: failures + 1, notBefore: now + retryDelay(failures + 1), isFinal: false };
  const gainedMs = Date.parse(result.after ?? '') - Date.parse(result.before ?? '');
  return { failures: 0, notBefore: now + firstRetryMs, isFinal: gainedMs < 1000 };
}

/** Prevents further requests while one is in flight. */
export const markInFlight = (state: RefreshState, now: number): RefreshState => ({
  ...state,
  notBefore: now + firstRetryMs,
});
