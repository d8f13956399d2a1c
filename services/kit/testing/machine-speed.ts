/** Half of what it takes on an idle machine of the usual speed, because other tests run at the same time. */
const usualMs = 30;

function measureLoop(): number {
  const start = performance.now();
  let sum = 0;
  for (let index = 0; index < 10_000_000; index++) sum += index;
  return sum && performance.now() - start;
}

/** Extends a time limit in proportion on a machine that is slower than usual, or busy with other things. */
export const onThisMachine = (limitMs: number): number => Math.round(limitMs * Math.max(1, measureLoop() / usualMs));
