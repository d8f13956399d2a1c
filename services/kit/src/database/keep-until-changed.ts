import type { DataSource } from 'typeorm';

/** Some responses depend on the time, such as a paper that is public from an hour on. */
export const maxKeptMs = 5_000;
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
 * Keeps the text that `read` returned, and returns it until any transaction of the database has ended since (ADR 0045), but
 * no longer than `maxKeptMs`.
 */
export function keepUntilChanged(database: DataSource, read: () => Promise<string>): () => Promise<string> {
  let kept: { snapshot: string | undefined; readAt: number; text: string } | undefined;
  return async () => {
    const readAt = performance.now();
    const snapshot = await readSnapshot(database);
    if (snapshot && kept?.snapshot === snapshot && readAt - kept.readAt < maxKeptMs) return kept.text;
    const text = await read();
    kept = text.length <= maxLength ? { snapshot, readAt, text } : undefined;
    return text;
  };
}
