import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { basename, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { listBackups } from '../backups.js';
import { Repository, shortId, tag } from '../repository.js';
import { writeFakePgDump } from './find-client-programs.js';
import { backupPassword, TestInstallation } from './test-installation.js';

let installation: TestInstallation;
beforeAll(async () => {
  installation = await TestInstallation.create();
  writeFakePgDump(join(installation.root, 'programs'));
});
afterAll(() => installation.destroy());

beforeEach(async () => {
  await installation.reset();
  await installation.put('team/a.webp', 'a picture');
});

const backUp = (retention = '48h 14d 8w 12m') => installation.backUp({ retention });
const stored = () => installation.stored();
const nextDay = () => {
  const [, part] = readFileSync(join(installation.root, 'work/checked'), 'utf8').split(' ');
  writeFileSync(join(installation.root, 'work/checked'), `2020-01-01 ${part}`);
};
const packs = () => {
  const folder = join(installation.root, 'repository/data');
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.length > 64);
  return names.map((name) => join(folder, name));
};

/** Damages the contents of a pack. The list of them at its end stays; its length is in the last four bytes. */
function damageContents(pack: string): void {
  const bytes = readFileSync(pack);
  bytes.fill(7, 0, bytes.length - 4 - bytes.readUInt32LE(bytes.length - 4));
  rmSync(pack);
  writeFileSync(pack, bytes);
}

function flipBit(pack: string): void {
  const bytes = readFileSync(pack);
  bytes.writeUInt8(bytes.readUInt8(60) ^ 4, 60);
  rmSync(pack);
  writeFileSync(pack, bytes);
}

/** Replaces restic for one of its commands; the script can call the real one as `restic "$@"`. */
async function withScriptFor(
  command: string,
  script: string,
  action: (folder: string) => Promise<void>,
): Promise<void> {
  const { PATH } = process.env;
  const folder = join(installation.root, 'programs-of-test');
  mkdirSync(folder);
  const text = `#!/bin/sh\nfolder='${folder}'; PATH='${PATH}'\ncase " $* " in *" ${command} "*) ${script};; esac\nexec restic "$@"\n`;
  writeFileSync(join(folder, 'restic'), text, { mode: 0o755 });
  process.env.PATH = `${folder}:${PATH}`;
  try {
    await action(folder);
  } finally {
    process.env.PATH = PATH;
    rmSync(folder, { recursive: true });
  }
}

test('a backup that is stopped while it is read back leaves no snapshot', async () => {
  await backUp();
  await withScriptFor('restore', 'touch "$folder/reading"; exec sleep 60', async (folder) => {
    const before = await stored();
    const stopping = new AbortController();
    const { signal } = stopping;
    const backingUp = installation.backUp({ signal });
    const rejection = expect(backingUp).rejects.toThrow('aborted');
    while (!existsSync(join(folder, 'reading'))) await wait(20);
    expect(await stored()).toHaveLength(before.length + 1);
    stopping.abort();
    await rejection;
    expect(await stored()).toEqual(before);
  });
});

test('a snapshot in which restic could not read every file is no backup; one that stores a file again is repeated', async () => {
  const { snapshot } = await backUp();
  await withScriptFor('backup', 'restic "$@"; exit 3', async () => {
    await expect(backUp()).rejects.toThrow('restic ended with 3');
    expect(await stored()).toEqual([shortId(snapshot)]);
  });
  await withScriptFor('backup', 'if mkdir "$folder/once" 2>/dev/null; then restic "$@"; exit 3; fi', async () => {
    const { snapshot: repeated } = await backUp();
    expect(await stored()).toEqual([shortId(repeated), shortId(snapshot)]);
  });
});

test('once a day older backups are removed and recorded so', async () => {
  const first = await backUp();
  nextDay();
  const second = await backUp('1h 1d 1w 1m');
  expect(await stored()).toEqual([shortId(second.snapshot)]);
  const pruned = await installation.rows('SELECT file FROM operations.backups WHERE pruned_at IS NOT NULL');
  expect(pruned).toEqual([{ file: shortId(first.snapshot) }]);
  const third = await backUp('1h 1d 1w 1m');
  expect(await stored()).toEqual([shortId(third.snapshot), shortId(second.snapshot)]);
});

test('damage is found by the next backup and named with its repair; until then nothing is removed', async () => {
  const { snapshot } = await backUp();
  const before = packs();
  await installation.put('team/old.webp', 'x'.repeat(100));
  await backUp();
  // The larger pack holds contents of files, the other one holds their names.
  const [pack = ''] = packs()
    .filter((each) => !before.includes(each))
    .toSorted((a, b) => statSync(b).size - statSync(a).size);
  damageContents(pack);
  for (let day = 0; day < 2; day += 1) {
    nextDay();
    const { problems, read } = await backUp('1h 1d 1w 1m');
    expect(read).toBe('');
    expect(problems).toEqual([
      expect.stringMatching(
        new RegExp(
          `could not be checked, and no older backup is removed: 1 of its files are damaged \\(${basename(pack).slice(0, 8)}\\)\\. ` +
            `Repair it with make restic ARGS="repair packs ${basename(pack)}", make backup, make restic ARGS="repair snapshots --forget"`,
        ),
      ),
    ]);
  }
  expect(await stored()).toContain(shortId(snapshot));
  const [last] = await installation.rows('SELECT outcome FROM operations.backups ORDER BY id DESC LIMIT 1');
  expect(last).toEqual({ outcome: 'failed' });
  // This is the repair that the message names.
  const { repository } = installation.config;
  await repository.run(['repair', 'packs', basename(pack)]);
  await backUp();
  await repository.run(['repair', 'snapshots', '--forget']);
  expect(await backUp()).toMatchObject({ problems: [], read: 'all data of the repository' });
});

