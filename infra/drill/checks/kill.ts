import { setTimeout as wait } from 'node:timers/promises';
import type { Check, Finding } from '../check.js';
import type { Asked } from '../load/exchange.js';
import { Load } from '../load/load.js';
import type { Production } from '../production/production.js';

const writes = 1_000;
const perSecond = 100;
/** When everything of it is killed: a second later it is starting again, or just up. */
const killsAtMs = [3_000, 7_000];

/** What was acknowledged is there, once, whatever is killed while a thousand writes are made. */
export const kill: Check = {
  name: 'kill',
  limitMs: 6 * 60_000,
  async *run(production) {
    for (const service of ['cms', 'conferences', 'feeds', 'publisher', 'gateway', 'postgres'])
      yield await killed(production, service);
    await production.sql(`DELETE FROM conferences.people WHERE first_name = 'Kill'`);
    await production.sql(`DELETE FROM cms.testimonials WHERE title = 'Kill'`);
    await production.sql(`DELETE FROM feeds.items WHERE author = 'Kill'`);
  },
};

async function killed(production: Production, service: string): Promise<Finding> {
  const thousand = await thousandWrites(production, service);
  let isKilled = false;
  let answeredAt = Number.NaN;
  const acknowledged: string[] = [];
  const next = () => {
    const write = thousand.pop();
    if (!write) return undefined;
    const onEnd: Asked['onEnd'] = ({ isRight }) => {
      if (isRight) acknowledged.push(write.key);
      if (isRight && isKilled) answeredAt = Date.now();
    };
    return { ...write.asked, onEnd };
  };
  const load = new Load({ port: production.place.proxyPort, perSecond, next });
  for (const [index, at] of killsAtMs.entries()) {
    await wait(at - (killsAtMs[index - 1] ?? 0));
    isKilled = true;
    await killAll(production, service);
  }
  while (thousand.length > 0) await wait(100);
  const { failed } = await load.stop();
  await production.untilHealthy();
  const done = await timesDone(production, service);
  const lost = acknowledged.filter((key) => !done.has(key)).length;
  const twice = [...done.values()].filter((times) => times > 1).length;
  const figure = `${lost} of ${acknowledged.length} acknowledged lost, ${twice} done twice, ${failed} of ${writes} refused meanwhile`;
  const holds = lost + twice === 0 && acknowledged.length > 0 && !Number.isNaN(answeredAt);
  return { promise: `${service} killed twice (-9, every copy at once) during ${writes} writes`, holds, figure };
}

/** Everything in each of its containers but the first process, which then ends too. Docker starts them again. */
async function killAll(production: Production, service: string): Promise<void> {
  const kills = (await production.containers(service)).map((id) =>
    // The shell that kills is not spared by every kernel.
    production.docker('exec', id, 'sh', '-c', 'kill -9 -1').catch(() => undefined),
  );
  await Promise.all(kills);
}

type Write = { key: string; asked: Asked };

/** A third to each service, each write once and with a key of its own. */
async function thousandWrites(production: Production, service: string): Promise<Write[]> {
  const headers = { Cookie: await production.staffCookie(), Origin: production.origin };
  const items = await production.sql<{ id: string }>(
    `INSERT INTO feeds.items (source_url, guid, link, title, description, categories, published_at, author)
     SELECT $1, gen_random_uuid(), 'https://blog.drill.invalid/', 'An item', '', '{}', now(), 'Kill'
     FROM generate_series(1, $2) RETURNING id`,
    [production.blog, Math.ceil(writes / 3)],
  );
  return Array.from({ length: writes }, (_, index): Write => {
    const key = `${service} ${index}`;
    const ask = (method: string, path: string, body: object) => ({
      key,
      asked: { method, path, headers, body, right: [200, 201] },
    });
    switch (index % 3) {
      case 0:
        return ask('POST', '/api/people', { firstName: 'Kill', lastName: key });
      case 1:
        return ask('POST', '/api/cms/testimonials', { name: key, title: 'Kill', testimonial: 'Well', isActive: false });
      default:
        return ask('PUT', `/api/feeds/items/${items[Math.floor(index / 3)]?.id}`, { ownTitle: key });
    }
  });
}

/** How often each write was done: rows with its key, or versions after the first. */
async function timesDone(production: Production, service: string): Promise<Map<string, number>> {
  const rows = await production.sql<{ key: string; times: string }>(
    `SELECT last_name AS key, count(*) AS times FROM conferences.people WHERE first_name = 'Kill' GROUP BY 1
     UNION ALL SELECT name, count(*) FROM cms.testimonials WHERE title = 'Kill' GROUP BY 1
     UNION ALL SELECT own_title, version - 1 FROM feeds.items WHERE author = 'Kill' AND own_title <> ''`,
  );
  return new Map(rows.filter(({ key }) => key.startsWith(`${service} `)).map(({ key, times }) => [key, Number(times)]));
}
