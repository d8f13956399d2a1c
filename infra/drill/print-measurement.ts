export function printMeasurement(measurement: string): void {
  process.stdout.write(`${expect.getState().currentTestName}: ${measurement}\n`);
}
