import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { describeResults, rate } from './load/load-generator.js';
import { runUnderMixedLoad } from './load/mixed-requests.js';
import { printMeasurement } from './print-measurement.js';
import { openProduction, replicatedServices } from './production/production.js';

const production = openProduction();
/** The rate is low, because building the images needs most of a small machine, on which requests fail at 200 per second. */
const perSecond = rate(60);
/** The test builds the images of a release, which takes a slow machine a quarter of an hour. */
const limitMs = 30 * 60_000;
const releaseMarker = 'the next release of the drill';
let before: string[];

beforeAll(async () => {
  before = await releases();
});
afterAll(() => production.waitUntilHealthy(), 150_000);

test(
  'a release that does not start changes nothing, and the reason is printed',
  async () => {
    const [cms = ''] = await production.containers('cms');
    const image = await production.docker('inspect', '--format', '{{.Config.Image}}', cms);
    const state = async () => [
      await production.docker('inspect', '--format', '{{.Id}}', image),
      ...(await containers()),
    ];
    const before = await state();
    // The bad build gets the image name of the good one, and its cms ends at the start.
    const dockerfile = join(production.folder, 'infra/drill/bad.Dockerfile');
    await writeFile(dockerfile, `FROM ${image}\nCOPY infra/compose/example.env services/cms/dist/main.js\n`);
    await production.docker('build', '--quiet', '--tag', image, '--file', dockerfile, production.folder);
    const { result, results } = await runUnderMixedLoad(production, perSecond, () =>
      production.make('upgrade', { BACKUP: '0', BUILD: '0' }),
    );
    printMeasurement(describeResults(results));
    expect(result.code).not.toBe(0);
    expect(result.output).toMatch(/does not start/);
    expect(result.output).toMatch(/keeps running/);
    expect(await state()).toEqual(before);
    expect(results.failed).toBe(0);
  },
  limitMs,
);

test(
  'a release whose migration fails leaves the old one whole, with make up as well',
  async () => {
    const before = await containers();
    const file = join(production.folder, drillMigration);
    await writeFile(file, migrationSql('ALTER TABLE testimonials ADD COLUMN of_the_drill no_such_type'));
    const { result, results, emptyShells, description } = await runUnderMixedLoad(production, perSecond, () =>
      production.make('up', { BACKUP: '0' }),
    );
    await rm(file);
    printMeasurement(description);
    expect(result.code).not.toBe(0);
    expect(result.output).toContain('the migrations failed');
    expect(await containers()).toEqual(before);
    expect({ failed: results.failed, emptyShells }).toEqual({ failed: 0, emptyShells: 0 });
  },
  limitMs,
);

test(
  'an upgrade with a new column and a new site, killed twice before, fails no request',
  async () => {
    await createNextRelease();
    // The first kill hits the canaries, the second one the replacement of a service.
    await production.killMakeAfterOutput(' canaries', 'upgrade', { BACKUP: '0' });
    await production.killMakeAfterOutput('   cms', 'upgrade', { BACKUP: '0', BUILD: '0' });
    await expectNoFailedRequest('upgrade');
    const page = await (await fetch(production.origin)).text();
    expect(page).toContain(releaseMarker);
    expect(page).toContain('id="prerendered-data"');
    expect(
      await production.sql(`SELECT FROM information_schema.columns WHERE column_name = 'of_the_drill'`),
    ).toHaveLength(1);
    const [services, gateway, ...others] = await releases();
    expect(services).not.toBe(before[0]);
    expect(gateway).not.toBe(before[1]);
    expect(others).toEqual([]);
  },
  limitMs,
);

test(
  'a rollback to services older than the schema fails no request',
  async () => {
    await expectNoFailedRequest('rollback');
    expect(await releases()).toEqual(before);
  },
  limitMs,
);

async function expectNoFailedRequest(target: string): Promise<void> {
  const startedAt = Date.now();
  const { result, results, wrongRows, emptyShells, description } = await runUnderMixedLoad(
    production,
    perSecond,
    async () => {
      const result = await production.make(target, { BACKUP: '0' });
      await wait(1_000);
      return result;
    },
  );
  printMeasurement(`${description}; ${Math.round((Date.now() - startedAt) / 1_000)} s`);
  expect(result).toMatchObject({ code: 0 });
  expect({ failed: results.failed, wrongRows, emptyShells }).toEqual({ failed: 0, wrongRows: 0, emptyShells: 0 });
}

async function releases(): Promise<string[]> {
  const project = `label=com.docker.compose.project=${production.project}`;
  const ids = (await production.docker('ps', '--quiet', '--filter', project)).split('\n');
  const format = '{{.Config.Image}} {{.Image}} {{index .Config.Labels "com.docker.compose.oneoff"}}';
  const images = await production.docker('inspect', '--format', format, ...ids);
  const projectImages = images.split('\n').filter((image) => /^majlis-(services|gateway):/.test(image));
  return [...new Set(projectImages)].sort().reverse();
}

async function containers(): Promise<string[]> {
  const services = [...replicatedServices, 'publisher', 'gateway', 'gateway-standby'];
  return (await Promise.all(services.map((service) => production.containers(service)))).flat().sort();
}

const drillMigration = 'services/cms/src/migrations/9999-of-the-drill.ts';

const migrationSql = (statement: string) => `import type { MigrationInterface, QueryRunner } from 'typeorm';

export class OfTheDrill1799999999999 implements MigrationInterface {
  async up(database: QueryRunner): Promise<void> {
    await database.query("${statement}");
  }

  async down(database: QueryRunner): Promise<void> {
    await database.query('ALTER TABLE testimonials DROP COLUMN of_the_drill');
  }
}
`;

/** Adds a migration, with which the old replicas must still work, and a changed first page. */
async function createNextRelease(): Promise<void> {
  const { folder } = production;
  const column = "ALTER TABLE testimonials ADD COLUMN of_the_drill text NOT NULL DEFAULT 'new'";
  await writeFile(join(folder, drillMigration), migrationSql(column));
  await change(join(folder, 'frontend/index.html'), (text) =>
    text.replace('</head>', `<meta name="release" content="${releaseMarker}" /></head>`),
  );
}

async function change(file: string, transform: (text: string) => string): Promise<void> {
  const before = await readFile(file, 'utf8');
  const after = transform(before);
  if (after === before) throw new Error(`${file} has no text that the drill could change`);
  await writeFile(file, after);
}
