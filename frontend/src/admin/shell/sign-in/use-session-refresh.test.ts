import { idleState, nextAction, retryDelay, stateAfterAttempt } from '../layout/session-expiry-warning';

const minute = 60_000;
const now = Date.parse('2026-03-12T10:00:00Z');
const at = (minutes: number) => new Date(now + minutes * minute).toISOString();

test.each([
  ['there is time left', idleState, 5.1, 0, 'wait'],
  ['five minutes are left and the user is active', idleState, 5, 0, 'refresh'],
  ['the user has been inactive for five minutes', idleState, 5, 5, 'warn'],
  ['the last attempt has just failed', { ...idleState, failures: 1, notBefore: now + 1 }, 4, 0, 'warn'],
  ['the delay after a failed attempt is over', { ...idleState, failures: 1, notBefore: now }, 4, 0, 'refresh'],
  ['the session has reached its maximum age', { ...idleState, isFinal: true }, 4, 0, 'warn'],
  ['the session has ended', idleState, 0, 0, 'verify'],
])('the next action is right when %s', (_case, state, minutesLeft, minutesIdle, expected) => {
  expect(nextAction(state, { now, expiresAt: at(minutesLeft), lastActive: now - minutesIdle * minute })).toBe(expected);
});

test('failed refreshes are retried after 30 seconds, doubling up to 16 minutes', () => {
  expect([1, 2, 3, 4, 5, 6, 7].map(retryDelay)).toEqual([0.5, 1, 2, 4, 8, 16, 16].map((minutes) => minutes * minute));
  const twice = stateAfterAttempt(stateAfterAttempt(idleState, now, 'failed'), now, 'failed');
  expect(twice).toEqual({ failures: 2, notBefore: now + minute, isFinal: false });
});

test('a refresh that does not extend the session is the last one', () => {
  expect(stateAfterAttempt(idleState, now, { before: at(4), after: at(30) })).toMatchObject({
    failures: 0,
    isFinal: false,
  });
  expect(stateAfterAttempt(idleState, now, { before: at(4), after: at(4) })).toMatchObject({ isFinal: true });
});
