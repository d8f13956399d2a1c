import { pbkdf2Sync } from 'node:crypto';

/** Half of the time that the hash takes on an idle machine of the usual speed, because other tests run at the same time. */
const usualMs = 25;

/** Measures native code, which is as fast the first time as later. */
function measureHashing(): number {
  const start = performance.now();
  pbkdf2Sync('password', 'salt', 200_000, 32, 'sha256');
  return performance.now() - start;
}

/** Extends a time limit in proportion on a machine that is slower than usual, or busy with other things. */
export const onThisMachine = (limitMs: number): number => Math.round(limitMs * Math.max(1, measureHashing() / usualMs));
