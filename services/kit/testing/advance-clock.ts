/** Advances the clock of `jest.useFakeTimers`, and lets the promises settle whose timers have fired. */
export async function advanceClock(ms: number): Promise<void> {
  jest.advanceTimersByTime(ms);
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
}
