import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Finding } from '../check.js';
import { type Fault, faults, runningFaults } from '../doctor/faults.js';
import { OperatorFiles } from '../doctor/operator-files.js';
import type { Production } from '../production/production.js';

/** The doctor of a real production names every mistake that is made in its files, and what goes wrong while it runs. */
export const doctor = {
  name: 'doctor',
  limitMs: 15 * 60_000,
  async *run(production: Production): AsyncGenerator<Finding, void> {
    const well = await examine(production, 'everything');
    yield {
      promise: 'nothing is wrong with a production that is well',
      holds: well.code === 0,
      figure: count(well.said),
    };
    // Every second: a look takes seconds in a container. All of them are made in `make test`, without one.
    for (const fault of faults.filter((_fault, at) => at % 2 === 0)) yield await inFiles(production, fault);
    for (const { fault, named, make, undo } of runningFaults) {
      await make(production);
      const { code, said } = await examine(production, 'after-start');
      await undo(production);
      yield {
        promise: `the doctor names ${fault}`,
        holds: code !== 0 && named.test(said),
        figure: lineIn(said, named),
      };
    }
    await production.untilHealthy();
  },
};

/** In a copy of the installation: the containers that run have its folders open. */
async function inFiles({ folder }: Production, { fault, make, named }: Fault): Promise<Finding> {
  const copy = mkdtempSync(join(tmpdir(), 'majlis-copy-'));
  cpSync(folder, copy, { recursive: true });
  try {
    make(new OperatorFiles(copy));
    const { code, said } = await examine({ folder: copy }, 'before-start');
    return { promise: `the doctor names ${fault}`, holds: code !== 0 && named.test(said), figure: lineIn(said, named) };
  } finally {
    rmSync(copy, { recursive: true });
  }
}

function examine({ folder }: { folder: string }, part: string): Promise<{ code: number; said: string }> {
  return new Promise((resolve) => {
    execFile(
      join(folder, 'infra/scripts/doctor.sh'),
      [part],
      { cwd: folder, timeout: 120_000 },
      (error, stdout, stderr) => {
        resolve({ code: error ? 1 : 0, said: `${stdout}${stderr}` });
      },
    );
  });
}

function count(said: string): string {
  const wrong = said.match(/^wrong.*$/gm) ?? [];
  return [`${wrong.length} wrong, ${said.match(/^ok/gm)?.length ?? 0} ok`, ...wrong].join('; ');
}

const lineIn = (said: string, named: RegExp): string =>
  said.split('\n').find((line) => named.test(line)) ?? `said: ${said.trim().split('\n').slice(-3).join(' | ')}`;
