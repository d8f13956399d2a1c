import pg from 'pg';

/** A connection for one piece of work. */
export async function withClient<Result>(url: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'majlis-backup',
    // A machine that is busy with a backup may take its time.
    connectionTimeoutMillis: 30_000,
    keepAlive: true,
  });
  // A connection that is cut fails the query that waits; this is for the time between queries.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** The same server, another database. */
export function urlOf(database: string, ownerUrl: string): string {
  const url = new URL(ownerUrl);
  url.pathname = `/${database}`;
  return url.href;
}

export const databaseOf = (url: string): string => decodeURIComponent(new URL(url).pathname.slice(1));
