import { setTimeout as pause } from 'node:timers/promises';

const pollIntervalMs = 1_000;

/** Resolves when nothing is pending, and logs what is whenever that changes. A failed check is one that is pending. */
export async function pollPending(waitingFor: string, findPending: () => Promise<string[]>): Promise<void> {
  for (let logged = ''; ; await pause(pollIntervalMs)) {
    const pending = await findPending().then(
      (names) => names.join(', '),
      // Before the first migration the database, the role or the table may not exist.
      (error: unknown) => (error as Error).message || String(error),
    );
    if (pending === '') return;
    if (pending !== logged) process.stdout.write(`${JSON.stringify({ service: 'wait', waitingFor, pending })}\n`);
    logged = pending;
  }
}
