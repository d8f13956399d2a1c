import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Fault, faults } from '../doctor/faults.js';
import { OperatorFiles } from '../doctor/operator-files.js';

type Production = {
  folder: string;
  compose(...args: string[]): Promise<string>;
  sql<Row extends object>(statement: string, values?: unknown[]): Promise<Row[]>;
  secret(name: string): Promise<string>;
  untilHealthy(): Promise<void>;
};
type Finding = { promise: string; holds: boolean; figure: string };

/** What goes wrong in a production that runs: made, named by the doctor, and undone. */
type Mishap = {
  fault: string;
  named: RegExp;
  make: (production: Production) => Promise<unknown>;
  undo: (production: Production) => Promise<unknown>;
};

const mishaps: Mishap[] = [
  {
    fault: 'a service that was stopped',
    named: /^wrong {2}conferences: was stopped/m,
    make: (production) => production.compose('stop', 'conferences'),
    undo: (production) => production.compose('start', 'conferences'),
  },
  {
    fault: 'a store that hangs',
    named: /^wrong {2}object store: cannot be written to/m,
    make: (production) => production.compose('pause', 'objectstore'),
    undo: (production) => production.compose('unpause', 'objectstore'),
  },
  {
    fault: 'a role with another password than the service has',
    named: /^wrong {2}database: refuses the password of majlis_feeds: make up/m,
    make: (production) => production.sql("ALTER ROLE majlis_feeds PASSWORD 'another password'"),
    undo: async (production) =>
      production.sql(`ALTER ROLE majlis_feeds PASSWORD '${await production.secret('feeds-database-password')}'`),
  },
  {
    fault: 'a migration that did not run',
    named: /^wrong {2}migrations: TeamMembers1700000000007 did not run: make up/m,
    make: (production) =>
      production.sql("UPDATE cms.migrations SET name = 'Later' WHERE name = 'TeamMembers1700000000007'"),
    undo: (production) =>
      production.sql("UPDATE cms.migrations SET name = 'TeamMembers1700000000007' WHERE name = 'Later'"),
  },
];

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
    for (const { fault, named, make, undo } of mishaps) {
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
