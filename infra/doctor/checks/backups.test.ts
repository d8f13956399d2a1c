import { rmSync } from 'node:fs';
import { withClient } from '@majlis/kit/database/with-client';
import { createDatabase, runSql, type TestDatabase } from '@majlis/kit/testing/database';
import { createInstallation } from '../../drill/doctor/create-installation.js';
import { OperatorFiles } from '../../drill/doctor/operator-files.js';
import { formatResult } from '../check-result.js';
import { Installation } from '../installation.js';
import { checkBackups } from './backups.js';

let data: TestDatabase;
let folder: string;
let files: OperatorFiles;
beforeAll(async () => {
  data = await createDatabase();
  folder = createInstallation();
  files = new OperatorFiles(folder);
  files.set('MAJLIS_OVERLAYS', 'backup');
  files.set('BACKUP_OFF_SITE', 'rest:https://backups.example.org/majlis');
});
afterAll(async () => {
  await data.drop();
  rmSync(folder, { recursive: true });
});
beforeEach(() => runSql(data.ownerUrl, 'TRUNCATE operations.backups'));

/** Each backup is given by its age in hours, the place of its copy, and the reason why there is none. */
async function linesAfter(
  backups: [hours: number, offSite: string | null, message: string | null][],
  ids: string[] = [],
) {
  return withClient(data.ownerUrl, async (client) => {
    for (const [index, [hours, offSite, message]] of backups.entries())
      await client.query(
        `INSERT INTO operations.backups (started_at, finished_at, outcome, file, off_site, message)
         SELECT at, at, 'stored', $2, $3, $4 FROM (SELECT now() - make_interval(hours => $1) AS at) AS stored`,
        [hours, `${index}`.repeat(8), offSite, message],
      );
    return (await checkBackups(client, new Installation(folder), ids)).map(formatResult);
  });
}

const refused = 'Not off-site: rest:https://backups.example.org/majlis has not answered.';

test('an empty installation beside the backups of another one is told to restore them', async () => {
  expect(await linesAfter([], ['a'.repeat(64), 'b'.repeat(64)])).toEqual([
    expect.stringMatching(
      /^wrong {2}backups: an empty installation beside 2 backups: make restore .*make backup FORCE=1$/,
    ),
  ]);
});

test.each<[string, Parameters<typeof linesAfter>[0], RegExp | undefined]>([
  [
    'every backup is copied',
    [
      [1, 'rest:x', null],
      [0, 'rest:x', null],
    ],
    /^ok {5}off-site: the last copy is 0 hours old$/,
  ],
  [
    'it was refused once',
    [
      [1, 'rest:x', null],
      [0, null, refused],
    ],
    /^note {3}off-site: the last copy is 1 hours old: Not off-site/,
  ],
  [
    'it is refused for hours, whatever its kind',
    [
      [6, 'rest:x', null],
      [4, null, refused],
      [0, null, refused],
    ],
    /^wrong {2}off-site: the last copy is 6 hours old \(Not off-site: .*has not answered\.\): correct BACKUP_OFF_SITE/,
  ],
  [
    'it never worked',
    [
      [4, null, refused],
      [0, null, refused],
    ],
    /^wrong {2}off-site: there is no copy yet \(Not off-site/,
  ],
  [
    'it has just been switched on',
    [
      [4, null, null],
      [1, null, null],
    ],
    undefined,
  ],
])('copies off-site: %s', async (_case, backups, expected) => {
  const line = (await linesAfter(backups)).find((each) => / off-site: /.test(each));
  if (expected) expect(line).toMatch(expected);
  else expect(line).toBeUndefined();
});
