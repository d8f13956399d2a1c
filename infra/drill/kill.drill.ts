import { setTimeout as wait } from 'node:timers/promises';
import { describeFailures, LoadGenerator, type LoadRequest, rate } from './load/load-generator.js';
import { printMeasurement } from './print-measurement.js';
import { openProduction } from './production/production.js';

const production = openProduction();
const writes = 1_000;
const perSecond = rate(100);
/** The second kill comes while the replicas are starting, or just after. */
const killsAtMs = [3_000, 7_000];

afterAll(async () => {
  await production.waitUntilHealthy();
  await production.sql(`DELETE FROM conferences.people WHERE first_name = 'Kill'`);
  await production.sql(`DELETE FROM cms.testimonials WHERE title = 'Kill'`);
  await production.sql(`DELETE FROM feeds.items WHERE author = 'Kill'`);
}, 150_000);

test.each(['cms', 'conferences', 'feeds', 'publisher', 'gateway', 'postgres'])(
  `no acknowledged write is lost or executed twice when every replica of %s is killed (-9) twice during ${writes} writes`,
  async (service) => {
    const remaining = await createWrites(service);
    const acknowledged: string[] = [];
    let hasKilled = false;
    let hasWrittenAfterKill = false;
    const next = () => {
      const write = remaining.pop();
      if (!write) return undefined;
      const onResponse: LoadRequest['onResponse'] = ({ isExpected }) => {
        if (!isExpected) return;
        acknowledged.push(write.key);
        hasWrittenAfterKill ||= hasKilled;
      };
      return { ...write, onResponse };
    };
    const load = new LoadGenerator({ port: production.info.proxyPort, perSecond, next });
    for (const [index, at] of killsAtMs.entries()) {
      await wait(at - (killsAtMs[index - 1] ?? 0));
      await killAll(service);
      hasKilled = true;
    }
    while (remaining.length > 0) await wait(100);
    const results = await load.stop();
    await production.waitUntilHealthy();
    const executions = await countExecutions(service);
    const lostCount = acknowledged.filter((key) => !executions.has(key)).length;
    const executedTwice = [...executions.values()].filter((times) => times > 1).length;
    printMeasurement(
      `${lostCount} of ${acknowledged.length} acknowledged lost, ${executedTwice} executed twice, ${results.failed} of ${writes} failed meanwhile${describeFailures(results)}`,
    );
    expect({ lostCount, executedTwice, hasWrittenAfterKill }).toEqual({
      lostCount: 0,
      executedTwice: 0,
      hasWrittenAfterKill: true,
    });
  },
  240_000,
);

/** Kills all processes of each container; Docker restarts the containers. */
async function killAll(service: string): Promise<void> {
  const kills = (await production.containers(service)).map((id) =>
    // Some kernels also kill the shell that runs the command.
    production.docker('exec', id, 'sh', '-c', 'kill -9 -1').catch(() => undefined),
  );
  await Promise.all(kills);
}

type Write = LoadRequest & { key: string };

async function createWrites(service: string): Promise<Write[]> {
  const headers = { Cookie: await production.staffCookie(), Origin: production.origin };
  const items = await production.sql<{ id: string }>(
    `INSERT INTO feeds.items (source_url, guid, link, title, description, categories, published_at, author)
     SELECT $1, gen_random_uuid(), 'https://blog.drill.invalid/', 'An item', '', '{}', now(), 'Kill'
     FROM generate_series(1, $2) RETURNING id`,
    [production.blogFeedUrl, Math.ceil(writes / 3)],
  );
  return Array.from({ length: writes }, (_, index): Write => {
    const key = `${service} ${index}`;
    const write = { key, headers, method: 'POST' };
    const testimonial = { name: key, title: 'Kill', testimonial: 'Well', isActive: false };
    switch (index % 3) {
      case 0:
        return { ...write, path: '/api/people', body: { firstName: 'Kill', lastName: key } };
      case 1:
        return { ...write, path: '/api/cms/testimonials', body: testimonial };
      default:
        return {
          ...write,
          method: 'PUT',
          path: `/api/feeds/items/${items[Math.floor(index / 3)]?.id}`,
          body: { titleOverride: key },
        };
    }
  });
}

async function countExecutions(service: string): Promise<Map<string, number>> {
  const rows = await production.sql<{ key: string; times: string }>(
    `SELECT last_name AS key, count(*) AS times FROM conferences.people WHERE first_name = 'Kill' GROUP BY 1
     UNION ALL SELECT name, count(*) FROM cms.testimonials WHERE title = 'Kill' GROUP BY 1
     UNION ALL SELECT title_override, version - 1 FROM feeds.items WHERE author = 'Kill' AND title_override <> ''`,
  );
  return new Map(rows.filter(({ key }) => key.startsWith(`${service} `)).map(({ key, times }) => [key, Number(times)]));
}
