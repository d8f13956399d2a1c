import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { runningFaults } from './doctor/running-faults.js';
import { printMeasurement } from './print-measurement.js';
import { type CommandResult, tryCommand } from './production/commands.js';
import { openProduction } from './production/production.js';

const production = openProduction();
const runDoctor = (folder: string, phase: string): Promise<CommandResult> =>
  tryCommand(join(folder, 'infra/scripts/doctor.sh'), [phase], { folder });

afterAll(() => production.waitUntilHealthy(), 150_000);

test('a healthy production has no errors', async () => {
  const { code, output } = await runDoctor(production.folder, 'everything');
  const wrong = output.match(/^wrong.*$/gm) ?? [];
  printMeasurement(`${wrong.length} wrong, ${output.match(/^ok/gm)?.length ?? 0} ok`);
  expect([code, wrong]).toEqual([0, []]);
}, 120_000);

test.each(runningFaults)(
  'while everything runs, the doctor reports $description, and what it advises repairs it',
  async ({ inject, repair, expectedLine }) => {
    await inject(production);
    const reported = await runDoctorUntil(({ output }) => expectedLine.test(output));
    expectReported(reported, expectedLine);
    await repair(production, reported.output.split('\n').find((line) => expectedLine.test(line)) ?? '');
    const healthy = await runDoctorUntil(({ code }) => code === 0);
    expect([healthy.code, healthy.output.match(/^wrong.*$/gm) ?? []]).toEqual([0, []]);
  },
  600_000,
);

/** The checks of the publisher ignore failures of less than a minute, so a fault may be reported only after that. */
async function runDoctorUntil(isDone: (result: CommandResult) => boolean): Promise<CommandResult> {
  for (const end = Date.now() + 120_000; ; await wait(5_000)) {
    const result = await runDoctor(production.folder, 'after-start');
    if (isDone(result) || Date.now() > end) return result;
  }
}

function expectReported({ code, output }: CommandResult, expectedLine: RegExp): void {
  printMeasurement(output.split('\n').find((line) => expectedLine.test(line)) ?? 'not reported');
  expect(output).toMatch(expectedLine);
  expect(code).not.toBe(0);
}
