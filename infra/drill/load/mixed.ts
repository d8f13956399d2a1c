import type { Production } from '../production/production.js';
import type { Asked, Ended } from './exchange.js';

/** A row that one writer alone writes to: each write names the version of the one before it. */
type Row = { path: string; body: object; version: number; isBusy: boolean; isUnsure: boolean };

/** Rows of each service that writers take turns at: enough for a hundred writes a second that last half a second. */
const rowsOfEach = 40;

/** What a busy day asks for: of ten requests eight read, one of them with a staff session, and two write. */
export class MixedRequests {
  private count = 0;
  private _written = 0;
  private readonly rows: Row[];

  constructor(
    private readonly cookie: string,
    private readonly origin: string,
    private readonly reads: string[],
    rows: Omit<Row, 'isBusy' | 'isUnsure'>[],
  ) {
    this.rows = rows.map((row) => ({ ...row, isBusy: false, isUnsure: false }));
  }

  next(): Asked | undefined {
    this.count += 1;
    const turn = this.count % 10;
    if (turn === 3 || turn === 8) return this.write();
    if (turn === 5) return { ...this.read(), headers: { Cookie: this.cookie } };
    return this.read();
  }

  /** Writes that were acknowledged. */
  get written(): number {
    return this._written;
  }

  /** Rows whose version is not what the last acknowledged write made it: one was lost, or done twice. */
  async wrongRows(production: Production): Promise<number> {
    const stored = await production.sql<{ id: string; version: number }>(
      `SELECT id, version FROM conferences.people UNION ALL SELECT id, version FROM feeds.items
       UNION ALL SELECT id, version FROM cms.testimonials`,
    );
    const versions = new Map(stored.map(({ id, version }) => [id, version]));
    return this.rows.filter(({ path, version, isUnsure }) => !isUnsure && versions.get(idIn(path)) !== version).length;
  }

  private read(): Asked {
    return { path: this.reads[this.count % this.reads.length] as string, right: [200] };
  }

  private write(): Asked | undefined {
    const row = this.rows.find(({ isBusy }) => !isBusy);
    if (!row) return undefined;
    row.isBusy = true;
    // Behind all others: rows are written to in turn.
    this.rows.push(...this.rows.splice(this.rows.indexOf(row), 1));
    const headers = { Cookie: this.cookie, Origin: this.origin, 'If-Match': `"${row.version}"` };
    return {
      method: 'PUT',
      path: row.path,
      headers,
      body: row.body,
      right: [200],
      onEnd: (ended) => this.end(row, ended),
    };
  }

  private end(row: Row, { text, isRight }: Ended): void {
    row.isBusy = false;
    if (isRight) {
      this._written += 1;
      row.version = (JSON.parse(text) as { version: number }).version;
    } else {
      // Of an unanswered write nobody knows whether it was done; the next ones would all fail and hide what happened.
      row.isUnsure = true;
      row.isBusy = true;
    }
  }
}

const idIn = (path: string) => path.slice(path.lastIndexOf('/') + 1);

/** The mixed requests of a new staff session, with rows of every service to write to. */
export async function mixedRequests(production: Production): Promise<MixedRequests> {
  const people = await production.sql<{ id: string; version: number }>(
    `INSERT INTO conferences.people (first_name, last_name, version, updated_at, updated_by)
     SELECT 'Mixed', 'Load ' || n, 1, now(), 'drill' FROM generate_series(1, $1) n RETURNING id, version`,
    [rowsOfEach],
  );
  const items = await production.sql<{ id: string; version: number }>(
    `INSERT INTO feeds.items (source_url, guid, link, title, description, categories, published_at)
     SELECT $1, gen_random_uuid(), 'https://blog.drill.invalid/' || n, 'Mixed load ' || n, '', '{}', now()
     FROM generate_series(1, $2) n RETURNING id, version`,
    [production.blog, rowsOfEach],
  );
  const testimonials = await production.sql<{ id: string; version: number }>(
    `INSERT INTO cms.testimonials (name, title, organization, country, testimonial, image_url, "order", is_active, version,
       updated_at, updated_by)
     SELECT 'Mixed load ' || n, '', '', '', 'Well done', '', n, false, 1, now(), 'drill' FROM generate_series(1, $1) n
     RETURNING id, version`,
    [rowsOfEach],
  );
  const rows = [
    ...rowsAt('/api/people', people, { firstName: 'Mixed', lastName: 'Load' }),
    ...rowsAt('/api/feeds/items', items, { ownTitle: 'Mixed load' }),
    ...rowsAt('/api/cms/testimonials', testimonials, { name: 'Mixed load', testimonial: 'Well done', isActive: false }),
  ];
  return new MixedRequests(await production.staffCookie(), production.origin, await readable(production), mixed(rows));
}

const rowsAt = (path: string, rows: { id: string; version: number }[], body: object) =>
  rows.map(({ id, version }) => ({ path: `${path}/${id}`, version, body }));

/** One of each service after the other. */
const mixed = <Item>(items: Item[]): Item[] =>
  items.map((_, index) => items[(index % 3) * rowsOfEach + Math.floor(index / 3)] as Item);

/** Pages, reads, what machines read, and an image. */
async function readable({ origin }: Production): Promise<string[]> {
  const conferences = (await (await fetch(`${origin}/api/conferences`)).json()) as { slug: string; id: string }[];
  const members = (await (await fetch(`${origin}/api/cms/team-members`)).json()) as { imageUrl: string }[];
  const images = members
    .map(({ imageUrl }) => imageUrl)
    .filter(Boolean)
    .slice(0, 3);
  const ofConferences = conferences
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
    ...ofConferences,
    ...images,
  ];
}
