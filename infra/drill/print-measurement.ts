import { expect } from '@jest/globals';

/** Prints what was measured beside the promise that the running test is named for. */
export function printMeasurement(figure: string): void {
  process.stdout.write(`${expect.getState().currentTestName}: ${figure}\n`);
}
