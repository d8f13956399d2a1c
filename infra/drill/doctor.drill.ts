import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { faults, runningFaults } from './doctor/faults.js';
import { OperatorFiles } from './doctor/operator-files.js';
import { type Ended, tryCommand } from './production/commands.js';
import { openProduction } from './production/production.js';
import { printFigure } from './promise.js';

const production = openProduction();
const examine = (folder: string, part: string): Promise<Ended> =>
  tryCommand(join(folder, 'infra/scripts/doctor.sh'), [part], { folder });

afterAll(() => production.untilHealthy(), 150_000);

test('nothing is wrong with a production that is well', async () => {
  const { code, output } = await examine(production.folder, 'everything');
  const wrong = output.match(/^wrong.*$/gm) ?? [];
  printFigure(`${wrong.length} wrong, ${output.match(/^ok/gm)?.length ?? 0} ok`);
  expect([code, wrong]).toEqual([0, []]);
}, 120_000);

// Every second: an examination takes seconds in a container. All of them are made in `make test`, without one.
test.each(faults.filter((_, index) => index % 2 === 0))(
  'the doctor names $fault',
  async ({ make, named }) => {
    // In a copy of the installation: the containers that run have its folders open.
    const copy = mkdtempSync(join(tmpdir(), 'majlis-copy-'));
    try {
      cpSync(production.folder, copy, { recursive: true });
      make(new OperatorFiles(copy));
      expectNamed(await examine(copy, 'before-start'), named);
    } finally {
      rmSync(copy, { recursive: true });
    }
  },
  120_000,
);

test.each(runningFaults)(
  'while everything runs, the doctor names $fault',
  async ({ make, undo, named }) => {
    try {
      await make(production);
      expectNamed(await examine(production.folder, 'after-start'), named);
    } finally {
      await undo(production);
    }
  },
  240_000,
);

function expectNamed({ code, output }: Ended, named: RegExp): void {
  printFigure(output.split('\n').find((line) => named.test(line)) ?? 'not named');
  expect(output).toMatch(named);
  expect(code).not.toBe(0);
}
