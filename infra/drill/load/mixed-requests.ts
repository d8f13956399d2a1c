import type { Production } from '../production/production.js';
import { describeResults, LoadGenerator, type LoadRequest, type LoadResponse } from './load-generator.js';

/** The rows that the load changes, and nobody else; each write sends the version of the previous one in If-Match. */
type Row = { path: string; body: object; version: number; cookie: string; isBusy: boolean; isOutcomeUnknown: boolean };

const rowsPerService = 40;
/** The writes are spread over these sessions, because the gateway limits those of each session. */
const staffSessions = 20;

/** Eight of ten requests are reads, one of them with a staff session; two are writes. */
class MixedRequests {
  private count = 0;
  written = 0;
  /** The number of visits that got a page without content in place of a prerendered one. */
  emptyShells = 0;
  private readonly rows: Row[];

  constructor(
    private readonly cookies: string[],
    private readonly origin: string,
    private readonly reads: string[],
    rows: Pick<Row, 'path' | 'body' | 'version'>[],
  ) {
    this.rows = rows.map((row, index) => ({
      ...row,
      cookie: cookies[index % cookies.length] as string,
      isBusy: false,
      isOutcomeUnknown: false,
    }));
  }

  next(): LoadRequest | undefined {
    this.count += 1;
    const kind = this.count % 10;
    if (kind === 3 || kind === 8) return this.write();
    const path = this.reads[this.count % this.reads.length] as string;
    if (kind === 5) return { path, headers: { Cookie: this.cookies[0] as string } };
    return isPage(path) ? { path, onResponse: (response) => this.onPage(response) } : { path };
  }

  /** Returns the number of rows whose version differs from the last acknowledged one: a write was lost or executed twice. */
  async wrongRows(production: Production): Promise<number> {
    const stored = await production.sql<{ id: string; version: number }>(
      `SELECT id, version FROM conferences.people UNION ALL SELECT id, version FROM feeds.items
       UNION ALL SELECT id, version FROM cms.testimonials`,
    );
    const versions = new Map(stored.map(({ id, version }) => [id, version]));
    return this.rows.filter(
      ({ path, version, isOutcomeUnknown }) => !isOutcomeUnknown && versions.get(idIn(path)) !== version,
    ).length;
  }

  private write(): LoadRequest | undefined {
    const row = this.rows.find(({ isBusy }) => !isBusy);
    if (!row) return undefined;
    row.isBusy = true;
    // The row moves to the end, so that all rows are used in turn.
    this.rows.push(...this.rows.splice(this.rows.indexOf(row), 1));
    const headers = { Cookie: row.cookie, Origin: this.origin, 'If-Match': `"${row.version}"` };
    const onResponse = (response: LoadResponse) => this.onWritten(row, response);
    return { method: 'PUT', path: row.path, headers, body: row.body, onResponse };
  }

  private onPage({ text, isExpected }: LoadResponse): void {
    if (isExpected && !text.includes('id="prerendered-data"')) this.emptyShells += 1;
  }

  private onWritten(row: Row, { text, isExpected }: LoadResponse): void {
    row.isBusy = !isExpected;
    // A write without a response may have been executed. Further writes to the row would fail and hide the cause.
    row.isOutcomeUnknown = !isExpected;
    if (!isExpected) return;
    this.written += 1;
    row.version = (JSON.parse(text) as { version: number }).version;
  }
}

const isPage = (path: string) => !/^\/(api|images)\/|\.xml$/.test(path);

const idIn = (path: string) => path.slice(path.lastIndexOf('/') + 1);

export async function runUnderMixedLoad<Result>(
  production: Production,
  perSecond: number,
  action: () => Promise<Result>,
) {
  const requests = await mixedRequests(production);
  const load = new LoadGenerator({ port: production.info.proxyPort, perSecond, next: () => requests.next() });
  const settled = await Promise.allSettled([action()]);
  const results = await load.stop();
  if (settled[0].status === 'rejected') throw settled[0].reason;
  const wrongRows = await requests.wrongRows(production);
  const { written, emptyShells } = requests;
  const description = `${describeResults(results)}; ${written} written, ${wrongRows} rows lost or written twice, ${emptyShells} empty shells`;
  return { result: settled[0].value, results, written, wrongRows, emptyShells, description };
}

async function mixedRequests(production: Production): Promise<MixedRequests> {
  const people = await production.sql<{ id: string; version: number }>(
    `INSERT INTO conferences.people (first_name, last_name, version, updated_at, updated_by)
     SELECT 'Mixed', 'Load ' || n, 1, now(), 'drill' FROM generate_series(1, $1) n RETURNING id, version`,
    [rowsPerService],
  );
  const items = await production.sql<{ id: string; version: number }>(
    `INSERT INTO feeds.items (source_url, guid, link, title, description, categories, published_at)
     SELECT $1, gen_random_uuid(), 'https://blog.drill.invalid/' || n, 'Mixed load ' || n, '', '{}', now()
     FROM generate_series(1, $2) n RETURNING id, version`,
    [production.blogFeedUrl, rowsPerService],
  );
  const testimonials = await production.sql<{ id: string; version: number }>(
    `INSERT INTO cms.testimonials (name, title, organization, country, testimonial, image_url, "order", is_active, version,
       updated_at, updated_by)
     SELECT 'Mixed load ' || n, '', '', '', 'Well done', '', n, false, 1, now(), 'drill' FROM generate_series(1, $1) n
     RETURNING id, version`,
    [rowsPerService],
  );
  const rows = [
    ...rowsAt('/api/people', people, { firstName: 'Mixed', lastName: 'Load' }),
    ...rowsAt('/api/feeds/items', items, { titleOverride: 'Mixed load' }),
    ...rowsAt('/api/cms/testimonials', testimonials, { name: 'Mixed load', testimonial: 'Well done', isActive: false }),
  ];
  return new MixedRequests(
    await Promise.all(Array.from({ length: staffSessions }, () => production.staffCookie())),
    production.origin,
    await readPaths(production),
    interleave(rows),
  );
}

const rowsAt = (path: string, rows: { id: string; version: number }[], body: object) =>
  rows.map(({ id, version }) => ({ path: `${path}/${id}`, version, body }));

const interleave = <Item>(items: Item[]): Item[] =>
  items.map((_, index) => items[(index % 3) * rowsPerService + Math.floor(index / 3)] as Item);

async function readPaths({ origin }: Production): Promise<string[]> {
  const conferences = (await (await fetch(`${origin}/api/conferences`)).json()) as { slug: string; id: string }[];
  const members = (await (await fetch(`${origin}/api/cms/team-members`)).json()) as { imageUrl: string }[];
  const images = members
    .map(({ imageUrl }) => imageUrl)
    .filter(Boolean)
    .slice(0, 3);
  const conferencePaths = conferences
    .slice(0, 3)
    .flatMap(({ slug, id }) => [
      `/conferences/${slug}`,
      `/api/conferences/slug/${slug}`,
      `/api/conferences/${id}/agenda`,
      `/api/conferences/${id}/programme`,
    ]);
  const reads = ['content', 'carousel-files', 'timeline', 'team-members', 'footer-partners', 'testimonials'];
  return [
    ...['/', '/about', '/research', '/blog', '/podcasts', '/conferences', '/support', '/contact', '/sitemap.xml'],
    ...reads.map((read) => `/api/cms/${read}`),
    ...['/api/conferences', '/api/research-items', '/api/blog-posts', '/api/podcast-episodes'],
    ...conferencePaths,
    ...images,
  ];
}
