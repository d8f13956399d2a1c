import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Check, Finding } from '../check.js';
import { Load, rate, summary } from '../load/load.js';
import { mixedRequests } from '../load/mixed.js';
import { copied, type Production } from '../production/production.js';

/** A build takes all of a small machine; the other half is for those who are answered meanwhile. */
const perSecond = rate(200);

/** A new release takes the place of the old one, a bad one does not, and the way back is open. */
export const upgrade: Check = {
  name: 'upgrade',
  limitMs: 15 * 60_000,
  async *run(production) {
    yield await aBadImage(production);
    const before = await releases(production);
    await makeNextRelease(production);
    // While a container of each part is on trial, and when one service is replaced.
    await production.makeUntil(' trial', 'upgrade', { BACKUP: '0' });
    await production.makeUntil('   cms', 'upgrade', { BACKUP: '0', BUILD: '0' });
    yield await underLoad(
      production,
      'an upgrade that was killed twice before, with a new table column and a new site',
      'upgrade',
      async () => {
        const page = await (await fetch(production.origin)).text();
        const [column] = await production.sql(
          `SELECT FROM information_schema.columns WHERE column_name = 'of_the_drill'`,
        );
        const [services, gateway, ...others] = await releases(production);
        const isAllNew = services !== before[0] && gateway !== before[1] && others.length === 0;
        return page.includes(mark) && page.includes('id="published"') && column !== undefined && isAllNew;
      },
    );
    yield await underLoad(production, 'the way back, to services older than the database', 'rollback', async () => {
      return String(await releases(production)) === String(before);
    });
    await production.untilHealthy();
  },
};

/** The images of what runs: that of the services and that of the gateway, and whatever else is left of an upgrade. */
async function releases(production: Production): Promise<string[]> {
  const project = `label=com.docker.compose.project=${production.project}`;
  const containers = (await production.docker('ps', '--quiet', '--filter', project)).split('\n');
  const format = '{{.Config.Image}} {{.Image}} {{index .Config.Labels "com.docker.compose.oneoff"}}';
  const images = await production.docker('inspect', '--format', format, ...containers);
  const ours = images.split('\n').filter((image) => /^majlis-(services|gateway):/.test(image));
  return [...new Set(ours)].sort().reverse();
}

const mark = 'the next release of the drill';

/** The same work, asked for by `make TARGET`, must be seen to be done, and nobody may notice. */
async function underLoad(
  production: Production,
  promise: string,
  target: string,
  isDone: () => Promise<boolean>,
): Promise<Finding> {
  const { load, requests } = await start(production);
  const began = Date.now();
  const { code, output } = await production.make(target, { BACKUP: '0' });
  const seconds = Math.round((Date.now() - began) / 1_000);
  await wait(1_000);
  const figures = await load.stop();
  const wrong = await requests.wrongRows(production);
  const holds = code === 0 && figures.failed + wrong === 0 && (await isDone());
  const words = code === 0 ? '' : `, and it failed: ${lastLines(output)}`;
  return { promise, holds, figure: `${summary(figures)}; ${wrong} writes lost or done twice; ${seconds} s${words}` };
}

async function start(production: Production) {
  const requests = await mixedRequests(production);
  return { requests, load: new Load({ port: production.place.proxyPort, perSecond, next: () => requests.next() }) };
}

const lastLines = (output: string) => output.trim().split('\n').slice(-4).join(' | ');

/** An image whose cms ends as it starts: it takes the name of the good one, as a bad build would. */
async function aBadImage(production: Production): Promise<Finding> {
  const name = await production.docker('inspect', '--format', '{{.Config.Image}}', await firstOf(production, 'cms'));
  const state = async () => [await production.docker('inspect', '--format', '{{.Id}}', name), await parts(production)];
  const before = await state();
  const recipe = join(production.folder, 'infra/drill/bad.Dockerfile');
  await writeFile(recipe, `FROM ${name}\nCOPY infra/compose/example.env services/cms/dist/main.js\n`);
  await production.docker('build', '--quiet', '--tag', name, '--file', recipe, production.folder);
  const { load } = await start(production);
  const { code, output } = await production.make('upgrade', { BACKUP: '0', BUILD: '0' });
  const figures = await load.stop();
  const isSame = String(before) === String(await state());
  const isSaid = /does not start/.test(output) && /goes on running/.test(output);
  return {
    promise: 'a release that does not start changes nothing, and it is said why',
    holds: code !== 0 && isSame && isSaid && figures.failed === 0,
    figure: `${isSame ? 'the same' : 'other'} containers and images, ${summary(figures)}${isSaid ? '' : `; it said: ${lastLines(output)}`}`,
  };
}

const firstOf = async (production: Production, service: string) => (await production.containers(service))[0] ?? '';

/** The containers that run, whatever they are for. */
async function parts(production: Production): Promise<string> {
  const services = [...copied, 'publisher', 'gateway', 'gateway-spare'];
  return (await Promise.all(services.map((service) => production.containers(service)))).flat().sort().join(' ');
}

/** In the copy of the project: a migration more, which the old copies must not mind, and another first page. */
async function makeNextRelease({ folder }: Production): Promise<void> {
  const migration = 'services/cms/src/migrations/9999-of-the-drill.ts';
  await writeFile(
    join(folder, migration),
    `import type { MigrationInterface, QueryRunner } from 'typeorm';

export class OfTheDrill1799999999999 implements MigrationInterface {
  async up(database: QueryRunner): Promise<void> {
    await database.query("ALTER TABLE testimonials ADD COLUMN of_the_drill text NOT NULL DEFAULT 'new'");
  }

  async down(database: QueryRunner): Promise<void> {
    await database.query('ALTER TABLE testimonials DROP COLUMN of_the_drill');
  }
}
`,
  );
  await change(join(folder, 'services/cms/src/migrations.ts'), (text) =>
    `import { OfTheDrill1799999999999 } from './migrations/9999-of-the-drill.js';\n${text}`.replace(
      /(cmsMigrations[^[]*migrations: \[[^\]]*?),?(\s*\])/,
      '$1, OfTheDrill1799999999999$2',
    ),
  );
  await change(join(folder, 'frontend/index.html'), (text) =>
    text.replace('</head>', `<meta name="release" content="${mark}" /></head>`),
  );
}

async function change(file: string, how: (text: string) => string): Promise<void> {
  const before = await readFile(file, 'utf8');
  const after = how(before);
  if (after === before) throw new Error(`${file} is not what the drill expects`);
  await writeFile(file, after);
}
