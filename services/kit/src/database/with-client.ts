import pg from 'pg';

/** Runs an action on a connection of its own. `connection` is a URL, or whatever else pg accepts. */
export async function withClient<Result>(
  connection: string | pg.ClientConfig,
  action: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const options = typeof connection === 'string' ? { connectionString: connection } : connection;
  const client = new pg.Client({ connectionTimeoutMillis: 30_000, keepAlive: true, ...options });
  // Without a listener an error between two queries would end the process.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await action(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}