test('a large repository is read in parts, here all of it within a day and off-site within a week', async () => {
  const parts: string[] = [];
  class Large extends Repository {
    override async check(part: number, count: number): Promise<void> {
      parts.push(`${this.name.split('/').at(-1)} ${part}/${count}`);
    }
  }
  const { config, root } = installation;
  const sources = {
    maxPartBytes: 0.1,
    repository: new Large(join(root, 'repository'), config.repository.settings),
    offSite: new Large(join(root, 'large-copies'), config.repository.settings),
  };
  await installation.backUp(sources);
  const { read } = await installation.backUp(sources);
  expect(read).toBe("part 2 of 24 of the repository's data");
  await installation.backUp(sources);
  expect(parts).toEqual(['repository 1/24', 'repository 2/24', 'large-copies 1/7', 'repository 3/24']);
});

test('a backup that cannot be read back is refused, and none is left that looks complete', async () => {
  const { config } = installation;
  class Unreadable extends Repository {
    override async restore(...args: Parameters<Repository['restore']>): Promise<void> {
      await super.restore(...args);
      writeFileSync(join(args[1], 'database.dump'), 'other bytes');
    }
  }
  const repository = new Unreadable(join(installation.root, 'repository'), config.repository.settings);
  await expect(installation.backUp({ repository })).rejects.toThrow('database.dump is not what was stored');
  expect(await stored()).toEqual([]);
  const [last] = await installation.rows('SELECT outcome FROM operations.backups');
  expect(last).toEqual({ outcome: 'failed' });
});

test('an unchanged object is neither read from the store nor stored again', async () => {
  await installation.put('team/large.webp', 'x'.repeat(3_000_000));
  const first = await backUp();
  const sizeAfterFirst = packs().length;
  const { added } = await backUp();
  expect(added).toEqual([]);
  expect(first.added).toContain('team/large.webp');
  expect(packs().length).toBeLessThanOrEqual(sizeAfterFirst + 2);
  await installation.put('team/large.webp', 'y'.repeat(3_000_000));
  expect((await backUp()).added).toEqual(['team/large.webp']);
});

test('another password is reported, and nothing is overwritten', async () => {
  const { snapshot } = await backUp();
  const settings = { ...installation.config.repository.settings, password: 'another password of backups' };
  const repository = new Repository(join(installation.root, 'repository'), settings);
  await expect(installation.backUp({ repository })).rejects.toThrow(
    /The password of backups does not open .*recovery sheet/,
  );
  expect(await stored()).toEqual([shortId(snapshot)]);
});

test('a server that does not answer is reported, and the backup is stored', async () => {
  const { config } = installation;
  const offSite = new Repository('rest:http://127.0.0.1:9/', config.repository.settings, 500);
  const { snapshot, problems } = await installation.backUp({ offSite });
  expect(problems).toEqual(['Not off-site: rest:http://127.0.0.1:9/ has not answered.']);
  const { backups, problem } = await listBackups(config.repository, offSite);
  expect(backups.map(({ name }) => name)).toEqual([shortId(snapshot)]);
  expect(problem).toBe('The copies off-site are not listed: rest:http://127.0.0.1:9/ has not answered.');
  expect(await stored()).toEqual([shortId(snapshot)]);
});

const locks = () => readdirSync(join(installation.root, 'repository/locks'));

/** Starts another program that locks the repository until it is killed. */
async function startOther() {
  const other = spawn('restic', ['--repo', join(installation.root, 'repository'), 'backup', '--stdin'], {
    env: { ...process.env, RESTIC_PASSWORD: backupPassword },
  });
  while (locks().length === 0) await wait(20);
  return other;
}

test('the lock of a killed process does not stop the removal of older backups', async () => {
  await backUp();
  const killed = await startOther();
  killed.kill('SIGKILL');
  await once(killed, 'exit');
  expect(locks()).toHaveLength(1);
  nextDay();
  const { snapshot, problems } = await backUp('1h 1d 1w 1m');
  expect(problems).toEqual([]);
  expect(await stored()).toEqual([shortId(snapshot)]);
});

test('the lock of another program is named with its age and the command that removes it', async () => {
  await backUp();
  const { repository } = installation.config;
  const other = await startOther();
  const { problems } = await backUp();
  expect(problems).toEqual([
    expect.stringMatching(
      new RegExp(
        `is locked by PID ${other.pid} on ${hostname()} by \\S+ since .* \\(\\S+\\)\\. Wait until .*make restic ARGS="unlock --remove-all"\\.`,
      ),
    ),
  ]);
  await repository.run(['unlock', '--remove-all']);
  expect(await backUp()).toMatchObject({ problems: [] });
  other.kill('SIGKILL');
  await once(other, 'exit');
});

test('snapshots that others tag are never removed', async () => {
  await backUp();
  mkdirSync(join(installation.root, 'own'), { recursive: true });
  writeFileSync(join(installation.root, 'own/notes'), 'notes');
  const own = await installation.config.repository.store(join(installation.root, 'own'), ['before-the-move']);
  nextDay();
  await backUp('1h 1d 1w 1m');
  expect(await stored()).toContain(shortId(own));
  expect(own.tags).not.toContain(tag.complete);
});

test.each<[string, (pack: string) => void]>([
  ['a flipped bit', flipBit],
  ['a missing file', (pack) => rmSync(pack)],
])('from a repository with %s nothing is restored, and nothing is changed', async (_case, damage) => {
  const { snapshot } = await backUp();
  for (const pack of packs()) damage(pack);
  const before = await installation.liveState();
  await expect(installation.restore(snapshot)).rejects.toThrow(/The backup cannot be read: .*Nothing was changed/s);
  expect(await installation.liveState()).toEqual(before);
});
