import type { DataSource } from 'typeorm';

const maxAgeMs = 5_000;
const maxLength = 4 * 1024 ** 2;

/** Changes whenever what a query would read may have changed. Undefined without a database: the route says what is wrong. */
export async function readSnapshot(database: DataSource): Promise<string | undefined> {
  try {
    const [row] = await database.query<{ snapshot: string }[]>('SELECT pg_current_snapshot()::text AS snapshot');
    return row?.snapshot;
  } catch {
    return undefined;
  }
}

/**
 * Returns the last text that `read` returned until any transaction of the database has ended since (ADR 0045), and for five
 * seconds at most, because some texts depend on the time.
 */
export function keepUntilChanged(database: DataSource, read: () => Promise<string>): () => Promise<string> {
  let kept: { snapshot: string | undefined; readAt: number; text: string } | undefined;
  return async () => {
    const readAt = performance.now();
    const snapshot = await readSnapshot(database);
    if (snapshot && kept?.snapshot === snapshot && readAt - kept.readAt < maxAgeMs) return kept.text;
    const text = await read();
    kept = text.length <= maxLength ? { snapshot, readAt, text } : undefined;
    return text;
  };
}
