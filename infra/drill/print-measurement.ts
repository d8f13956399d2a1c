import { expect } from '@jest/globals';

export function printMeasurement(figure: string): void {
  process.stdout.write(`${expect.getState().currentTestName}: ${figure}\n`);
}
